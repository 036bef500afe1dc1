/** A place in a list: the one before which so many orders stand, whether an order stands there now or not. */
export interface Mark {
  readonly offset: number;
  /** What the list is sorted by, as a number; null comes last in either direction. */
  readonly key: number | null;
  /** Orders of one key follow their id. */
  readonly id: number;
}

/** An order that came (1) or went (-1). */
export interface Move {
  readonly sign: number;
  readonly key: number | null;
  readonly id: number;
}

type Place = Pick<Mark, 'key' | 'id'>;

/** Below 0 where one stands before the other. */
function compare(one: Place, other: Place, isDescending: boolean): number {
  if (one.key === other.key) return one.id - other.id;
  if (one.key === null || other.key === null) return one.key === null ? 1 : -1;
  return isDescending ? other.key - one.key : one.key - other.key;
}

/** Marks in their order, moved by what came and went before each. */
export function movedMarks(marks: readonly Mark[], moves: readonly Move[], isDescending: boolean): Mark[] {
  const sorted = moves.toSorted((one, other) => compare(one, other, isDescending));
  let [next, sum] = [0, 0];
  return marks.map((mark) => {
    for (let move = sorted[next]; move !== undefined && compare(move, mark, isDescending) < 0; move = sorted[next]) {
      sum += move.sign;
      next += 1;
    }
    return { ...mark, offset: mark.offset + sum };
  });
}

/** The last mark that is not beyond the place; undefined where none is. */
export function markBefore(marks: readonly Mark[], offset: number): Mark | undefined {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle]?.offset ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return marks[low - 1];
}
