import { ORDER_AGES } from '../../../src/domain/limits';
import {
  activeFilterChips,
  defaultOrderFilters,
  orderAgeLabel,
  orderAgeOptions,
  resetFilter,
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
    expect(activeFilterChips(after, states)).toHaveLength(5);
  });
});

test('ages are labeled as the specification says', () => {
  expect(orderAgeLabel('0')).toBe('Today');
  expect(orderAgeLabel('365')).toBe('Last 365 days');
  expect(orderAgeOptions.map(({ value }) => value)).toEqual(ORDER_AGES);
  expect(orderAgeOptions[0]?.label).toBe('All');
  expect(orderAgeOptions.at(-1)?.label).toBe('Last year');
});
