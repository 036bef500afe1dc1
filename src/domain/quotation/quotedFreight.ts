import type { QuotationContent } from '../../contract/estimates/quotationContent';

type Quoted = Pick<QuotationContent, 'freight'>;

/** What a customer reads of the freight: 'Freight: not included'; null in quotations of before it was said. */
export const quotedFreight = ({ freight }: Quoted): string | null =>
  freight === undefined ? null : `Freight: ${freight}`;
