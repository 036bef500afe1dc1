import type { PlanRequest, PlanSettings } from '../../../contract/plan/planRequest';
import { problemOf, at, NONE } from '../../../domain/plan/assignment/problem';
import { compareSerials } from '../../../domain/matching/ranking/rankKey';
import { valueOf, type PairFacts, lateWeeksEmpty, lateWeeksOf } from '../../../domain/plan/objective';
import type { Collected, PlannedOrder } from './pairs';
import type { PlanTotals } from '../../../contract/plan/plan';
import { toDollars } from '../../../domain/cost/cents';

export interface Pinned {
  readonly order: PlannedOrder;
  readonly pair: PairFacts;
}

/** Without pinned and excluded pairs. */
export interface Assigned {
  /** Indexed as in the problem. */
  readonly orders: readonly PlannedOrder[];
  readonly serials: readonly string[];
  readonly problem: ReturnType<typeof problemOf>;
  readonly pinned: readonly Pinned[];
  /** Pinned pairs that are no candidates, or conflict with another. */
  readonly unmet: PlanRequest['pinned'];
  readonly placeOf: ReadonlyMap<number, number>;
}

/** Sorted by id and serial, so that ties are stable. */
export function assign({ orders: all }: Collected, request: PlanRequest, day: string): Assigned {
  const { settings, forbidden } = request;
  const { pinned, unmet } = pinnedOf(all, request.pinned);
  const [fixedOrders, fixedUnits] = [
    new Set(pinned.map(({ order }) => order.id)),
    new Set(pinned.map(({ pair }) => pair.serial)),
  ];
  const isForbidden = forbiddenIn(forbidden);
  const orders = all.filter(({ id }) => !fixedOrders.has(id));
  const freeOf = ({ id, pairs }: PlannedOrder) =>
    pairs.filter(({ serial }) => !fixedUnits.has(serial) && !isForbidden(id, serial));
  const serials = [...new Set(orders.flatMap((order) => freeOf(order).map(({ serial }) => serial)))].sort(
    compareSerials,
  );
  const unitAt = new Map(serials.map((serial, place) => [serial, place]));
  const pairs = orders.flatMap((order, place) =>
    freeOf(order).map((pair) => ({
      order: place,
      unit: unitAt.get(pair.serial) ?? 0,
      value: valueOf(day, order.due, pair, settings),
    })),
  );
  const placeOf = new Map(orders.map(({ id }, place) => [id, place]));
  return { orders, serials, problem: problemOf(orders.length, serials.length, pairs), pinned, unmet, placeOf };
}

function forbiddenIn(forbidden: PlanRequest['forbidden']) {
  const keys = new Set(forbidden.map(({ order_id, serial }) => `${order_id} ${serial}`));
  return (id: number, serial: string) => keys.has(`${id} ${serial}`);
}

function pinnedOf(orders: readonly PlannedOrder[], wanted: PlanRequest['pinned']) {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const pinned: Pinned[] = [];
  const unmet: PlanRequest['pinned'] = [];
  for (const wish of wanted) {
    const order = byId.get(wish.order_id);
    const pair = order?.pairs.find(({ serial }) => serial === wish.serial);
    const isTaken = pinned.some((other) => other.order === order || other.pair.serial === wish.serial);
    if (order === undefined || pair === undefined || isTaken) unmet.push(wish);
    else pinned.push({ order, pair });
  }
  return { pinned, unmet };
}

/** Pinned and assigned pairs, by order id. */
export function plannedOf(
  { orders }: Collected,
  assigned: Assigned,
  unitOf: Int32Array,
): ReadonlyMap<number, PairFacts> {
  const pinned = new Map(assigned.pinned.map(({ order, pair }) => [order.id, pair]));
  const planned = new Map<number, PairFacts>();
  for (const order of orders) {
    const pair = pinned.get(order.id) ?? assignedPair(assigned, order, unitOf);
    if (pair !== null) planned.set(order.id, pair);
  }
  return planned;
}

function assignedPair({ serials, placeOf }: Assigned, { id, pairs }: PlannedOrder, unitOf: Int32Array) {
  const own = serials[at(unitOf, placeOf.get(id) ?? NONE)];
  return pairs.find(({ serial }) => serial === own) ?? null;
}

/** No due date last. */
export const byDue = (a: PlannedOrder, b: PlannedOrder): number => {
  const [first, second] = [a.due ?? '9999', b.due ?? '9999'];
  return first === second ? a.id - b.id : first < second ? -1 : 1;
};

/** Totals of these pairs by order id; the other orders wait. */
export function totalsOf(
  orders: readonly PlannedOrder[],
  served: ReadonlyMap<number, PairFacts>,
  settings: PlanSettings,
  day: string,
): PlanTotals {
  let [cents, freight, late] = [0, 0, 0];
  for (const { id, due } of orders) {
    const pair = served.get(id);
    cents += pair?.margin ?? 0;
    freight += pair?.freight ?? 0;
    late += pair === undefined ? lateWeeksEmpty(day, due, settings) : lateWeeksOf(day, due, pair, settings);
  }
  return { orders: served.size, margin: toDollars(cents), freight: toDollars(freight), late_weeks: late, unknown: 0 };
}
