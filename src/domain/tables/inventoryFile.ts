import { chosenList } from '../inventory/list/chosenFacets';
import { chosenText } from '../inventory/list/facetWords';
import type { InventoryList } from '../inventory/list/inventoryList';
import { DOLLARS, filterBasis, unitKinds, type Basis } from './table';

const sorts: Readonly<Record<InventoryList['order']['by'], string>> = {
  serial: 'IC#',
  kva: 'kVA',
  primary_voltage: 'Primary Voltage',
  secondary_voltage: 'Secondary Voltage',
  manufacturer: 'Manufacturer',
  year: 'Year',
  warehouse: 'Warehouse',
  unit_cost: 'Unit Cost',
  list_price: 'List Price',
  weight: 'Weight',
};
const directions = { asc: 'ascending', desc: 'descending' } as const;

const filtersOf = ({ search, chosen }: Pick<InventoryList, 'search' | 'chosen'>) => [
  ...(search.trim() === '' ? [] : [`Search: ${search.trim()}`]),
  ...chosenList(chosen).map(({ facet, value }) => chosenText(facet, value)),
];

export const inventoryFile = (list: Pick<InventoryList, 'search' | 'chosen' | 'order'>) => ({
  fileName: 'inventory',
  title: 'Inventory',
  kinds: unitKinds,
  basis: [
    filterBasis(filtersOf(list)),
    ['Sorted by', `${sorts[list.order.by]}, ${directions[list.order.direction]}`] satisfies Basis,
    DOLLARS,
    ['Weights', 'Pounds'] satisfies Basis,
  ],
});
