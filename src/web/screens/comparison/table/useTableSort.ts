import { useState } from 'react';
import type { UnitSort } from '../../../../domain/comparison/sortUnits';
import { listSort, startOf, type TableColumn, type TableSort } from '../../../../domain/comparison/tableSort';

/** A sort of the table, for as long as the list stays sorted as it was then. */
interface Chosen {
  within: UnitSort;
  sort: TableSort;
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const;
const listSorts = new Map<TableColumn, UnitSort>([
  ['match', 'specs'],
  ['margin', 'margin'],
]);

/** How the table is sorted: as the list is, until a title is chosen. Match and Margin sort the list with it. */
export function useTableSort(listed: UnitSort, onSort: (sort: UnitSort) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const current = chosen?.within === listed ? chosen.sort : listSort(listed);
  const sortBy = (by: TableColumn) => {
    const direction = by === current.by ? opposite[current.direction] : startOf[by];
    const within = listSorts.get(by) ?? listed;
    setChosen({ within, sort: { by, direction } });
    if (within !== listed) onSort(within);
  };
  return { current, sortBy };
}
