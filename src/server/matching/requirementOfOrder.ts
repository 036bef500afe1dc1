import type { Accepted, Quote } from '../../contract/matching/quote';
import { countedOf } from '../../domain/descriptions/accepted';
import { toMatchRequirement, type MatchRequirement } from '../../domain/matching/reading/requirement';
import { toQuote } from '../../domain/order/quote';
import { toOrder } from '../presenters/orders/order';
import type { OrderRow } from '../repositories/orders/orders';

/** What a quote asks of a unit, with what only its order says. Fusing is in a quote where a person accepted it from the order's texts. */
export const requirementOfQuote = (
  quote: Quote,
  { fusing, impedance_pct: impedancePct, won_price: wonPrice }: OrderRow,
): MatchRequirement => toMatchRequirement(quote, { fusing: quote.fusing ?? fusing, impedancePct, wonPrice });

/** What an order asks of a unit by its own fields, and by what a person accepted from its texts. */
export function requirementOfOrder(row: OrderRow, accepted?: Accepted | null): MatchRequirement {
  const order = toOrder(row);
  if (!accepted) return requirementOfQuote(toQuote(order), row);
  const { constraints, fields } = countedOf(order.requirement ?? {}, accepted);
  return requirementOfQuote(toQuote(order, constraints, fields), row);
}
