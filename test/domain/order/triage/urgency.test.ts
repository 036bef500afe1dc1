import { urgencyOf } from '../../../../src/domain/order/triage/urgency';

const on = (customerRequestDate: string | null, today: string, status: 'Active' | 'Closed' = 'Active') =>
  urgencyOf({ customerRequestDate, status, isRetired: false }, today);

test.each([
  ['2026-03-09', '2026-03-10', 'Overdue 1 day'],
  ['2026-02-26', '2026-03-10', 'Overdue 12 days'],
  ['2024-02-29', '2025-03-01', 'Overdue 366 days'],
])('an order of %s is late on %s: %s', (date, today, text) => {
  expect(on(date, today)).toEqual({ isOverdue: true, text });
});

test.each([
  ['2026-03-10', '2026-03-10', 'Due today'],
  ['2026-03-11', '2026-03-10', 'Due in 1 day'],
  ['2026-03-15', '2026-03-10', 'Due in 5 days'],
  ['2026-03-24', '2026-03-10', 'Due in 14 days'],
  [' 2026-11-02 ', '2026-10-31', 'Due in 2 days'],
])('an order of %s is due soon on %s: %s', (date, today, text) => {
  expect(on(date, today)).toEqual({ isOverdue: false, text });
});

test.each([['2026-03-25'], ['2027-01-01'], [null], [''], ['soon'], ['2026-02-30x'], ['2026-13-01']])(
  'an order of %j is not urgent on 10 March 2026',
  (date) => {
    expect(on(date, '2026-03-10')).toBeNull();
  },
);

test('an order whose units were issued is not urgent', () => {
  expect(on('2026-03-09', '2026-03-10', 'Closed')).toBeNull();
});

test('a retired order is not urgent', () => {
  expect(urgencyOf({ customerRequestDate: '2026-03-09', status: 'Active', isRetired: true }, '2026-03-10')).toBeNull();
});
