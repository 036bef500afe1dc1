import {
  facets,
  type InventoryExportQuery,
  type InventoryQuery,
  type InventorySelection,
} from '../../../contract/inventory/inventoryQuery';
import { oneLine } from '../../format/text';
import { INVENTORY_SEARCH_LENGTH } from '../../limits';
import { orderingOf, pageSizeOf, type Chosen, type InventoryList } from './inventoryList';

const chosenValues = (chosen: Chosen) =>
  Object.fromEntries(facets.flatMap((facet) => (chosen[facet] ? [[facet, [...chosen[facet]]]] : [])));

export function toInventorySelection({ search, chosen }: Pick<InventoryList, 'search' | 'chosen'>): InventorySelection {
  const text = oneLine(search, INVENTORY_SEARCH_LENGTH);
  return { ...(text && { search: text }), ...chosenValues(chosen) };
}

export const toInventoryExport = (list: InventoryList): InventoryExportQuery => ({
  ...toInventorySelection(list),
  ordering: orderingOf(list.order),
});

export const toInventoryQuery = (list: InventoryList): InventoryQuery => ({
  ...toInventoryExport(list),
  page: String(list.page),
  page_size: String(pageSizeOf(list)),
});

export const writeQuery = (query: InventoryQuery): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
  ).toString();
