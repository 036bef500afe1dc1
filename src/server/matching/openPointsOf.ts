import { toQuote } from '../../domain/order/quote';
import { openPoints } from '../../domain/reservations/openPoints';
import { toOrder } from '../presenters/order';
import type { OrderRow } from '../repositories/orders/orders';
import type { UnitRow } from '../repositories/units';
import { judge } from './recommend';

/** What speaks against reserving a unit for an order, point by point: the unit judged by the order's own fields. */
export const openPointsOf = (order: OrderRow, unit: UnitRow): readonly string[] =>
  openPoints(judge({ addressOf: () => '' }, toQuote(toOrder(order)), order, unit));
