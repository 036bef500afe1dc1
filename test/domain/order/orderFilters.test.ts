import fc from 'fast-check';
import { ordersQuerySchema } from '../../../src/contract/order/ordersQuery';
import { ORDER_AGES } from '../../../src/domain/limits';
import {
  activeFilterChips,
  defaultOrderFilters,
  defaultOrderSort,
  orderAgeLabel,
  orderAgeOptions,
  resetFilter,
  type OrderFilters,
} from '../../../src/domain/order/orderFilters';
import { toOrdersQuery } from '../../../src/domain/order/ordersQuery';

const states = [{ code: 'AZ', display: 'Arizona' }];
const allSet: OrderFilters = {
  ...defaultOrderFilters,
  searchTerm: 'SO117',
  salesperson: 'Vega',
  customerName: 'Mesa',
  orderAge: '30',
  jobType: 'RC',
  customerLocation: 'AZ',
};

describe('chips', () => {
  test('defaults show none', () => {
    expect(activeFilterChips(defaultOrderFilters, states)).toEqual([]);
  });

  test('every filter that differs shows one', () => {
    expect(activeFilterChips(allSet, states).map(({ label }) => label)).toEqual([
      'Search: SO117',
      'Salesperson: Vega',
      'Customer: Mesa',
      'Job Creation Date: Last 30 days',
      'Job Type: RC',
      'Delivery Location: Arizona',
    ]);
  });

  test('a state that is not in the list shows its code, blank text shows nothing', () => {
    const filters = { ...defaultOrderFilters, customerLocation: 'ZZ', searchTerm: '  ' };
    expect(activeFilterChips(filters, states)).toEqual([
      { filter: 'customerLocation', label: 'Delivery Location: ZZ' },
    ]);
  });

  test('removing a chip resets its filter alone', () => {
    const [first] = activeFilterChips(allSet, states);
    const after = resetFilter(allSet, first!.filter);
    expect(after).toEqual({ ...allSet, searchTerm: '' });
    expect(activeFilterChips(after, states)).toHaveLength(5);
  });
});

test('ages are labelled as the specification says', () => {
  expect(orderAgeLabel('0')).toBe('Today');
  expect(orderAgeLabel('365')).toBe('Last 365 days');
  expect(orderAgeOptions.map(({ value }) => value)).toEqual(ORDER_AGES);
  expect(orderAgeOptions[0]?.label).toBe('All');
  expect(orderAgeOptions.at(-1)?.label).toBe('Last year');
});

describe('the request', () => {
  test('of the defaults asks for the first unassigned, newest first', () => {
    expect(toOrdersQuery(defaultOrderFilters, defaultOrderSort, 1)).toEqual({
      page: '1',
      page_size: '6',
      ordering: '-order_date',
      unit_assignment: 'unassigned',
    });
  });

  test('carries every filter that narrows', () => {
    expect(toOrdersQuery({ ...allSet, status: 'all' }, { by: 'price', direction: 'asc' }, 3)).toEqual({
      page: '3',
      page_size: '6',
      ordering: 'sale_price',
      search: 'SO117',
      sales_rep: 'Vega',
      customer_name: 'Mesa',
      date_range: '30',
      order_type: 'rc',
      delivery_state: 'AZ',
    });
  });

  test.each([
    ['orderDate', 'asc', 'order_date'],
    ['orderDate', 'desc', '-order_date'],
    ['price', 'desc', '-sale_price'],
  ] as const)('sorts by %s %s as %s', (by, direction, ordering) => {
    expect(toOrdersQuery(defaultOrderFilters, { by, direction }, 1).ordering).toBe(ordering);
  });

  test('cuts texts to their limits, and leaves out blank ones', () => {
    const long = 'x'.repeat(50);
    const filters = { ...defaultOrderFilters, searchTerm: long, salesperson: ` ${long}`, customerName: '  ' };
    expect(toOrdersQuery(filters, defaultOrderSort, 1)).toMatchObject({
      search: 'x'.repeat(20),
      sales_rep: 'x'.repeat(30),
    });
    expect(toOrdersQuery(filters, defaultOrderSort, 1)).not.toHaveProperty('customer_name');
  });

  test('is one the server takes, whatever is typed', () => {
    const filters = fc.record({
      searchTerm: fc.string(),
      salesperson: fc.string({ maxLength: 60 }),
      customerName: fc.string({ maxLength: 60 }),
      orderAge: fc.constantFrom(...ORDER_AGES),
      jobType: fc.constantFrom('all', 'RC', 'RW'),
      customerLocation: fc.constantFrom('all', 'AZ', 'TX'),
      shippingState: fc.string(),
      shippedFromState: fc.string(),
      status: fc.constantFrom('all', 'unassigned', 'assigned'),
    } as const);
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 999 }), (each, page) => {
        expect(ordersQuerySchema.safeParse(toOrdersQuery(each, defaultOrderSort, page)).success).toBe(true);
      }),
    );
  });
});
