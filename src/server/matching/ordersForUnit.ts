import { setImmediate as turn } from 'node:timers/promises';
import type { ServableOrders } from '../../contract/matching/servableOrders';
import { SERVABLE_ORDERS } from '../../domain/limits';
import { rankOrders } from '../../domain/matching/ranking/rank';
import type { Rates } from '../../domain/rates/rates';
import { toCandidate } from '../presenters/units/candidate';
import { toServableOrder } from '../presenters/orders/servableOrder';
import type { OrderRow, OrdersRepository } from '../repositories/orders/orders';
import type { UnitRow } from '../repositories/units/units';
import { requirementOfOrder } from './requirementOfOrder';

const ROWS_PER_READ = 1_000;

/** None for a unit that was retired; otherwise the open orders without a unit for which it is a candidate: the best ones, best first, and how many there are. */
export async function ordersForUnit(orders: OrdersRepository, unit: UnitRow, rates: Rates): Promise<ServableOrders> {
  if (unit.retired_at !== null) return { count: 0, results: [] };
  const candidate = toCandidate(unit);
  let found = rankOrders<OpenOrder>(candidate, [], SERVABLE_ORDERS, rates);
  for await (const batch of openOrders(orders)) {
    const { count, best } = found;
    found = rankOrders(candidate, [...best.map(({ order }) => order), ...batch], SERVABLE_ORDERS, rates);
    found = { ...found, count: count - best.length + found.count };
  }
  return { count: found.count, results: found.best.map(({ order, score }) => toServableOrder(order.row, score)) };
}

type OpenOrder = ReturnType<typeof toOpenOrder>;

const toOpenOrder = (row: OrderRow) => ({ row, requirement: requirementOfOrder(row) });

/** In batches, so that judging very many orders does not block other requests. */
async function* openOrders(orders: OrdersRepository): AsyncGenerator<OpenOrder[]> {
  let last = 0;
  for (;;) {
    const rows = await orders.openAfter(last, ROWS_PER_READ);
    yield rows.map(toOpenOrder);
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_READ) return;
    last = end.id;
    await turn();
  }
}
