import type { NewQuotationSettings, Paper } from '../../contract/estimates/quotationSettings';
import { quotationProblems } from './quotationValues';

/** What quotations say, while a person edits it: as the fields hold it. */
export interface QuotationDraft {
  readonly name: string;
  readonly address: string;
  readonly terms: string;
  readonly days: string;
  readonly paper: Paper;
  readonly reason: string;
}

interface ReadQuotationDraft {
  /** Null where something is wrong. */
  readonly settings: NewQuotationSettings | null;
  readonly problems: Readonly<Partial<Record<keyof QuotationDraft, string>>>;
}

export function readQuotationDraft(draft: QuotationDraft): ReadQuotationDraft {
  const { paper, days, ...texts } = draft;
  const company = { name: texts.name.trim(), address: texts.address.trim() };
  const values = { company, terms: texts.terms.trim(), validityDays: Number(days), paper };
  const isDays = /^\d+$/.test(days.trim()) && values.validityDays >= 1 && values.validityDays <= 365;
  const reason = texts.reason.trim();
  const problems = {
    ...quotationProblems(values),
    ...(isDays ? {} : { days: 'Enter days from 1 to 365.' }),
    ...(reason === '' ? { reason: 'Say why this changes.' } : {}),
  };
  return { settings: Object.keys(problems).length === 0 ? { reason, values } : null, problems };
}
