import {
  type UnitSort,
  listSort,
  startOf,
  tableColumns,
  type TableColumn,
  type TableSort,
} from '../../../../../domain/comparison/sortUnits';
import { useComparisonAddress } from '../../list/useComparisonAddress';
import type { AddressChanges } from '../../../../parts/page/browserAddress';

const opposite = { ascending: 'descending', descending: 'ascending' } as const;
const listSorts = new Map<TableColumn, UnitSort>([
  ['match', 'specs'],
  ['margin', 'margin'],
]);

/** What stands in the address while the table is sorted as the list is. */
export const AS_LISTED: AddressChanges = { sort: null, direction: null };

/**
 * How the table is sorted: as the list is, until a title is chosen, which the address remembers. Match and Margin sort the list
 * with it.
 */
export function useTableSort(listed: UnitSort, onSort: (sort: UnitSort, also: AddressChanges) => void) {
  const { params } = useComparisonAddress();
  const current = sortOf(params) ?? listSort(listed);
  const sortBy = (by: TableColumn) => {
    const direction = by === current.by ? opposite[current.direction] : startOf[by];
    onSort(listSorts.get(by) ?? listed, { sort: by, direction });
  };
  return { current, sortBy };
}

function sortOf(params: URLSearchParams): TableSort | null {
  const by = tableColumns.find((column) => column === params.get('sort'));
  if (by === undefined) return null;
  const direction = params.get('direction');
  return { by, direction: direction === 'ascending' || direction === 'descending' ? direction : startOf[by] };
}
