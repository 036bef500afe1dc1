import { createRandom } from '../random';

const SEED = 42_260;
/** Every so many orders, one asks for what nothing in stock can be. */
const UNSTOCKED_EVERY = 9;
/** Every so many orders, one has a unit assigned, where there is one. */
const ASSIGNED_EVERY = 6;

/** What an order meets in stock: units made for it, ones that stand in, that need work, that fall short; another order's; none. */
export type Situation = 'stocked' | 'substitute' | 'workable' | 'short' | 'contested' | 'unstocked';

const OPEN: readonly (readonly [Situation, number])[] = [
  ['stocked', 14],
  ['contested', 8],
  ['substitute', 22],
  ['workable', 36],
  ['short', 20],
];

const isUnstocked = (index: number) => index % UNSTOCKED_EVERY === 4;

/** A unit is assigned to the order. */
export const isAssigned = (index: number): boolean => index % ASSIGNED_EVERY === 1 && !isUnstocked(index);

/** What the order of this index meets. An order that has a unit met one made for it. */
export function situationOf(index: number): Situation {
  if (isUnstocked(index)) return 'unstocked';
  return isAssigned(index) || index < ASSIGNED_EVERY ? 'stocked' : createRandom(SEED + index).weighted(OPEN);
}

/** The order whose unit a contested order wants too: the nearest earlier open one that has a unit made for it. */
export function rivalOf(index: number): number {
  let earlier = index - 1;
  while (earlier > 0 && (isAssigned(earlier) || situationOf(earlier) !== 'stocked')) earlier -= 1;
  return earlier;
}
