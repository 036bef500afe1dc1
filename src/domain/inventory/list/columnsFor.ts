import { columnIds, type InventoryColumn } from './columns';

const COSTS: ReadonlySet<InventoryColumn> = new Set(['unit_cost', 'list_price']);

/** Those of some columns that somebody who sees costs or not is shown. */
export const columnsFor = (
  seesCost: boolean,
  columns: readonly InventoryColumn[] = columnIds,
): readonly InventoryColumn[] => (seesCost ? columns : columns.filter((id) => !COSTS.has(id)));
