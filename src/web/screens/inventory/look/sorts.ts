import { inventorySorts, type InventorySort } from '../../../../contract/inventory/inventoryQuery';
import { columnIds, columns } from '../../../../domain/inventory/list/columns';
import type { InventoryOrder } from '../../../../domain/inventory/list/inventoryList';

const sorted = columnIds.map((id) => columns[id]);

/** What the units can be sorted by, in words. */
export const sorts = inventorySorts.map((by) => {
  const column = sorted.find(({ sortedBy }) => sortedBy === by);
  return { by, title: column?.title ?? 'IC#', isNumeric: column?.isNumeric ?? false };
});

export const sortOf = (by: InventorySort) => sorts.find((sort) => sort.by === by);

export function directionText({ by, direction }: InventoryOrder): string {
  if (sortOf(by)?.isNumeric) return direction === 'asc' ? 'Lowest first' : 'Highest first';
  return direction === 'asc' ? 'A to Z' : 'Z to A';
}
