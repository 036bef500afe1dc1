import type { EmptyOrder, PlanRow } from '../../../src/contract/plan/plan';
import { isPlanned, mondayOf, planWeeks, weekText, weekTitle } from '../../../src/domain/plan/planWeeks';
import { layoutOf, withLayout } from '../../../src/domain/plan/planLayout';

const order = (order_id: number, request_date: string | null, late_weeks: number) => ({
  ...{ order_id, job_number: `J-${order_id}`, customer_name: null, request_date, late_weeks, first_come: null },
});
const planned = (id: number, due: string | null, late: number): PlanRow => ({
  ...order(id, due, late),
  ...{ serial: `S${id}`, unit: '', match_score: 1, fit_class: null, gaps: [], margin: 0, freight: null },
  ...{ miles: null, is_pinned: false, changes: [] },
});
const empty = (id: number, due: string | null, late: number): EmptyOrder => ({
  ...order(id, due, late),
  ...{ reason: 'nothing fits', ways: [] },
});

test.each([
  ['2026-12-07', '2026-12-07'],
  ['2026-12-13', '2026-12-07'],
  ['2026-12-14', '2026-12-14'],
  ['2027-01-03', '2026-12-28'],
  ['2024-03-01', '2024-02-26'],
])('%s is in the week of Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('weeks come by date, orders without a due date last; in a week late orders come first; without a unit only overdue ones are late', () => {
  const weeks = planWeeks({
    rows: [planned(1, '2026-12-07', 0), planned(2, '2026-12-08', 1), planned(3, '2026-12-20', 0), planned(4, null, 0)],
    empty: [empty(5, '2026-12-07', 15), empty(6, '2026-12-14', 14)],
    day: '2026-12-14',
  });
  const shown = weeks.map((week) => [
    weekTitle(week),
    weekText(week),
    week.lines.map((line) => [Number(line.order_id), isPlanned(line)]),
  ]);
  expect(shown).toEqual([
    [
      'Week of 7 December 2026',
      '3 orders: 2 planned, 1 without a unit, 2 late',
      [
        [5, false],
        [2, true],
        [1, true],
      ],
    ],
    [
      'Week of 14 December 2026',
      '2 orders: 1 planned, 1 without a unit',
      [
        [6, false],
        [3, true],
      ],
    ],
    ['No due date', '1 order: 1 planned', [[4, true]]],
  ]);
});

test('the address has view, page and Adjust only if they are not the defaults', () => {
  const usual = { rows: 'rows', isAdjusting: false, page: 1 } as const;
  const chosen = { rows: 'weeks', isAdjusting: true, page: 3 } as const;
  const address = withLayout(new URLSearchParams('late=100'), chosen);
  expect(address.toString()).toBe('late=100&view=weeks&adjust=open&page=3');
  expect(layoutOf(address)).toEqual(chosen);
  expect(withLayout(address, usual).toString()).toBe('late=100');
  expect(layoutOf(new URLSearchParams('view=days&adjust=1&page=0'))).toEqual(usual);
  expect(layoutOf(new URLSearchParams('page=123456'))).toEqual(usual);
});
