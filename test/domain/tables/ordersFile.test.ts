import { defaultOrderFilters, type OrderFilters } from '../../../src/domain/orders/orderFilters';
import { defaultOrderSort } from '../../../src/domain/orders/orderSort';
import { ordersFile } from '../../../src/domain/tables/ordersFile';

const states = [
  { code: 'AZ', display: 'Arizona' },
  { code: 'TX', display: 'Texas' },
];
const fileOf = (filters: Partial<OrderFilters>, sort = defaultOrderSort) =>
  ordersFile({ filters: { ...defaultOrderFilters, ...filters }, sort }, states);
const basisOf = (...args: Parameters<typeof fileOf>) => Object.fromEntries(fileOf(...args).basis);

test('orders say their status, filters, order and currency, in this order', () => {
  const { fileName, title, basis } = fileOf({});
  expect([fileName, title]).toEqual(['open-orders', 'Open orders']);
  // Spec section 9: not assigned, newest first.
  expect(basis).toEqual([
    ['Status', 'Assignment Pending'],
    ['Filters', 'None'],
    ['Sorted by', 'Order Date, descending'],
    ['Amounts', 'US dollars'],
  ]);
});

test.each([
  ['all', 'All'],
  ['unassigned', 'Assignment Pending'],
  ['assigned', 'Unit Assigned'],
  ['retired', 'Retired'],
] as const)('orders of the status %s say %s; it is no filter beside', (status, word) => {
  expect(basisOf({ status })).toMatchObject({ Status: word, Filters: 'None' });
});

test.each<[Partial<OrderFilters>, string]>([
  [{ jobType: 'RC', customerLocation: 'AZ' }, 'Job Type: RC; Delivery Location: Arizona'],
  [{ customerLocation: 'ZZ' }, 'Delivery Location: ZZ'],
  [{ searchTerm: 'SO117', due: 'overdue' }, 'Search: SO117; Customer Request Date: Overdue'],
  [{ orderAge: '30', coverage: 'none' }, 'Job Creation Date: Last 30 days; Coverage: No unit fits'],
  [{ owner: 'mine', review: 'needed', salesperson: 'Vega' }, 'Salesperson: Vega; Engineering review; Mine'],
  [{ group: 'kva=1500&phase=3' }, '1,500 kVA, Three-phase'],
  [{ searchTerm: '  ', customerName: ' ' }, 'None'],
  // The screen does not show these, and nothing is narrowed by them.
  [{ shippingState: 'AZ', shippedFromState: 'TX', customerLocation: 'TX' }, 'Delivery Location: Texas'],
])('orders with %j say their filters in the words of the screen: %s', (filters, text) => {
  expect(basisOf(filters).Filters).toBe(text);
});

test.each([
  ['orderDate', 'asc', 'Order Date, ascending'],
  ['price', 'desc', 'Price, descending'],
  ['price', 'asc', 'Price, ascending'],
  ['requestDate', 'asc', 'Customer Request Date, ascending'],
] as const)('orders sorted by %s %s say so: %s', (by, direction, text) => {
  expect(basisOf({}, { by, direction })['Sorted by']).toBe(text);
});
