import { describedFields, type Quote } from '../../../contract/matching/quote';

/** Under what answers to a quote are cached: its order, the fields that texts can fill, and the accepted constraints. */
export const quoteKey = (quote: Quote) => ({
  orderId: String(quote.order_id),
  fields: describedFields.map((field) => quote[field] ?? null),
  accepted: (quote.accepted_constraints ?? []).join(),
});
