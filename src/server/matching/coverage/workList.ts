import type { AppliedChange } from '../search/unitSearch';

/** What is still to be judged. */
export interface WorkList {
  /** The orders whose best or next unit is one of these. */
  readonly serials: Set<string>;
  /** These orders. */
  readonly orders: Set<number>;
  /** Open orders after this one that no judgement stands of; null where there are none. */
  unjudgedAfter: number | null;
  /** All open orders after this one; null where nothing came that could serve any order better. */
  allAfter: number | null;
  /** All open orders once more, after that. */
  isOutdated: boolean;
  /** Nothing has been judged of all orders yet: those that no judgement stands of are among them. */
  isFilling: boolean;
}

/** Where nothing is known to be right. */
export const everything = (): WorkList => ({
  serials: new Set(),
  orders: new Set(),
  unjudgedAfter: null,
  allAfter: 0,
  isOutdated: false,
  isFilling: true,
});

export function addUnits(work: WorkList, { serials }: AppliedChange): void {
  for (const serial of serials) work.serials.add(serial);
}

/** Removes and returns the first `most` items of a set. */
export function takeFrom<T>(set: Set<T>, most: number): T[] {
  const taken = [...set].slice(0, most);
  for (const each of taken) set.delete(each);
  return taken;
}
