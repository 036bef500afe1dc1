import fc from 'fast-check';
import { ordersQuerySchema } from '../../../src/contract/orders/ordersQuery';
import { ORDER_AGES } from '../../../src/domain/limits';
import { coverages } from '../../../src/contract/orders/ordersBands';
import { defaultOrderFilters, dueOptions, type OrderFilters } from '../../../src/domain/orders/orderFilters';
import { defaultOrderSort } from '../../../src/domain/orders/orderSort';
import { toCountsQuery, toOrdersQuery, toUnpagedQuery } from '../../../src/domain/orders/ordersQuery';
import { forAll } from '../builders/forAll';

const allSet: OrderFilters = {
  ...defaultOrderFilters,
  searchTerm: 'SO117',
  salesperson: 'Vega',
  customerName: 'Mesa',
  orderAge: '30',
  jobType: 'RC',
  customerLocation: 'AZ',
  due: '14',
  coverage: 'none',
  review: 'needed',
  owner: 'mine',
};

describe('the request', () => {
  test('the query of the defaults requests the first unassigned orders, newest first', () => {
    expect(toOrdersQuery(defaultOrderFilters, defaultOrderSort, 1)).toEqual({
      page: '1',
      page_size: '6',
      ordering: '-order_date',
      unit_assignment: 'unassigned',
    });
  });

  test('the query carries every filter that narrows', () => {
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
      due: '14',
      coverage: 'none',
      needs_engineering: 'true',
      mine: 'true',
    });
  });

  test.each([
    ['RC', 'rc'],
    ['RW', 'rw'],
    ['all', undefined],
  ] as const)('the job type %s is requested as %s', (jobType, expected) => {
    expect(toOrdersQuery({ ...defaultOrderFilters, jobType }, defaultOrderSort, 1).order_type).toBe(expected);
  });

  test.each([
    ['orderDate', 'asc', 'order_date'],
    ['orderDate', 'desc', '-order_date'],
    ['price', 'desc', '-sale_price'],
    ['requestDate', 'asc', 'request_date'],
    ['requestDate', 'desc', '-request_date'],
  ] as const)('the query sorts by %s %s as %s', (by, direction, ordering) => {
    expect(toOrdersQuery(defaultOrderFilters, { by, direction }, 1).ordering).toBe(ordering);
  });

  test('the query cuts texts to their limits, and leaves out blank ones', () => {
    const long = 'x'.repeat(50);
    const filters = { ...defaultOrderFilters, searchTerm: long, salesperson: ` ${long}`, customerName: '  ' };
    expect(toOrdersQuery(filters, defaultOrderSort, 1)).toMatchObject({
      search: 'x'.repeat(20),
      sales_rep: 'x'.repeat(30),
    });
    expect(toOrdersQuery(filters, defaultOrderSort, 1)).not.toHaveProperty('customer_name');
  });

  test('the query is one that the server takes, whatever is typed', () => {
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
      due: fc.constantFrom(...dueOptions.map(({ value }) => value)),
      coverage: fc.constantFrom('all', ...coverages),
      review: fc.constantFrom('all', 'needed'),
      owner: fc.constantFrom('all', 'mine'),
      group: fc.constantFrom('', 'kva=112.5&phase=3', 'due_month=2026-03'),
    } as const);
    forAll(filters, fc.integer({ min: 1, max: 999 }), (each, page) => {
      expect(ordersQuerySchema.safeParse(toOrdersQuery(each, defaultOrderSort, page)).success).toBe(true);
    });
  });

  test('the query of all orders together is the same without a page', () => {
    const { page, page_size, ...rest } = toOrdersQuery(allSet, defaultOrderSort, 2);
    expect([page, page_size]).toEqual(['2', '6']);
    expect(toUnpagedQuery(allSet, defaultOrderSort)).toEqual(rest);
  });

  test('the query of the counts narrows as the list does, in no order', () => {
    const { ordering, ...rest } = toUnpagedQuery(allSet, defaultOrderSort);
    expect(ordering).toBe('-order_date');
    expect(toCountsQuery(allSet)).toEqual(rest);
  });

  test('the page size is passed on', () => {
    expect(toOrdersQuery(defaultOrderFilters, defaultOrderSort, 2, 100)).toMatchObject({ page: '2', page_size: '100' });
  });

  test('the query ignores the filters that the screen does not show', () => {
    const filters = { ...defaultOrderFilters, shippingState: 'AZ', shippedFromState: 'TX' };
    expect(toUnpagedQuery(filters, defaultOrderSort)).toEqual(toUnpagedQuery(defaultOrderFilters, defaultOrderSort));
  });
});
