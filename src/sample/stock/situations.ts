import { createRandom } from '../random';

const SEED = 42_260;
const UNAVAILABLE_EVERY = 9;
const ASSIGNED_EVERY = 6;

/** An order's stock: units made for it, substitutes, units that need work or fall short, another order's unit, or none. */
export type Situation = 'stocked' | 'substitute' | 'workable' | 'short' | 'contested' | 'unavailable';

const OPEN: readonly (readonly [Situation, number])[] = [
  ['stocked', 14],
  ['contested', 8],
  ['substitute', 22],
  ['workable', 36],
  ['short', 20],
];

const isUnavailable = (index: number) => index % UNAVAILABLE_EVERY === 4;

const isAssigned = (index: number): boolean => index % ASSIGNED_EVERY === 1 && !isUnavailable(index);

/** An order with an assigned unit has one made for it. */
export function situationOf(index: number): Situation {
  if (isUnavailable(index)) return 'unavailable';
  return isAssigned(index) || index < ASSIGNED_EVERY ? 'stocked' : createRandom(SEED + index).weighted(OPEN);
}

/** The order that competes with a contested one: the nearest earlier open order with a unit made for it. */
export function rivalOf(index: number): number {
  let earlier = index - 1;
  while (earlier > 0 && (isAssigned(earlier) || situationOf(earlier) !== 'stocked')) earlier -= 1;
  return earlier;
}
