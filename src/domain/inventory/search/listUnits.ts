import {
  inventorySorts,
  type InventoryExportQuery,
  type InventorySelection,
} from '../../../contract/inventory/inventoryQuery';
import { tradeTerms } from '../../trade/tradeTerms';
import type { UnitStore } from '../../unitStore/unitStore';
import { failuresOf, NONE, type Failures } from './filter';
import { placesInOrder } from './placesInOrder';
import { sortKeys } from './sortKeys';

export interface ListedSerials {
  readonly serials: string[];
  readonly count: number;
  /** If nothing was found: the units that would be listed without a part of the search. */
  readonly without: readonly { readonly source: string; readonly units: number }[];
}

/** The serials of one page, `from` an offset, and the total count. */
export function listUnits(
  store: UnitStore,
  { ordering = 'serial', ...selection }: InventoryExportQuery,
  year: number,
  from: number,
  size: number,
): ListedSerials {
  const rows = fittingRows(store, failuresOf(store, selection, year));
  const sort = inventorySorts.find((each) => each === ordering.replace('-', '')) ?? 'serial';
  const isDescending = ordering.startsWith('-');
  const to = Math.min(from + size, rows.length);
  const places =
    sort === 'serial'
      ? Array.from({ length: Math.max(0, to - from) }, (_, at) =>
          isDescending ? rows.length - 1 - from - at : from + at,
        )
      : placesInOrder(sortKeys(store, sort, rows), isDescending, from, to);
  const without = rows.length === 0 ? unitsWithout(store, selection, year) : [];
  return { serials: places.map((place) => store.serialAt(rows[place] ?? 0)), count: rows.length, without };
}

/** How many units would be listed without each part of the search, those that bring any. */
function unitsWithout(store: UnitStore, selection: InventorySelection, year: number): ListedSerials['without'] {
  const terms = tradeTerms(selection.search ?? '');
  return terms.flatMap(({ source }, at) => {
    const search = terms.flatMap((term, place) => (place === at ? [] : term.source)).join(' ');
    const units = fittingRows(store, failuresOf(store, { ...selection, search }, year)).length;
    return units === 0 ? [] : { source, units };
  });
}

function fittingRows(store: UnitStore, failures: Failures): Uint32Array {
  const rows = store.rowsBySerial();
  const fitting = new Uint32Array(rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    fitting[count] = row;
    count += Number(failures[row] === NONE);
  }
  return fitting.subarray(0, count);
}
