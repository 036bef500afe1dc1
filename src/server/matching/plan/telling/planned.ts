import { at, NONE } from '../../../../domain/plan/assignment/problem';
import type { PairFacts } from '../../../../domain/plan/objective';
import type { Assigned } from '../pairs/assign';
import type { Collected, PlannedOrder } from '../pairs/collect';

/** Who gets what: the pinned pairs and those of the assignment, by order id. */
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

/** Those without a due date last. */
export const byDue = (a: PlannedOrder, b: PlannedOrder): number => {
  const [first, second] = [a.due ?? '9999', b.due ?? '9999'];
  return first === second ? a.id - b.id : first < second ? -1 : 1;
};
