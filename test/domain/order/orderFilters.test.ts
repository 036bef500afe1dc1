import { ORDER_AGES } from '../../../src/domain/limits';
import {
  activeFilterChips,
  defaultOrderFilters,
  defaultOrderSort,
  orderAgeLabel,
  orderAgeOptions,
  resetFilter,
  sortedBy,
  type OrderFilters,
} from '../../../src/domain/order/orderFilters';

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
      'Coverage: No unit serves',
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
  expect(orderAgeLabel('0')).toBe('Today');
  expect(orderAgeLabel('365')).toBe('Last 365 days');
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
  ['orderDate', 'asc', 'price', 'asc'],
] as const)('a list by %s %s is next sorted by %s %s', (by, direction, next, expected) => {
  expect(sortedBy({ by, direction }, next)).toEqual({ by: next, direction: expected });
});
