import type { QuotationContent } from '../../../contract/estimates/quotations';

/**
 * What a customer is offered, as it stands on paper. It has no place for a cost or a margin: what is not in it cannot be
 * printed.
 */
export interface Quotation extends Omit<QuotationContent, 'photos'> {
  /** 'Q-2026-0001'; null for a preview, which is no offer. */
  readonly number: string | null;
  /** Days are 'YYYY-MM-DD'. */
  readonly date: string;
  readonly validUntil: string;
}

/** JPEG, as they are stored. */
export type Photos = readonly Buffer[];
