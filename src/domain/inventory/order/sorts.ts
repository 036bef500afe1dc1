import type { InventorySort } from '../../../contract/inventory/inventoryQuery';
import { radixSort } from './radixSort';
import type { Rows } from './rows';
import type { ByKey, createSortKeys } from './sortKeys';
import { createSortedRows, type KeyOf, type SortedRows } from './sortedRows';

/** The rows in the order of each sort. */
export function createSorts({ isLive, compare, inSerialOrder }: Rows, keys: ReturnType<typeof createSortKeys>) {
  const by = (sort: ByKey) => {
    const sortAll = (keyOf: KeyOf) => radixSort(inSerialOrder.all(), keyOf);
    return createSortedRows({ keys: keys[sort].keys, isLive, compare, sortAll });
  };
  return {
    serial: inSerialOrder,
    kva: by('kva'),
    primary_voltage: by('primary_voltage'),
    secondary_voltage: by('secondary_voltage'),
    manufacturer: by('manufacturer'),
    year: by('year'),
    warehouse: by('warehouse'),
    unit_cost: by('unit_cost'),
    list_price: by('list_price'),
    weight: by('weight'),
  } satisfies Record<InventorySort, SortedRows>;
}
