import fc from 'fast-check';
import { FILTER_LENGTHS, ORDER_AGES, ORDER_ROWS } from '../../../src/domain/limits';
import { defaultOrderFilters, dueOptions } from '../../../src/domain/orders/orderFilters';
import {
  type OrderList,
  asSpecified,
  pageSizeOf,
  readList,
  reshaped,
  views,
  writeList,
} from '../../../src/domain/orders/orderList';
import { coverages } from '../../../src/contract/orders/ordersBands';
import { ordersQuerySchema } from '../../../src/contract/orders/ordersQuery';
import { toOrdersQuery } from '../../../src/domain/orders/ordersQuery';
import { hostileAddress, hostileText } from '../builders/hostileText';
import { oneLine } from '../../../src/domain/format/text';
import { forAll, testProperty } from '../builders/forAll';

const read = (query: string) => readList(new URLSearchParams(query));
const plain: OrderList = {
  filters: defaultOrderFilters,
  sort: { by: 'orderDate', direction: 'desc' },
  page: 1,
  view: 'cards',
  rows: 6,
};

/** Text as an address can hold it: without halves of characters. */
const inAddress = (text: string) => new URLSearchParams({ text }).get('text');
const text = (length: number) => hostileText(length + 2).map((any) => oneLine(inAddress(any), length));
const lists: fc.Arbitrary<OrderList> = fc.record({
  filters: fc.record({
    searchTerm: text(FILTER_LENGTHS.searchTerm),
    salesperson: text(FILTER_LENGTHS.salesperson),
    customerName: text(FILTER_LENGTHS.customerName),
    orderAge: fc.constantFrom(...ORDER_AGES),
    jobType: fc.constantFrom('all', 'RC', 'RW'),
    customerLocation: fc.oneof(fc.constant('all'), fc.stringMatching(/^[A-Z]{2}$/)),
    shippingState: fc.constant(''),
    shippedFromState: fc.constant(''),
    status: fc.constantFrom('unassigned', 'assigned', 'retired'),
    due: fc.constantFrom(...dueOptions.map(({ value }) => value)),
    coverage: fc.constantFrom('all', ...coverages),
    review: fc.constantFrom('all', 'needed'),
    owner: fc.constantFrom('all', 'mine'),
    group: fc.constantFrom('', 'kva=112.5&phase=3', 'due_month=2026-03'),
  }),
  sort: fc.record({
    by: fc.constantFrom('orderDate', 'price', 'requestDate'),
    direction: fc.constantFrom('asc', 'desc'),
  }),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  view: fc.constantFrom(...views),
  rows: fc.constantFrom(...ORDER_ROWS),
});

