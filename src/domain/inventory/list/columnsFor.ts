import { columnIds, type InventoryColumn } from './columns';

const COSTS: ReadonlySet<InventoryColumn> = new Set(['unit_cost', 'list_price']);

/** The columns that a reader with or without access to costs sees. */
export const columnsFor = (
  seesCost: boolean,
  columns: readonly InventoryColumn[] = columnIds,
): readonly InventoryColumn[] => (seesCost ? columns : columns.filter((id) => !COSTS.has(id)));
