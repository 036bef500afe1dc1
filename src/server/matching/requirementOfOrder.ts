import { toMatchRequirement, type MatchRequirement } from '../../domain/matching/reading/requirement';
import { toQuote } from '../../domain/order/quote';
import { toOrder } from '../presenters/orders/order';
import type { OrderRow } from '../repositories/orders/orders';

/** What an order asks of a unit by its own fields, without constraints from its notes: those count where a person accepts them. */
export const requirementOfOrder = (order: OrderRow): MatchRequirement =>
  toMatchRequirement(toQuote(toOrder(order)), { fusing: order.fusing, impedancePct: order.impedance_pct });
