import fc from 'fast-check';
import { businessDay } from '../../../src/domain/calendar/businessDay';
import { urgencyOf } from '../../../src/domain/orders/overdue';
import { forAll } from '../builders/forAll';

const on = (customerRequestDate: string | null, today: string, status: 'Active' | 'Closed' = 'Active') =>
  urgencyOf({ customerRequestDate, status, isRetired: false }, today);

test.each([
  ['2026-03-09', '2026-03-10', 'Overdue 1 day'],
  ['2026-02-26', '2026-03-10', 'Overdue 12 days'],
  ['2026-02-28', '2026-03-01', 'Overdue 1 day'],
  ['2028-02-28', '2028-03-01', 'Overdue 2 days'],
  ['2025-12-31', '2026-01-01', 'Overdue 1 day'],
  ['2025-03-10', '2026-03-10', 'Overdue 365 days'],
  ['2024-02-29', '2025-03-01', 'Overdue 366 days'],
  // Phoenix has no daylight saving time.
  ['2026-03-07', '2026-03-09', 'Overdue 2 days'],
])('an order of %s is late on %s: %s', (date, today, text) => {
  expect(on(date, today)).toEqual({ isOverdue: true, text });
});

test.each([
  ['2026-03-10', '2026-03-10', 'Due today'],
  ['2026-03-11', '2026-03-10', 'Due in 1 day'],
  ['2026-03-15', '2026-03-10', 'Due in 5 days'],
  ['2026-03-23', '2026-03-10', 'Due in 13 days'],
  ['2026-03-24', '2026-03-10', 'Due in 14 days'],
  ['2028-03-01', '2028-02-28', 'Due in 2 days'],
  ['2027-01-02', '2026-12-31', 'Due in 2 days'],
  [' 2026-11-02 ', '2026-10-31', 'Due in 2 days'],
])('an order of %s is due soon on %s: %s', (date, today, text) => {
  expect(on(date, today)).toEqual({ isOverdue: false, text });
});

test.each([
  ...['2026-03-25', '2027-01-01', '2026-13-01', '2026-02-30', '2026-02-30x', '26-03-09', '2026-3-9', '3/9/2026'],
  ...['2026-03-09T00:00:00Z', '20260309', 'soon', '', '  ', null],
])('an order of %j is not urgent on 10 March 2026', (date) => {
  expect(on(date, '2026-03-10')).toBeNull();
});

test.each(['2026-03-09', '2026-03-10', '2026-03-24'])(
  'an order of %s is not urgent once its units were issued, or once it was retired',
  (customerRequestDate) => {
    expect(on(customerRequestDate, '2026-03-10', 'Closed')).toBeNull();
    expect(urgencyOf({ customerRequestDate, status: 'Active', isRetired: true }, '2026-03-10')).toBeNull();
  },
);

test('in Phoenix an order is due today until midnight there, which is 7:00 UTC, and overdue from then on', () => {
  const at = (moment: string) => on('2026-03-05', businessDay(new Date(moment)))?.text;
  expect(at('2026-03-05T06:59:59Z')).toBe('Due in 1 day');
  expect(at('2026-03-05T07:00:00Z')).toBe('Due today');
  expect(at('2026-03-06T06:59:59Z')).toBe('Due today');
  expect(at('2026-03-06T07:00:00Z')).toBe('Overdue 1 day');
});

test('day by day an order comes nearer, is due, and is late by as many days as a calendar counts', () => {
  const start = fc.date({ min: new Date('1999-01-01'), max: new Date('2101-12-31'), noInvalidDate: true });
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  /** The day so many days later, by the calendar's own arithmetic. */
  const later = (date: Date, days: number) => {
    const day = new Date(date);
    day.setUTCDate(day.getUTCDate() + days);
    return iso(day);
  };
  forAll(start, fc.integer({ min: -400, max: 20 }), (date, days) => {
    const text = on(later(date, days), iso(date))?.text ?? 'not urgent';
    const inDays = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
    const expected = days > 14 ? 'not urgent' : days > 0 ? `Due in ${inDays}` : `Overdue ${inDays}`;
    expect(text).toBe(days === 0 ? 'Due today' : expected);
  });
});
