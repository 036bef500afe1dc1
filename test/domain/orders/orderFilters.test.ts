import fc from 'fast-check';
import { ORDER_AGES } from '../../../src/domain/limits';
import {
  activeFilterChips,
  defaultOrderFilters,
  defaultOrderSort,
  orderAgeLabel,
  orderAgeOptions,
  resetFilter,
  sortedBy,
  statuses,
  statusWords,
  type OrderFilters,
  coverageWords,
} from '../../../src/domain/orders/orderFilters';
import { ordersQuerySchema } from '../../../src/contract/orders/ordersQuery';
import { forAll } from '../builders/forAll';

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
      'Needs engineering',
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