describe('the address of a list', () => {
  test('an empty address is the plain list, and vice versa', () => {
    expect(read('')).toEqual(plain);
    expect(writeList(plain).toString()).toBe('');
  });

  test('an address puts the list in words', () => {
    const list: OrderList = {
      filters: {
        ...defaultOrderFilters,
        searchTerm: 'SO-1',
        customerLocation: 'AZ',
        orderAge: '90',
        status: 'assigned',
        due: 'overdue',
        coverage: 'none',
        review: 'needed',
        owner: 'mine',
      },
      sort: { by: 'price', direction: 'asc' },
      page: 3,
      view: 'table',
      rows: 50,
    };
    expect(writeList(list).toString()).toBe(
      'search=SO-1&days=90&state=AZ&status=assigned&due=overdue&coverage=none&engineering=needed&orders=mine' +
        '&sort=price&direction=asc&page=3&view=table&rows=50',
    );
  });

  test('every list comes back from its address', () => {
    forAll(lists, (list) => expect(read(writeList(list).toString())).toEqual(list));
  });

  test('whatever an address says, the list is one that can be requested', () => {
    const names = [
      ...['search', 'salesperson', 'customer', 'days', 'job', 'state', 'status', 'due', 'coverage', 'engineering'],
      ...['orders', 'sort', 'direction', 'page', 'view', 'rows', 'kva', 'phase', 'unit_status', 'due_month', 'margin'],
    ];
    const meant = fc.constantFrom(
      '30',
      'RC',
      'AZ',
      'retired',
      'overdue',
      'none',
      'needed',
      'mine',
      'price',
      'asc',
      'table',
    );
    forAll(hostileAddress(names, meant), (address) => {
      const list = readList(address);
      expect(read(writeList(list).toString())).toEqual(list);
      expect(list.page).toBeGreaterThanOrEqual(1);
      for (const name of ['searchTerm', 'salesperson', 'customerName'] as const) {
        expect(list.filters[name].length).toBeLessThanOrEqual(name === 'searchTerm' ? 20 : 30);
        expect(list.filters[name]).not.toMatch(/^\s|\s$|\p{Cc}|\p{Cs}/u);
      }
      expect(ordersQuerySchema.safeParse(toOrdersQuery(list.filters, list.sort, list.page)).success).toBe(true);
    });
  });

  test.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=2.5', 1],
    ['page=1e3', 1],
    ['page=NaN', 1],
    ['page=12', 12],
    ['page=9999999', 1_000_000],
    ['page=99999999999', 1],
    ['page=2&page=3', 2],
  ])('the address %s is page %i', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test.each([
    ...['status=closed', 'days=31', 'job=rc', 'state=Arizona', 'state=az', 'sort=id', 'direction=up', 'view=map'],
    ...['due=15', 'coverage=good', 'engineering=true', 'orders=yours', 'rows=7', 'rows=1e2'],
  ])('%s makes no sense and changes nothing', (query) => expect(read(query)).toEqual(plain));

  test.each([
    ['search=%00%0A%0D', plain],
    ['search=SO1&search=SO2', { ...plain, filters: { ...defaultOrderFilters, searchTerm: 'SO1' } }],
    ['Search=SO1&STATUS=retired&__proto__=1', plain],
    ['days=030', plain],
    ['state=AZ%00', plain],
    ['page=%202', plain],
    ['page=٣', plain],
    ['rows=50.0&view=Table', plain],
    ['shippingState=AZ&shippedFromState=TX', plain],
    ['kva=500%20', plain],
  ])('of the hostile address %s only what can be meant counts', (address, list) => expect(read(address)).toEqual(list));

  test('texts in an address are cut to the length that can be requested', () => {
    expect(read(`search=${'x'.repeat(25)}`).filters.searchTerm).toBe('x'.repeat(20));
    expect(read('customer=%20Mesa%0AFoundry%00%20').filters.customerName).toBe('Mesa Foundry');
    expect(oneLine('x'.repeat(19) + '😀', 20)).toBe('x'.repeat(19));
  });
});

describe('the pages of a list', () => {
  test('the table has the requested rows, cards are six', () => {
    expect(pageSizeOf({ view: 'table', rows: 50 })).toBe(50);
    expect(pageSizeOf({ view: 'cards', rows: 50 })).toBe(6);
  });

  test.each([
    [{ ...plain, page: 5 }, { view: 'table' }, 5],
    [{ ...plain, rows: 25, page: 5 }, { view: 'table' }, 1],
    [{ ...plain, rows: 25, page: 6 }, { view: 'table' }, 2],
    [{ ...plain, view: 'table', rows: 25, page: 2 }, { view: 'cards' }, 5],
    [{ ...plain, view: 'table', rows: 25, page: 4 }, { rows: 50 }, 2],
    [{ ...plain, view: 'table', rows: 50, page: 2 }, { rows: 6 }, 9],
  ] as const)('the order that was on top stays on screen (%#)', (list, shape, page) => {
    expect(reshaped(list, shape)).toEqual({ ...list, ...shape, page });
  });

  testProperty('a product API of the specification gets only its own parameters', lists, (list) => {
    const { filters, sort, rows } = asSpecified(list);
    expect({ ...filters, due: 'all', coverage: 'all', review: 'all', owner: 'all' }).toEqual(filters);
    expect(['orderDate', 'price']).toContain(sort.by);
    expect(rows).toBe(6);
    expect(filters.status).not.toBe('retired');
  });
});
