import { inventorySorts } from '../../../src/contract/inventory/inventoryQuery';
import { columnIds, columns } from '../../../src/domain/inventory/list/columns';
import { readInventory } from '../../../src/domain/inventory/list/inventoryList';
import { inventoryFile } from '../../../src/domain/tables/inventoryFile';

const fileOf = (query: string) => inventoryFile(readInventory(new URLSearchParams(query)));
const basisOf = (query: string) => Object.fromEntries(fileOf(query).basis);

test('the inventory says how it is narrowed and sorted, and of what measure amounts and weights are', () => {
  const { fileName, title, basis } = fileOf('');
  expect([fileName, title]).toEqual(['inventory', 'Inventory']);
  expect(basis).toEqual([
    ['Filters', 'None'],
    ['Sorted by', 'IC#, ascending'],
    ['Amounts', 'US dollars'],
    ['Weights', 'Pounds'],
  ]);
});

test.each([
  ['search=abb&kva=500&needs_cabinet=yes', 'Search: abb; 500 kVA; Cabinet needed'],
  ['kva=1500&kva=112.5', '1,500 kVA; 112.5 kVA'],
  ['fluid=FR3&primary_voltage=12470', 'Primary Voltage: 12470 V; Fluid: FR3'],
  ['age=40%2B&phase=3', 'Three-phase; 40 or more years'],
  ['warehouse=(not recorded)', 'Warehouse: Not recorded'],
  ['availability=retired', 'Retired'],
  ['search=%20%20', 'None'],
  ['page=3&view=cards&columns=kva', 'None'],
])('the inventory of %s says its filters in words: %s', (query, filters) => {
  expect(basisOf(query).Filters).toBe(filters);
});

test('a search that is still being typed is said without the spaces around it', () => {
  const list = readInventory(new URLSearchParams());
  expect(inventoryFile({ ...list, search: ' abb  ' }).basis[0]).toEqual(['Filters', 'Search: abb']);
});

test.each(inventorySorts)('sorted by %s, the file names the column as the screen does, either way', (sort) => {
  const column = columnIds.find((id) => columns[id].sortedBy === sort);
  const title = column === undefined ? 'IC#' : columns[column].title.replace(', lb', '');
  expect(basisOf(`ordering=${sort}`)['Sorted by']).toBe(`${title}, ascending`);
  expect(basisOf(`ordering=-${sort}`)['Sorted by']).toBe(`${title}, descending`);
});
