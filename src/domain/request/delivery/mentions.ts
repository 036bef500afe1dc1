export interface PlaceFound {
  /** As written: 'Joliet, IL', 'boise'. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly doubt?: string;
}

/** Characters after the words of a delivery. */
export const REACH = 190;
/** More mentions than any request has. */
const MAX_MENTIONS = 150;

export function* firstOf<T>(all: Iterable<T>): Generator<T> {
  let count = 0;
  for (const each of all) {
    if (count >= MAX_MENTIONS) return;
    count += 1;
    yield each;
  }
}
