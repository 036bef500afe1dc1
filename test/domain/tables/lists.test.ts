import { filterBasis, madeBasis } from '../../../src/domain/tables/basis';
import { inventoryFile } from '../../../src/domain/tables/lists/inventoryFile';
import { ordersFile } from '../../../src/domain/tables/lists/ordersFile';
import { reservedTable } from '../../../src/domain/tables/lists/reservedTable';
import { readInventory } from '../../../src/domain/inventory/list/inventoryList';
import { defaultOrderFilters, defaultOrderSort } from '../../../src/domain/order/orderFilters';

const basisOf = (basis: readonly (readonly [string, string])[]) => Object.fromEntries(basis);

test('a file says when it was made, in which time zone, and by whom', () => {
  expect(madeBasis({ at: '2026-03-05T16:05:00Z', by: 'Dana Sales', timeZone: 'America/Phoenix' })).toEqual([
    ['As of', '5 March 2026, 09:05 (America/Phoenix)'],
    ['Exported by', 'Dana Sales'],
  ]);
  expect(filterBasis([])).toEqual(['Filters', 'None']);
});

test('orders say their status, filters and order in the words of the screen', () => {
  const filters = { ...defaultOrderFilters, jobType: 'RC', customerLocation: 'AZ' } as const;
  const { basis } = ordersFile({ filters, sort: defaultOrderSort }, [{ code: 'AZ', display: 'Arizona' }]);
  expect(basisOf(basis)).toMatchObject({
    Status: 'Assignment Pending',
    Filters: 'Job Type: RC; Delivery Location: Arizona',
    'Sorted by': 'Order Date, descending',
    Amounts: 'US dollars',
  });
});

test('the inventory says what it is narrowed by', () => {
  const list = readInventory(new URLSearchParams('search=abb&kva=500&needs_cabinet=yes&ordering=-unit_cost'));
  expect(basisOf(inventoryFile(list).basis)).toMatchObject({
    Filters: 'Search: abb; 500 kVA; Needs cabinet',
    'Sorted by': 'Unit Cost, descending',
  });
});

test('reserved transformers have codes as text and days as days', () => {
  const item = {
    ...{ id: 1, itemCode: 40117762, itemName: 'ABB', orderId: 7, customerName: 'Mesa', customerLocation: 'Mesa, AZ' },
    ...{ reservedDate: '2026-03-05T12:00:00', deliveryDate: '2026-05-01', kvaRating: 500, primaryVoltage: 12470 },
    ...{ secondaryVoltage: '480Y/277', transformerType: null, category: null, location: 'Phoenix, AZ', weight: 4650 },
    ...{ dimensions: null, status: 'Reserved', priority: 'High', jobNumber: '0012', salesOrderNumber: null },
    reservedBy: 'Dana Sales',
  };
  const { columns, rows, basis } = reservedTable([item], ' mesa ', []);
  const cells = Object.fromEntries(columns.map(({ title }, index) => [title, rows[0]?.[index]]));
  expect(cells).toMatchObject({
    ...{ 'IC#': '40117762', 'Job Number': '0012', 'Primary Voltage': '12470', kVA: 500 },
    ...{ 'Delivery Date': '2026-05-01', 'Reserved On': '2026-03-05' },
  });
  expect(basis).toEqual([['Filters', 'Search: mesa']]);
});
