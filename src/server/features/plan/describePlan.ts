import { setImmediate as turn } from 'node:timers/promises';
import type { Plan, PlanRow } from '../../../contract/plan/plan';
import type { PlanSettings } from '../../../contract/plan/planRequest';
import { toDollars } from '../../../domain/cost/cents';
import type { Change } from '../../../domain/plan/assignment/changes';
import { classBands } from '../../../domain/plan/planClass';
import type { Rates } from '../../../domain/rates/rates';
import { valueOf, type PairFacts } from '../../../domain/plan/objective';
import { type Assigned, byDue, totalsOf } from './assign';
import type { Collected } from './pairs';
import type { PlanAnswer } from './solving/solvePlan';
import { toEmpty, type EmptyDependencies } from './emptyOrders';
import { type ReservedNow, toChange, toRow } from './presenter';

export interface Solved {
  readonly collected: Collected;
  readonly assigned: Assigned;
  readonly answer: Pick<PlanAnswer, 'value' | 'bound'>;
  readonly planned: ReadonlyMap<number, PairFacts>;
  /** First come, first served. */
  readonly inTurn: ReadonlyMap<number, PairFacts>;
  /** By order id, cheapest first, for explained orders. */
  readonly changes: ReadonlyMap<number, readonly Change[]>;
  readonly settings: PlanSettings;
  readonly rates: Rates;
  readonly day: string;
  /** The only order to explain in full; absent: the cheapest changes of all. */
  readonly only: number | undefined;
}

const MAX_CHANGES_LISTED = 5;
const MAX_ORDERS_WITH_WAYS = 100;

export function rowsOf({
  collected,
  assigned,
  planned,
  inTurn,
  changes,
  settings,
  rates,
  day,
  only,
}: Solved): PlanRow[] {
  const most = only === undefined ? MAX_CHANGES_LISTED : Infinity;
  const pinned = new Set(assigned.pinned.map(({ order }) => order));
  return [...collected.orders].sort(byDue).flatMap((order) => {
    const pair = planned.get(order.id);
    if (pair === undefined) return [];
    const listed = (changes.get(order.id) ?? []).slice(0, most).map((change) => toChange(assigned, order, change));
    const row = { order, pair, isPinned: pinned.has(order), inTurn: inTurn.get(order.id), changes: listed };
    return [toRow(row, collected.units, settings, rates, day)];
  });
}

/**
 * Orders without a unit; ways to fill the first ones and the requested one. Yields before each. Throws the signal's
 * reason.
 */
export async function emptyOf(
  { collected, assigned, planned, inTurn, changes, settings, day, only }: Solved,
  search: EmptyDependencies['search'],
  signal: AbortSignal,
): Promise<Plan['empty']> {
  const used = new Set([...planned.values()].map(({ serial }) => serial));
  const empty: Plan['empty'] = [];
  for (const order of [...collected.orders].sort(byDue)) {
    if (planned.has(order.id)) continue;
    const listsWays = only === undefined ? empty.length < MAX_ORDERS_WITH_WAYS : only === order.id;
    if (listsWays) await turn();
    signal.throwIfAborted();
    const dependencies = { assigned, settings, day, used, inTurn, search };
    empty.push(await toEmpty(dependencies, order, changes.get(order.id) ?? [], listsWays));
  }
  return empty;
}

type Figures = Pick<
  Plan,
  | ('day' | 'told' | 'unmet' | 'reserved' | 'first_come' | 'plan' | 'bands' | 'value' | 'bound')
  | ('orders' | 'units' | 'pairs' | 'unknown_costs' | 'unknown_prices')
>;

/** The plan's figures beside its alternatives. */
export function figuresOf(
  { collected, assigned, planned, inTurn, answer, settings, day }: Solved,
  now: ReservedNow,
): Figures {
  const { orders, units, pairs, unknownCosts, unknownPrices } = collected;
  const fixed = assigned.pinned.reduce((sum, { order, pair }) => sum + valueOf(day, order.due, pair, settings), 0);
  return {
    ...{ day, told: MAX_ORDERS_WITH_WAYS, unmet: [...assigned.unmet], reserved: now.totals },
    first_come: totalsOf(orders, inTurn, settings, day),
    plan: totalsOf(orders, planned, settings, day),
    bands: classBands({ plan: planned.values(), first_come: inTurn.values(), reserved: now.pairs }),
    value: toDollars(answer.value + fixed),
    bound: toDollars(answer.bound + fixed),
    ...{ orders: orders.length, units: units.size, pairs, unknown_costs: unknownCosts, unknown_prices: unknownPrices },
  };
}
