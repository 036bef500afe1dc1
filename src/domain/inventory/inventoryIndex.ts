import {
  facets,
  type Facet,
  type InventoryFacets,
  inventorySorts,
  type InventoryExportQuery,
  type InventorySelection,
  type InventorySort,
} from '../../contract/inventory/inventoryQuery';
import { countFacets } from './columns/facetCounts';
import { createFacetColumns } from './columns/facetColumns';
import { addFailures, ALL, countFitting, NONE, type Asked, type Failures } from './columns/failures';
import { createTextColumn, wordsOf } from './columns/textColumn';
import { createRows } from './order/rows';
import { createSortKeys } from './order/sortKeys';
import type { Pausing } from './order/pausing';
import type { SortedRows } from './order/sortedRows';
import { createSorts } from './order/sorts';
import { createPutting, type Putting } from './putting';

/** Every unit's facets, texts and sort keys in memory. `year` is the calendar year of the question. */
export interface InventoryIndex extends Putting {
  /** Does nothing where there is no such unit. */
  remove: (serial: string) => void;
  /** The serials of the units that fit, in order, from the `from`th on, and how many fit in all. */
  page: (query: InventoryExportQuery, year: number, from: number, most: number) => { serials: string[]; count: number };
  facets: (selection: InventorySelection, year: number) => InventoryFacets['results'];
  /** Sorts the units, so that no question has to wait for it; with pauses, in which none may come or go. */
  prepare: () => Pausing<void>;
  readonly size: number;
}

/** Room for so many `units` is made at once. */
export function createInventoryIndex(units = 0): InventoryIndex {
  const columns = createFacetColumns(units);
  const text = createTextColumn(units);
  const rows = createRows(units);
  const keys = createSortKeys(units);
  const sorts = createSorts(rows, keys);

  const failuresOf = (selection: InventorySelection, asked: Asked): Failures => {
    const failures = rows.bits(NONE, ALL);
    addFailures(failures, columns, asked);
    text.fail(failures, wordsOf(selection.search));
    return failures;
  };

  return {
    ...createPutting({ columns, text, rows, keys, sorts }),
    remove(serial) {
      const row = rows.leave(serial);
      if (row !== undefined) for (const sort of inventorySorts) sorts[sort].touch(row);
    },
    page({ ordering = 'serial', ...selection }, year, from, most) {
      const failures = failuresOf(selection, askedOf(selection, year));
      const found = pick(rowsInOrder(sorts, ordering), failures, from, most);
      return { serials: found.map(rows.serialOf), count: countFitting(failures) };
    },
    facets(selection, year) {
      const asked = askedOf(selection, year);
      return countFacets(failuresOf(selection, asked), columns, asked);
    },
    *prepare() {
      for (const sort of inventorySorts) yield* sorts[sort].prepare();
    },
    get size() {
      return rows.size;
    },
  };
}

/** Retired units are listed on request only. */
const BY_DEFAULT: Readonly<Partial<Record<Facet, string[]>>> = { availability: ['free', 'reserved'] };

function askedOf(selection: InventorySelection, year: number): Asked {
  const chosen = facets.flatMap((facet): [Facet, Set<string>][] => {
    const values = selection[facet] ?? BY_DEFAULT[facet];
    return values === undefined ? [] : [[facet, new Set([values].flat())]];
  });
  const byDefault = facets.filter((facet) => selection[facet] === undefined);
  return { chosen: new Map(chosen), byDefault: new Set(byDefault), year };
}

/** Descending, too, those without a value come last. */
function rowsInOrder(sorts: Record<InventorySort, SortedRows>, ordering: string): Uint32Array {
  const name = inventorySorts.find((each) => each === ordering.replace('-', '')) ?? 'serial';
  const ascending = sorts[name].all();
  if (!ordering.startsWith('-')) return ascending;
  const descending = ascending.slice();
  descending.subarray(0, sorts[name].recorded()).reverse();
  return descending;
}

/** Of the rows that fit, at most so many from the `from`th on. */
function pick(rows: Uint32Array, failures: Failures, from: number, most: number): number[] {
  const found: number[] = [];
  let before = 0;
  for (const row of rows) {
    if (found.length >= most) break;
    if (failures[row] !== NONE) continue;
    if (before >= from) found.push(row);
    else before += 1;
  }
  return found;
}
