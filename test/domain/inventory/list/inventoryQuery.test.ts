import {
  inventoryExportQuerySchema,
  inventoryQuerySchema,
  inventorySelectionSchema,
} from '../../../../src/contract/inventory/inventoryQuery';
import {
  toInventoryExport,
  toInventoryQuery,
  toInventorySelection,
  writeQuery,
} from '../../../../src/domain/inventory/list/inventoryQuery';
import { readInventory } from '../../../../src/domain/inventory/list/inventoryList';
import { addresses, lists } from './lists';
import { forAll, testProperty } from '../../builders/forAll';

const read = (query: string) => readInventory(new URLSearchParams(query));
const list = read('search=GE&kva=500&kva=75&ordering=-kva&page=2&page_size=100&density=compact');

test('queries leave out how the list is shown', () => {
  const selection = { search: 'GE', kva: ['500', '75'] };
  expect(toInventorySelection(list)).toEqual(selection);
  expect(toInventoryExport(list)).toEqual({ ...selection, ordering: '-kva' });
  expect(toInventoryQuery(list)).toEqual({ ...selection, ordering: '-kva', page: '2', page_size: '100' });
});

test('the plain list requests its first page by serial, unfiltered', () => {
  expect(toInventorySelection(read(''))).toEqual({});
  expect(toInventoryQuery(read(''))).toEqual({ ordering: 'serial', page: '1', page_size: '50' });
});

test('cards are requested 24 at a time, whatever the page size of the table', () => {
  expect(toInventoryQuery({ ...list, view: 'cards' })).toMatchObject({ page: '2', page_size: '24' });
});

test.each([
  ['  ', undefined],
  ['\0\t', undefined],
  [' GE \n 500 ', 'GE   500'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('the typed search %j is sent as %j', (typed, search) => {
  expect(toInventorySelection({ search: typed, chosen: {} })).toEqual(search === undefined ? {} : { search });
});

test('two lists that differ in page, size, order and look alone share their counts', () => {
  forAll(lists, lists, (one, other) => {
    const turned = { ...other, search: one.search, chosen: one.chosen };
    expect(toInventorySelection(turned)).toEqual(toInventorySelection(one));
    const sorted = { ...turned, order: one.order };
    expect(toInventoryExport(sorted)).toEqual(toInventoryExport(one));
  });
});

test('a query repeats the name of several values', () => {
  expect(writeQuery(toInventoryQuery(list))).toBe('search=GE&kva=500&kva=75&ordering=-kva&page=2&page_size=100');
});

testProperty('the server accepts the queries of any address', addresses, (address) => {
  const requested = read(address);
  expect(inventorySelectionSchema.safeParse(toInventorySelection(requested)).error).toBeUndefined();
  expect(inventoryExportQuerySchema.safeParse(toInventoryExport(requested)).error).toBeUndefined();
  expect(inventoryQuerySchema.safeParse(toInventoryQuery(requested)).error).toBeUndefined();
});

testProperty('every value reaches the server unchanged', lists, (requested) => {
  const sent = new URLSearchParams(writeQuery(toInventoryQuery(requested)));
  for (const [facet, values] of Object.entries(requested.chosen)) expect(sent.getAll(facet)).toEqual(values);
  expect(sent.get('search') ?? '').toBe(requested.search);
  expect(sent.get('ordering')).toBe(`${requested.order.direction === 'desc' ? '-' : ''}${requested.order.by}`);
  const names = Object.keys(requested.chosen).length + (requested.search === '' ? 0 : 1) + 3;
  expect(new Set(sent.keys()).size).toBe(names);
});
