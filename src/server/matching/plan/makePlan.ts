import type { Plan, PlanLine } from '../../../contract/plan/plan';
import type { PlanRequest } from '../../../contract/plan/planRequest';
import { toDollars } from '../../../domain/cost/cents';
import { firstCome } from '../../../domain/plan/firstCome';
import { valueOf, type PairFacts } from '../../../domain/plan/objective';
import type { OrdersRepository } from '../../repositories/orders/orders';
import type { ReservedPair } from '../../repositories/plans/reservedPairs';
import type { LiveUnits } from '../liveUnits';
import { assign, type Assigned } from './assign';
import { collect, type Collected, type PlannedOrder } from './collect';
import { toEmpty } from './emptyOrders';
import { reservedNow } from './reservedNow';
import { solveInThread } from './solveInThread';
import type { PlanAnswer } from './solvePlan';
import { plannedPair, toChange, toRow } from './told';
import { totalsOf } from './totals';
import { unwantedUnits, type FreeUnits } from './unwantedUnits';

export interface PlanDependencies {
  readonly orders: Pick<OrdersRepository, 'openAfter'>;
  readonly units: FreeUnits;
  readonly liveUnits: Pick<LiveUnits, 'search' | 'relaxations' | 'rates'>;
  readonly reserved: () => Promise<readonly ReservedPair[]>;
}

export interface PlanOptions {
  readonly request: PlanRequest;
  /** The business's calendar day, ISO 8601. */
  readonly day: string;
  readonly signal: AbortSignal;
  readonly report: (line: Extract<PlanLine, { step: unknown }>) => void;
}

/** As many steps are taken for the changes of all orders; beyond, they are told of one order at a time. */
const MOST_STEPS = 100_000_000;
const CHANGES_TOLD = 5;
const WAYS_TOLD = 100;
const REPORT_EVERY = 25;

/** The best assignment of the free units to the open orders. Throws a PlanRefusedError where there are too many pairs. */
export async function makePlan(dependencies: PlanDependencies, options: PlanOptions): Promise<Plan> {
  const { request, day, signal, report } = options;
  const { orders, liveUnits } = dependencies;
  const reserved = await dependencies.reserved();
  const collected = await collect(orders, liveUnits.search, request.settings, (done) => {
    signal.throwIfAborted();
    if (done % REPORT_EVERY === 0) report({ step: 'matching', done, of: 0 });
  });
  const assigned = assign(collected, request, day);
  const explained = explainedOf(assigned, collected.pairs, request.explain);
  const answer = await solveInThread({ problem: assigned.problem, explained }, report, signal);
  const present = reservedNow(reserved, liveUnits.rates().values, request.settings, day);
  return { ...(await told(dependencies, options, { collected, assigned, answer, explained })), reserved: present };
}

function explainedOf({ orders, placeOf }: Assigned, pairs: number, wanted: number | undefined): Int32Array {
  if (wanted !== undefined) return Int32Array.from(placeOf.has(wanted) ? [placeOf.get(wanted) ?? 0] : []);
  return orders.length * pairs > MOST_STEPS ? new Int32Array() : Int32Array.from(orders.keys());
}

interface Solved {
  readonly collected: Collected;
  readonly assigned: Assigned;
  readonly answer: PlanAnswer;
  readonly explained: Int32Array;
}

async function told(
  { liveUnits, units }: PlanDependencies,
  { request: { settings, explain }, day }: PlanOptions,
  { collected, assigned, answer, explained }: Solved,
): Promise<Omit<Plan, 'reserved'>> {
  const changesOf = new Map(
    Array.from(explained, (place, index) => [assigned.orders[place]?.id, answer.changes[index] ?? []]),
  );
  const pinned = new Map(assigned.pinned.map(({ order, pair }) => [order.id, pair]));
  const planned = new Map<number, PairFacts>();
  for (const order of collected.orders) {
    const pair = pinned.get(order.id) ?? plannedPair(assigned, order, answer.unitOf);
    if (pair !== null) planned.set(order.id, pair);
  }
  const most = explain === undefined ? CHANGES_TOLD : Infinity;
  const rows = [...collected.orders].sort(byDue).flatMap((order) => {
    const pair = planned.get(order.id);
    if (pair === undefined) return [];
    const changes = (changesOf.get(order.id) ?? []).slice(0, most).map((change) => toChange(assigned, order, change));
    return [toRow({ order, pair, isPinned: pinned.has(order.id), changes }, collected.units, settings, day)];
  });
  const used = new Set([...planned.values()].map(({ serial }) => serial));
  const dependencies = { assigned, settings, day, used, relaxations: liveUnits.relaxations };
  const empty: Plan['empty'] = [];
  for (const order of [...collected.orders].sort(byDue))
    if (!planned.has(order.id)) {
      const isTold = explain === undefined ? empty.length < WAYS_TOLD : explain === order.id;
      empty.push(await toEmpty(dependencies, order, changesOf.get(order.id) ?? [], isTold));
    }
  const total = (served: ReadonlyMap<number, PairFacts>) => totalsOf(collected.orders, served, settings, day);
  const fixed = assigned.pinned.reduce((sum, { order, pair }) => sum + valueOf(day, order.due, pair, settings), 0);
  return {
    ...{ day, rows, empty, told: WAYS_TOLD, unmet: assigned.unmet },
    first_come: total(firstCome(collected.orders)),
    plan: total(planned),
    value: toDollars(answer.value + fixed),
    bound: toDollars(answer.bound + fixed),
    orders: collected.orders.length,
    units: collected.units.size,
    pairs: collected.pairs,
    unknown_costs: collected.unknownCosts,
    unknown_miles: rows.filter(({ miles }) => miles === null).length,
    has_changes: explain === undefined && explained.length === assigned.orders.length,
    unwanted: await unwantedUnits(units, collected.units),
  };
}

/** Those without a due date last. */
const byDue = (a: PlannedOrder, b: PlannedOrder): number => {
  const [first, second] = [a.due ?? '9999', b.due ?? '9999'];
  return first === second ? a.id - b.id : first < second ? -1 : 1;
};
