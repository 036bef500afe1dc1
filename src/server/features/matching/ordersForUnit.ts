import type { ServableOrders } from '../../../contract/matching/servableOrders';
import { SERVABLE_ORDERS } from '../../../domain/limits';
import { rankOrders } from '../../../domain/matching/ranking/rank';
import type { Rates } from '../../../domain/rates/rates';
import { missingFields } from '../../../domain/units/incomplete';
import type { OrderRow, OrdersRepository } from '../orders/repository';
import { toCandidate } from '../units/presenter';
import type { UnitRow } from '../units/repository';
import { orderPages } from './openOrders';
import { toServableOrder } from './presenter';
import { requirementOfOrder } from './requirementOfOrder';

const BATCH_ROWS = 1_000;

/** The best open orders without a unit that this unit fits, best first, and their count; none for a retired or incomplete unit. */
export async function ordersForUnit(orders: OrdersRepository, unit: UnitRow, rates: Rates): Promise<ServableOrders> {
  if (unit.retired_at !== null || missingFields(unit).length > 0) return { count: 0, results: [] };
  const candidate = toCandidate(unit);
  let found = rankOrders<OpenOrder>(candidate, [], SERVABLE_ORDERS, rates);
  for await (const batch of orderPages(orders, BATCH_ROWS)) {
    const { count, best } = found;
    found = rankOrders(
      candidate,
      [...best.map(({ order }) => order), ...batch.map(toOpenOrder)],
      SERVABLE_ORDERS,
      rates,
    );
    found = { ...found, count: count - best.length + found.count };
  }
  return { count: found.count, results: found.best.map(({ order, score }) => toServableOrder(order.row, score)) };
}

type OpenOrder = ReturnType<typeof toOpenOrder>;

const toOpenOrder = (row: OrderRow) => ({ row, requirement: requirementOfOrder(row) });
