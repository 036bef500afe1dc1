import { setImmediate as turn } from 'node:timers/promises';
import type { Accepted, Quote } from '../../contract/matching/quote';
import { countedOf } from '../../domain/descriptions/accepted';
import { toMatchRequirement, type MatchRequirement } from '../../domain/matching/reading/requirement';
import { toQuote } from '../../domain/order/quote';
import { toOrder, toServableOrder } from '../presenters/orders';
import type { OrderRow, OrdersRepository } from '../repositories/orders/orders';
import { scoreUnit } from '../../domain/matching/ranking/scoreUnit';
import type { Rates } from '../../domain/rates/rates';
import { openPoints } from '../../domain/reservations/openPoints';
import { toCandidate } from '../presenters/units';
import type { UnitRow } from '../repositories/units/units';
import type { ServableOrders } from '../../contract/matching/servableOrders';
import { SERVABLE_ORDERS } from '../../domain/limits';
import { rankOrders } from '../../domain/matching/ranking/rank';

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

const ROWS_PER_READ = 500;

/** All open orders, by id. Other requests have their turn between any two. */
export async function* openOrders(orders: Pick<OrdersRepository, 'openAfter'>): AsyncGenerator<OrderRow> {
  let last = 0;
  for (;;) {
    const rows = await orders.openAfter(last, ROWS_PER_READ);
    for (const row of rows) {
      await turn();
      yield row;
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_READ) return;
    last = end.id;
  }
}

interface ReservablePair {
  readonly order: OrderRow;
  readonly unit: UnitRow;
  /** From the order's texts; null for nothing. */
  readonly accepted: Accepted | null;
}

/** What speaks against reserving a unit for an order, point by point. */
export function openPointsOf({ order, unit, accepted }: ReservablePair, rates: Rates): readonly string[] {
  const requirement = requirementOfOrder(order, accepted);
  const { fit, canServe, features, neededWork } = scoreUnit(requirement, toCandidate(unit), rates);
  return openPoints({ fit, can_serve: canServe, score_details: features, needed_work: neededWork });
}

const BATCH_ROWS = 1_000;

/** None for a unit that was retired; otherwise the open orders without a unit for which it is a candidate: the best ones, best first, and how many there are. */
export async function ordersForUnit(orders: OrdersRepository, unit: UnitRow, rates: Rates): Promise<ServableOrders> {
  if (unit.retired_at !== null) return { count: 0, results: [] };
  const candidate = toCandidate(unit);
  let found = rankOrders<OpenOrder>(candidate, [], SERVABLE_ORDERS, rates);
  for await (const batch of orderBatches(orders)) {
    const { count, best } = found;
    found = rankOrders(candidate, [...best.map(({ order }) => order), ...batch], SERVABLE_ORDERS, rates);
    found = { ...found, count: count - best.length + found.count };
  }
  return { count: found.count, results: found.best.map(({ order, score }) => toServableOrder(order.row, score)) };
}

type OpenOrder = ReturnType<typeof toOpenOrder>;

const toOpenOrder = (row: OrderRow) => ({ row, requirement: requirementOfOrder(row) });

/** In batches, so that judging very many orders does not block other requests. */
async function* orderBatches(orders: OrdersRepository): AsyncGenerator<OpenOrder[]> {
  let last = 0;
  for (;;) {
    const rows = await orders.openAfter(last, BATCH_ROWS);
    yield rows.map(toOpenOrder);
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH_ROWS) return;
    last = end.id;
    await turn();
  }
}
