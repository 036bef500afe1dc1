import type { OrdersExportQuery, OrdersQuery } from '../../../../src/contract/order/ordersQuery';
import { tallyKey } from '../../../../src/server/repositories/orders/ordersCounts';

const dana = { name: 'Dana Whitfield', email: 'dana@example.com' };
const sam = { name: 'Sam Ortega', email: 'sam@example.com' };
const MONDAY = { today: '2026-03-02', caller: dana };
const TUESDAY = { today: '2026-03-03', caller: dana };

type Kind = Parameters<typeof tallyKey>[0];
const isOne = (kind: Kind, query: OrdersExportQuery, one: typeof MONDAY, other: typeof MONDAY) =>
  tallyKey(kind, query, one) === tallyKey(kind, query, other);

test.each<[OrdersExportQuery, boolean]>([
  [{}, true],
  [{ order_type: 'rc', customer_name: 'mesa' }, true],
  [{ due: '14' }, false],
  [{ date_range: '30' }, false],
  [{ due_month: '2026-03' }, false],
  [{ age: '30-89' }, false],
])('a list by %j counts the same on the next day: %j', (query, expected) => {
  expect(isOne('list', query, MONDAY, TUESDAY)).toBe(expected);
  expect(isOne('pages', query, MONDAY, TUESDAY)).toBe(expected);
});

test('the counts of each filter are those of a day, whatever the list', () => {
  expect(isOne('counts', {}, MONDAY, TUESDAY)).toBe(false);
  expect(isOne('counts', {}, MONDAY, { ...MONDAY })).toBe(true);
});

test('who asks matters to their own orders alone', () => {
  const bySam = { ...MONDAY, caller: sam };
  expect(isOne('list', { order_type: 'rc' }, MONDAY, bySam)).toBe(true);
  expect(isOne('list', { order_type: 'rc', mine: 'true' }, MONDAY, bySam)).toBe(false);
});

test('the page, its size and the order of a list do not matter to what it counts; each filter does', () => {
  const key = (query: OrdersQuery) => tallyKey('list', query, MONDAY);
  const paged = { page: '2', page_size: '5', ordering: '-order_date' } as const;
  expect(key({ order_type: 'rc', ...paged })).toBe(key({ order_type: 'rc' }));
  expect(key({ order_type: 'rc', customer_name: 'a' })).toBe(key({ customer_name: 'a', order_type: 'rc' }));
  const others: OrdersQuery[] = [{}, { order_type: 'rc' }, { order_type: 'rw' }, { customer_name: 'rc' }];
  expect(new Set([...others.map(key), tallyKey('pages', {}, MONDAY)]).size).toBe(5);
});
