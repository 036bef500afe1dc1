import { createCodes } from '../../columns/numbers';
import type { Rates } from '../../rates/rates';
import { milesTo } from '../ranking/rankKey';
import { createInterner, memoized } from './interner';

/** Where units are: a column of places. */
export interface Places {
  codeOf: (location: string | null) => number;
  set: (row: number, code: number) => void;
  at: (row: number) => string | null;
  /** From the reference site; Infinity for an unknown place. */
  milesAt: (row: number) => number;
}

/** Room for so many `rows` is made at once. */
export function createPlaces(rates: Rates, rows: number): Places {
  const locations = createInterner<{ location: string | null }>();
  const milesOf = memoized(locations, ({ location }) => milesTo(location, rates));
  const codes = createCodes(rows);
  const codeAt = (row: number) => codes.array[row] ?? 0;
  return {
    codeOf: (location) => locations.idOf(location, () => ({ location })),
    set: codes.set,
    at: (row) => locations.valueOf(codeAt(row)).location,
    milesAt: (row) => milesOf(codeAt(row)),
  };
}
