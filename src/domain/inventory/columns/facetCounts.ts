import { facets, type Facet, type InventoryFacets } from '../../../contract/inventory/inventoryQuery';
import type { FacetColumn } from './facetColumns';
import { ALL, bitOf, NONE, valueWhenAsked, type Asked, type Failures } from './failures';

type FacetCounts = InventoryFacets['results'][number];

const MOST_VALUES = 100;

/** How many rows each value of each facet would leave, everything else standing. Exact: each row is looked at. */
export function countFacets(failures: Failures, columns: readonly FacetColumn[], asked: Asked): FacetCounts[] {
  const byFacet = new Map(columns.flatMap((column) => countColumn(failures, column, asked)));
  const chosenOf = (facet: Facet) => (asked.byDefault.has(facet) ? undefined : asked.chosen.get(facet));
  return facets.map((facet) => answerOf(facet, byFacet.get(facet) ?? NOBODY, chosenOf(facet)));
}

type Counts = Map<string, number>;
const NOBODY: Counts = new Map();

/** Of a facet that is narrowed, the rows that fail it alone count, too. */
function countColumn(failures: Failures, column: FacetColumn, { chosen, year }: Asked): [Facet, Counts][] {
  const { facets: own, combinations, codes } = column;
  const narrowed = own.filter((facet) => chosen.has(facet));
  const counted = countCodes(failures, codes.array, combinations.size, [NONE, ...narrowed.map(bitOf)]);
  return own.map((facet, at) => {
    const [fitting, failing] = [counted[0], counted[narrowed.indexOf(facet) + 1]];
    const counts: Counts = new Map();
    for (let code = 0; code < combinations.size; code += 1) {
      const count = (fitting?.[code] ?? 0) + (failing === fitting ? 0 : (failing?.[code] ?? 0));
      const value = valueWhenAsked(facet, combinations.valueOf(code)[at] ?? '', year);
      if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
    }
    return [facet, counts];
  });
}

/** How many of the rows that fail exactly each of these have each code. */
function countCodes(failures: Failures, codes: Uint32Array, size: number, wanted: readonly number[]): Uint32Array[] {
  const partOf = (at: number) => at * size;
  // Rows that do not count are counted in a last part: that is quicker than to ask of each whether it counts.
  const counts = new Uint32Array(partOf(wanted.length + 1));
  const starts = new Uint32Array(ALL + 1).fill(partOf(wanted.length));
  wanted.forEach((bits, at) => (starts[bits] = partOf(at)));
  for (let row = 0; row < failures.length; row += 1) {
    const at = (starts[failures[row] ?? 0] ?? 0) + (codes[row] ?? 0);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return wanted.map((_bits, at) => counts.subarray(partOf(at), partOf(at + 1)));
}

function answerOf(facet: Facet, counts: Counts, chosen: ReadonlySet<string> = new Set()): FacetCounts {
  const all = [...counts].sort(([a, manyA], [b, manyB]) => manyB - manyA || compareValues(a, b));
  const listed = all.filter(([value], at) => at < MOST_VALUES || chosen.has(value));
  const without = [...chosen].filter((value) => !counts.has(value)).map((value) => [value, 0] as const);
  const values = [...listed, ...without].map(([value, count]) => ({ value, count }));
  return { facet, values, more: all.length - listed.length };
}

/** Numbers by size, then other texts by their characters. */
const compareValues = (a: string, b: string): number => sizeOf(a) - sizeOf(b) || (a < b ? -1 : 1);
const sizeOf = (value: string): number => (Number.isNaN(Number(value)) ? Infinity : Number(value));
