import { setImmediate as turn } from 'node:timers/promises';
import type { Accepted, Quote } from '../../../contract/matching/quote';
import { countedOf } from '../../../domain/descriptions/accepted';
import { toMatchRequirement, type MatchRequirement } from '../../../domain/matching/reading/requirement';
import { toQuote } from '../../../domain/orders/quote';
import { missingFields } from '../../../domain/units/incomplete';
import { toOrder } from '../orders/presenter';
import { toServableOrder } from './presenter';
import type { OrderRow, OrdersRepository } from '../orders/repository';
import { scoreUnit } from '../../../domain/matching/ranking/scoreUnit';
import type { Rates } from '../../../domain/rates/rates';
import { openPoints } from '../../../domain/reservations/openPoints';
import { toCandidate } from '../units/presenter';
import type { UnitRow } from '../units/repository';
import type { ServableOrders } from '../../../contract/matching/servableOrders';
import { SERVABLE_ORDERS } from '../../../domain/limits';
import { rankOrders } from '../../../domain/matching/ranking/rank';
import { pagesAfter } from './pages';

/** Fusing accepted from the order's texts is in the quote. */
export const requirementOfQuote = (
  quote: Quote,
  { fusing, impedance_pct: impedancePct, won_price: wonPrice }: OrderRow,
): MatchRequirement => toMatchRequirement(quote, { fusing: quote.fusing ?? fusing, impedancePct, wonPrice });

/** The requirement by the order's fields and the values accepted from its texts. */
export function requirementOfOrder(row: OrderRow, accepted?: Accepted | null): MatchRequirement {
  const order = toOrder(row);
  if (!accepted) return requirementOfQuote(toQuote(order), row);
  const { constraints, fields } = countedOf(order.requirement ?? {}, accepted);
  return requirementOfQuote(toQuote(order, constraints, fields), row);
}

const ROWS_PER_READ = 500;
const BATCH_ROWS = 1_000;

const orderPages = (orders: Pick<OrdersRepository, 'openAfter'>, size: number) =>
  pagesAfter(
    0,
    size,
    (last, limit) => orders.openAfter(last, limit),
    ({ id }: OrderRow) => id,
  );

/** All open orders, by id. Yields to other requests between two orders. */
export async function* openOrders(orders: Pick<OrdersRepository, 'openAfter'>): AsyncGenerator<OrderRow> {
  for await (const rows of orderPages(orders, ROWS_PER_READ)) {
    for (const row of rows) {
      await turn();
      yield row;
    }
  }
}

interface ReservablePair {
  readonly order: OrderRow;
  readonly unit: UnitRow;
  /** Accepted from the order's texts. */
  readonly accepted: Accepted | null;
}

export function openPointsOf({ order, unit, accepted }: ReservablePair, rates: Rates): readonly string[] {
  const requirement = requirementOfOrder(order, accepted);
  const { fit, canServe, features, neededWork } = scoreUnit(requirement, toCandidate(unit), rates);
  return openPoints({ fit, can_serve: canServe, score_details: features, needed_work: neededWork });
}

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
