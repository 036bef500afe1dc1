import {
  toInventoryExport,
  toInventoryQuery,
  toInventorySelection,
  writeQuery,
} from '../../../../src/domain/inventory/list/inventoryQuery';
import { readInventory } from '../../../../src/domain/inventory/list/inventoryList';

const list = readInventory(
  new URLSearchParams('search=GE&kva=500&kva=75&ordering=-kva&page=2&page_size=100&density=compact'),
);

test('what is listed, counted and exported is asked for without how it is shown', () => {
  const selection = { search: 'GE', kva: ['500', '75'] };
  expect(toInventorySelection(list)).toEqual(selection);
  expect(toInventoryExport(list)).toEqual({ ...selection, ordering: '-kva' });
  expect(toInventoryQuery(list)).toEqual({ ...selection, ordering: '-kva', page: '2', page_size: '100' });
  expect(toInventoryQuery({ ...list, view: 'cards' }).page_size).toBe('24');
});

test('a query repeats the name of several values', () => {
  expect(writeQuery(toInventoryQuery(list))).toBe('search=GE&kva=500&kva=75&ordering=-kva&page=2&page_size=100');
});
