import type { IssuedQuotation, QuotationSet } from '../../../contract/estimates/quotations';
import { DEFAULT_QUOTATION_VALUES } from '../../../domain/quotations/quotationDraft';
import type { QuotationRow } from './repository';
import type { QuotationSetRow } from './settingsRepository';

export const toQuotationSet = (row: QuotationSetRow | undefined): QuotationSet => ({
  values: { ...DEFAULT_QUOTATION_VALUES, ...row?.values },
  authorName: row?.author_name ?? null,
  reason: row?.reason ?? null,
  savedAt: row?.created_at.toISOString() ?? null,
});

export const toIssued = ({ number, version, issued_on, valid_until }: QuotationRow): IssuedQuotation => ({
  ...{ number, version, date: issued_on, validUntil: valid_until },
});
