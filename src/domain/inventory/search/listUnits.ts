import { inventorySorts, type InventoryExportQuery } from '../../../contract/inventory/inventoryQuery';
import type { UnitStore } from '../../unitStore/unitStore';
import { failuresOf, NONE, type Failures } from './filter';
import { placesInOrder } from './placesInOrder';
import { sortKeys } from './sortKeys';

/** The serials of one page, `from` an offset, and the total count. */
export function listUnits(
  store: UnitStore,
  { ordering = 'serial', ...selection }: InventoryExportQuery,
  year: number,
  from: number,
  size: number,
): { serials: string[]; count: number } {
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
  return { serials: places.map((place) => store.serialAt(rows[place] ?? 0)), count: rows.length };
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
