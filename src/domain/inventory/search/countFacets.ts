import {
  facets,
  type Facet,
  type InventoryFacets,
  type InventorySelection,
} from '../../../contract/inventory/inventoryQuery';
import type { ColumnName, UnitStore } from '../../unitStore/unitStore';
import { facetRules } from '../facetValues';
import { ALL, bitOf, chosenIn, failuresOf, NONE, type Failures } from './filter';

type FacetCounts = InventoryFacets['results'][number];

const MAX_VALUES = 100;

/** How many units each value of each facet would list with the other facets as chosen. `year`: the calendar year. */
export function countFacets(store: UnitStore, selection: InventorySelection, year: number): FacetCounts[] {
  const failures = failuresOf(store, selection, year);
  const narrowed = [...chosenIn(selection).keys()];
  const countsByColumn = new Map<ColumnName, ReadonlyMap<number, Uint32Array>>();
  for (const column of new Set(facets.map((facet) => facetRules[facet].column))) {
    const own = narrowed.filter((facet) => facetRules[facet].column === column);
    countsByColumn.set(column, countCodes(store, column, failures, [NONE, ...own.map(bitOf)]));
  }
  return facets.map((facet) => {
    const { column, valueOf } = facetRules[facet];
    const byFailures = countsByColumn.get(column);
    const [fitting, failingAlone] = [byFailures?.get(NONE), byFailures?.get(bitOf(facet))];
    const counts = new Map<string, number>();
    store.columns[column].values.forEach((unit, code) => {
      const count = (fitting?.[code] ?? 0) + (failingAlone?.[code] ?? 0);
      const value = valueOf(unit, year);
      if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
    });
    return listed(facet, counts, new Set([selection[facet] ?? []].flat()));
  });
}

/** Counts rows per failure mask and column code. */
function countCodes(store: UnitStore, column: ColumnName, failures: Failures, wanted: readonly number[]) {
  const { codes, values } = store.columns[column];
  // Counts all other rows in a spare last bucket: faster than a branch for each row.
  const counts = new Uint32Array((wanted.length + 1) * values.length);
  const starts = new Uint32Array(ALL + 1).fill(wanted.length * values.length);
  wanted.forEach((bits, at) => (starts[bits] = at * values.length));
  for (let row = 0; row < failures.length; row += 1) {
    const at = (starts[failures[row] ?? 0] ?? 0) + (codes[row] ?? 0);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return new Map(wanted.map((bits, at) => [bits, counts.subarray(at * values.length, (at + 1) * values.length)]));
}

function listed(facet: Facet, counts: ReadonlyMap<string, number>, chosen: ReadonlySet<string>): FacetCounts {
  const all = [...counts].sort(([a, countA], [b, countB]) => countB - countA || compareValues(a, b));
  const frequent = all.filter(([value], at) => at < MAX_VALUES || chosen.has(value));
  const missing = [...chosen].filter((value) => !counts.has(value)).map((value) => [value, 0] as const);
  const values = [...frequent, ...missing].map(([value, count]) => ({ value, count }));
  return { facet, values, more: all.length - frequent.length };
}

const compareValues = (a: string, b: string): number => sizeOf(a) - sizeOf(b) || (a < b ? -1 : 1);
const sizeOf = (value: string): number => (Number.isNaN(Number(value)) ? Infinity : Number(value));
