import type { QuotationValues, Paper } from '../../contract/estimates/quotations';

/** Placeholder for the company's name in PDFs until it is entered. */
export const NO_COMPANY_NAME = 'Your company (set in Settings)';

/** Initial values. */
export const DEFAULT_QUOTATION_VALUES: QuotationValues = {
  company: { name: '', address: '' },
  terms: '',
  validityDays: 30,
  paper: 'letter',
};

const MAX_LINES = { address: 5, terms: 16 } as const;

type QuotationProblems = Readonly<Partial<Record<'name' | 'address' | 'terms', string>>>;

const linesOf = (text: string): number => text.split('\n').length;

export function quotationProblems({ company: { name, address }, terms }: QuotationValues): QuotationProblems {
  return {
    ...(name === '' && { name: 'Enter the name of the company.' }),
    ...(linesOf(address) > MAX_LINES.address && {
      address: `The address has ${linesOf(address)} lines; a quotation has room for ${MAX_LINES.address}.`,
    }),
    ...(linesOf(terms) > MAX_LINES.terms && {
      terms: `The terms have ${linesOf(terms)} lines; a quotation has room for ${MAX_LINES.terms}. Join some of them.`,
    }),
  };
}

export interface QuotationDraft {
  readonly name: string;
  readonly address: string;
  readonly terms: string;
  readonly days: string;
  readonly paper: Paper;
  readonly reason: string;
}

export const NO_REASON = 'Enter a reason.';

/** The first values need no reason. */
export function readQuotationDraft(draft: QuotationDraft, isFirst = false) {
  const { paper, days, ...texts } = draft;
  const company = { name: texts.name.trim(), address: texts.address.trim() };
  const values = { company, terms: texts.terms.trim(), validityDays: Number(days), paper };
  const isDays = /^\d+$/.test(days.trim()) && values.validityDays >= 1 && values.validityDays <= 365;
  const reason = texts.reason.trim();
  const problems: Readonly<Partial<Record<keyof QuotationDraft, string>>> = {
    ...quotationProblems(values),
    ...(isDays ? {} : { days: 'Enter days from 1 to 365.' }),
    ...(reason === '' && !isFirst ? { reason: NO_REASON } : {}),
  };
  const settings = { ...(reason !== '' && { reason }), values };
  return { settings: Object.keys(problems).length === 0 ? settings : null, problems };
}
