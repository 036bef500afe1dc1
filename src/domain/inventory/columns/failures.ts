import { facets, type Facet } from '../../../contract/inventory/inventoryQuery';
import { ageBand } from '../ageBand';
import type { FacetColumn } from './facetColumns';

/** What is asked for: the values chosen of each facet, and the calendar year, which says how old units are. */
export interface Asked {
  readonly chosen: ReadonlyMap<Facet, ReadonlySet<string>>;
  /** Facets whose values nobody chose: a value that no row has is not told. */
  readonly byDefault: ReadonlySet<Facet>;
  readonly year: number;
}

/** Of every row, the facets that it fails: a bit for each of the 16. */
export type Failures = Uint16Array;

/** No facet fails: the row fits. */
export const NONE = 0;
/** For rows that no facet can bring back: no unit's, or without the words that are looked for. */
export const ALL = 0xffff;
export const bitOf = (facet: Facet): number => 1 << facets.indexOf(facet);

/** The value that a stored one stands for when it is asked. */
export const valueWhenAsked = (facet: Facet, stored: string, year: number): string =>
  facet === 'age' ? ageBand(stored, year) : stored;

/** Adds the facets of every column that the rows fail. */
export function addFailures(failures: Failures, columns: readonly FacetColumn[], asked: Asked): void {
  for (const column of columns) {
    if (!column.facets.some((facet) => asked.chosen.has(facet))) continue;
    const byCode = failuresOfCodes(column, asked);
    const codes = column.codes.array;
    // Without a branch, which would often be foreseen wrongly.
    for (let row = 0; row < failures.length; row += 1)
      failures[row] = (failures[row] ?? 0) | (byCode[codes[row] ?? 0] ?? 0);
  }
}

function failuresOfCodes({ facets: own, combinations }: FacetColumn, { chosen, year }: Asked): Uint16Array {
  return Uint16Array.from({ length: combinations.size }, (_, code) => {
    const values = combinations.valueOf(code);
    const fails = (facet: Facet, at: number) =>
      chosen.get(facet)?.has(valueWhenAsked(facet, values[at] ?? '', year)) === false;
    return own.reduce((bits, facet, at) => (fails(facet, at) ? bits | bitOf(facet) : bits), NONE);
  });
}

/** How many rows fit. */
export function countFitting(failures: Failures): number {
  let count = 0;
  for (const bits of failures) count += Number(bits === NONE);
  return count;
}
