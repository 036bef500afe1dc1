import fc from 'fast-check';
import { coverages } from '../../../src/contract/orders/ordersBands';
import { ordersQuerySchema } from '../../../src/contract/orders/ordersQuery';
import { oneLine } from '../../../src/domain/format/text';
import { FILTER_LENGTHS, ORDER_AGES, ORDER_ROWS } from '../../../src/domain/limits';
import { jobType, jobTypeNames } from '../../../src/domain/orders/jobType';
import {
  defaultOrderFilters,
  dueOptions,
  activeFilterChips,
  orderAgeLabel,
  orderAgeOptions,
  resetFilter,
  statuses,
  statusWords,
  type OrderFilters,
  coverageWords,
} from '../../../src/domain/orders/orderFilters';
import { defaultOrderSort, sortedBy, sortOfDue } from '../../../src/domain/orders/orderSort';
import {
  type OrderList,
  asSpecified,
  pageSizeOf,
  readList,
  reshaped,
  views,
  writeList,
} from '../../../src/domain/orders/orderList';
import { toOrdersQuery } from '../../../src/domain/orders/ordersQuery';
import { forAll, testProperty } from '../builders/forAll';
import { hostileAddress, hostileText } from '../builders/hostileText';

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

const states = [{ code: 'AZ', display: 'Arizona' }];
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

describe('chips', () => {
  test('default filters show no chip', () => {
    expect(activeFilterChips(defaultOrderFilters, states)).toEqual([]);
  });

  test('every filter that differs shows one chip', () => {
    expect(activeFilterChips(allSet, states).map(({ label }) => label)).toEqual([
      'Search: SO117',
      'Salesperson: Vega',
      'Customer: Mesa',
      'Job Creation Date: Last 30 days',
      'Job Type: RC',
      'Delivery Location: Arizona',
      'Customer Request Date: Within 2 weeks',
      'Coverage: No unit fits',
      'Engineering review',
      'Mine',
    ]);
  });

  test('a state that is not in the list shows its code as a chip, blank text shows no chip', () => {
    const filters = { ...defaultOrderFilters, customerLocation: 'ZZ', searchTerm: '  ' };
    expect(activeFilterChips(filters, states)).toEqual([
      { filter: 'customerLocation', label: 'Delivery Location: ZZ' },
    ]);
  });

  test('removing a chip resets its filter alone', () => {
    const [first] = activeFilterChips(allSet, states);
    const after = resetFilter(allSet, first!.filter);
    expect(after).toEqual({ ...allSet, searchTerm: '' });
    expect(activeFilterChips(after, states)).toHaveLength(9);
  });
});

test('ages are labeled as the specification says', () => {
  expect(ORDER_AGES.map(orderAgeLabel)).toEqual([
    ...['Today', 'Last 30 days', 'Last 60 days', 'Last 90 days', 'Last 180 days', 'Last 365 days'],
  ]);
  expect(orderAgeOptions.map(({ value }) => value)).toEqual(ORDER_AGES);
  expect(orderAgeOptions.map(({ label }) => label)).toEqual([
    'All',
    '30 days',
    '60 days',
    '90 days',
    '180 days',
    'Last year',
  ]);
});

test.each<[keyof OrderFilters, Partial<OrderFilters>, string]>([
  ['orderAge', { orderAge: '365' }, 'Job Creation Date: Last 365 days'],
  ['jobType', { jobType: 'RW' }, 'Job Type: RW'],
  ['due', { due: 'overdue' }, 'Customer Request Date: Overdue'],
  ['due', { due: '30' }, 'Customer Request Date: Within 30 days'],
  ['due', { due: '60' }, 'Customer Request Date: Within 60 days'],
  ['coverage', { coverage: 'fits' }, 'Coverage: Fits'],
  ['coverage', { coverage: 'work' }, 'Coverage: Fits with work'],
  ['coverage', { coverage: 'not judged' }, 'Coverage: Still judging'],
  ['group', { group: 'kva=1500&phase=3' }, '1,500 kVA, Three-phase'],
  ['searchTerm', { searchTerm: 'a & <b>' }, 'Search: a & <b>'],
])('of %s, %j has the chip "%s", which takes it away again', (filter, change, label) => {
  const filters = { ...defaultOrderFilters, ...change };
  expect(activeFilterChips(filters, states)).toEqual([{ filter, label }]);
  expect(resetFilter(filters, filter)).toEqual(defaultOrderFilters);
});

