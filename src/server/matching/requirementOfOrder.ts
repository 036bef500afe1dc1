import type { Quote } from '../../contract/matching/quote';
import { toMatchRequirement, type MatchRequirement } from '../../domain/matching/reading/requirement';
import { toQuote } from '../../domain/order/quote';
import { toOrder } from '../presenters/orders/order';
import type { OrderRow } from '../repositories/orders/orders';

/** What a quote asks of a unit, with what only its order says. Fusing is in a quote where a person accepted it from the order's texts. */
export const requirementOfQuote = (
  quote: Quote,
  { fusing, impedance_pct: impedancePct, won_price: wonPrice }: OrderRow,
): MatchRequirement => toMatchRequirement(quote, { fusing: quote.fusing ?? fusing, impedancePct, wonPrice });

/** What an order asks of a unit by its own fields, without constraints from its notes: those count where a person accepts them. */
export const requirementOfOrder = (order: OrderRow): MatchRequirement =>
  requirementOfQuote(toQuote(toOrder(order)), order);
