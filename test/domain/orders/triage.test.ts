import fc from 'fast-check';
import type { OrdersCounts } from '../../../src/contract/orders/ordersQuery';
import { defaultOrderFilters, type OrderFilters, withoutTriage } from '../../../src/domain/orders/orderFilters';
import { notJudgedOf, triageChoices, urgencyOf } from '../../../src/domain/orders/triage';
import { businessDay } from '../../../src/domain/calendar/businessDay';
import { forAll } from '../builders/forAll';

const counts: OrdersCounts = {
  total: 138,
  due: { overdue: 9, '14': 4, '30': 20, '60': 41 },
  needsEngineering: 6,
  mine: 30,
  coverage: { fits: 60, work: 35, check: 7, misses: 9, none: 12, 'not stated': 9 },
  notJudged: 6,
};

const at = (filters: Partial<OrderFilters>) => ({ ...defaultOrderFilters, ...filters });
const textsOf = (status: OrderFilters['status'], known?: OrdersCounts) =>
  triageChoices(at({ status }), known).map(({ label, count }) => `${label} ${count ?? '?'}`);

test('open orders: overdue, not covered (7 to be checked, 9 that miss a requirement, 12 that nothing fits), engineering review, mine', () => {
  expect(textsOf('unassigned', counts)).toEqual(['Overdue 9', 'Not covered 28', 'Engineering review 6', 'Mine 30']);
});

test('orders with a unit have no choice by coverage', () => {
  expect(textsOf('assigned', counts)).toEqual(['Overdue 9', 'Engineering review 6', 'Mine 30']);
});

test('retired orders have no choice by urgency or coverage', () => {
  expect(textsOf('retired', counts)).toEqual(['Engineering review 6', 'Mine 30']);
});

test('only open orders wait to be judged', () => {
  expect(notJudgedOf('unassigned', counts)).toBe(6);
  expect(notJudgedOf('all', counts)).toBe(6);
  expect(notJudgedOf('unassigned', undefined)).toBe(0);
  expect(notJudgedOf('assigned', counts)).toBe(0);
  expect(notJudgedOf('retired', counts)).toBe(0);
});

test('the choices are there before their numbers are known', () => {
  expect(textsOf('unassigned')).toEqual(['Overdue ?', 'Not covered ?', 'Engineering review ?', 'Mine ?']);
});

const chosen = (filters: OrderFilters) =>
  triageChoices(filters, counts).flatMap(({ label, isChosen }) => (isChosen ? [label] : []));
const press = (filters: OrderFilters, label: string): OrderFilters => ({
  ...filters,
  ...triageChoices(filters, counts).find((each) => each.label === label)?.change,
});

test('choices combine, leave the other filters, and are taken back one by one', () => {
  const overdue = press(at({ searchTerm: 'SO1' }), 'Overdue');
  const both = press(overdue, 'Not covered');
  expect(both).toEqual(at({ searchTerm: 'SO1', due: 'overdue', coverage: 'not covered' }));
  expect(chosen(both)).toEqual(['Overdue', 'Not covered']);
  expect(press(both, 'Overdue')).toEqual(at({ searchTerm: 'SO1', coverage: 'not covered' }));
});

test('a choice replaces another value of its filter', () => {
  expect(chosen(at({ due: '14', coverage: 'none' }))).toEqual([]);
  expect(press(at({ due: '14' }), 'Overdue')).toEqual(at({ due: 'overdue' }));
});

test('without the triage the filters of the specification stay', () => {
  const filters = { ...defaultOrderFilters, jobType: 'RC', due: 'overdue', coverage: 'none' } as const;
  expect(withoutTriage(filters)).toEqual({ ...defaultOrderFilters, jobType: 'RC' });
});

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