test('the status is chosen beside the list and has no chip, nor have filters that no screen shows', () => {
  const filters = { ...defaultOrderFilters, status: 'retired', shippingState: 'AZ', shippedFromState: 'TX' } as const;
  expect(activeFilterChips(filters, states)).toEqual([]);
  expect(statuses.map((status) => statusWords[status])).toEqual(['Assignment Pending', 'Unit Assigned', 'Retired']);
});

test('chips taken away one by one, in any order, leave the list as it was at first', () => {
  const chips = activeFilterChips(allSet, states).map(({ filter }) => filter);
  forAll(fc.shuffledSubarray(chips, { minLength: 1 }), (away) => {
    const left = away.reduce(resetFilter, allSet);
    expect(activeFilterChips(left, states).map(({ filter }) => filter)).toEqual(
      chips.filter((filter) => !away.includes(filter)),
    );
  });
  expect(chips.reduce(resetFilter, allSet)).toEqual(defaultOrderFilters);
});

test('at first the list shows all unassigned orders, newest first', () => {
  expect(defaultOrderFilters).toEqual({
    searchTerm: '',
    salesperson: '',
    customerName: '',
    orderAge: '0',
    jobType: 'all',
    customerLocation: 'all',
    shippingState: '',
    shippedFromState: '',
    status: 'unassigned',
    due: 'all',
    coverage: 'all',
    review: 'all',
    owner: 'all',
    group: '',
  });
  expect(defaultOrderSort).toEqual({ by: 'orderDate', direction: 'desc' });
});

test.each([
  ['orderDate', 'desc', 'requestDate', 'asc'],
  ['price', 'desc', 'requestDate', 'asc'],
  ['requestDate', 'asc', 'price', 'desc'],
  ['requestDate', 'desc', 'requestDate', 'desc'],
  ['requestDate', 'desc', 'orderDate', 'desc'],
  ['requestDate', 'asc', 'orderDate', 'desc'],
  ['requestDate', 'asc', 'requestDate', 'asc'],
  ['price', 'asc', 'requestDate', 'asc'],
  ['orderDate', 'asc', 'orderDate', 'asc'],
  ['orderDate', 'asc', 'price', 'asc'],
] as const)('a list by %s %s is next sorted by %s %s', (by, direction, next, expected) => {
  expect(sortedBy({ by, direction }, next)).toEqual({ by: next, direction: expected });
});

test('coverage has the words of the fit classes, and every one of its values can be listed', () => {
  expect(coverageWords).toEqual({
    ...{ fits: 'Fits', work: 'Fits with work', check: 'To be checked', misses: 'Misses a requirement' },
    ...{ none: 'No unit fits', 'not stated': 'Order does not state kVA and voltages' },
    ...{ 'not covered': 'Not covered', 'not judged': 'Still judging' },
  });
  for (const coverage of Object.keys(coverageWords))
    expect(ordersQuerySchema.safeParse({ coverage }).success).toBe(true);
});

test.each([
  ['rc', 'RC'],
  ['RC', 'RC'],
  ['Recondition', 'RC'],
  ['RECONDITION', 'RC'],
  ['rewind', 'RW'],
  ['ReWind', 'RW'],
  [' rw ', 'RW'],
  ['\trewind\n', 'RW'],
  ['new', 'NEW'],
  ['reconditioned', 'RECONDITIONED'],
  ['rewind rush', 'REWIND RUSH'],
  ['constructor', 'CONSTRUCTOR'],
  ['', ''],
  ['  ', ''],
  [null, ''],
  [undefined, ''],
])('the order type %j is the job type %j (section 3)', (orderType, expected) => {
  expect(jobType(orderType)).toBe(expected);
  expect(jobType(jobType(orderType))).toBe(expected);
});

test('the two job types have the words of the badge, and nothing else has', () => {
  expect(jobTypeNames).toEqual({ RC: 'Reconditioned', RW: 'Rewind' });
});

test('a filter by due date lists the most urgent orders first, and without it the newest, unless another sort was chosen', () => {
  const urgent = { by: 'requestDate', direction: 'asc' } as const;
  const byPrice = { by: 'price', direction: 'desc' } as const;
  expect(sortOfDue(defaultOrderSort, 'all', 'overdue')).toEqual(urgent);
  expect(sortOfDue(urgent, 'overdue', 'all')).toEqual(defaultOrderSort);
  expect(sortOfDue(byPrice, 'all', 'overdue')).toEqual(byPrice);
  expect(sortOfDue(byPrice, 'overdue', 'all')).toEqual(byPrice);
  expect(sortOfDue(defaultOrderSort, 'overdue', 'overdue')).toEqual(defaultOrderSort);
});
