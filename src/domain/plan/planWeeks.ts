import type { EmptyOrder, Plan, PlanRow } from '../../contract/plan/plan';
import { DAY_MS, isCalendarDay } from '../calendar/businessDay';
import { formatNumber } from '../format/number';
import { lazy } from '../lazy';

export type PlanLine = PlanRow | EmptyOrder;

export const isPlanned = (line: PlanLine): line is PlanRow => 'serial' in line;

/** Orders that are due in the same week, from Monday to Sunday. */
export interface PlanWeek {
  /** ISO 8601; null for orders without a due date. */
  readonly monday: string | null;
  /** Late ones first, the latest at the top; then by due date. */
  readonly lines: readonly PlanLine[];
}

const MONDAY = 1;
const WEEK = 7;

export function mondayOf(day: string): string {
  const moment = Date.parse(day);
  const back = (new Date(moment).getUTCDay() - MONDAY + WEEK) % WEEK;
  return new Date(moment - back * DAY_MS).toISOString().slice(0, 10);
}

/** Earliest week first; orders without a due date last. */
export function planWeeks({ rows, empty }: Pick<Plan, 'rows' | 'empty'>): readonly PlanWeek[] {
  const weeks = new Map<string | null, PlanLine[]>();
  for (const line of [...rows, ...empty]) {
    const due = line.request_date;
    const monday = due !== null && isCalendarDay(due) ? mondayOf(due) : null;
    const lines = weeks.get(monday);
    if (lines) lines.push(line);
    else weeks.set(monday, [line]);
  }
  return [...weeks]
    .sort(([a], [b]) => compareText(a ?? '9', b ?? '9'))
    .map(([monday, lines]) => ({ monday, lines: lines.sort(lateFirst) }));
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const lateFirst = (a: PlanLine, b: PlanLine): number =>
  b.late_weeks - a.late_weeks ||
  compareText(a.request_date ?? '', b.request_date ?? '') ||
  Number(a.order_id) - Number(b.order_id);

const monthAndDay = lazy(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
);

/** 'Week of Dec 7, 2026' */
export const weekTitle = ({ monday }: PlanWeek): string =>
  monday === null ? 'No due date' : `Week of ${monthAndDay().format(Date.parse(monday))}`;

/** '12 orders: 9 planned, 3 without a unit, 4 late' */
export function weekText({ lines }: PlanWeek): string {
  const planned = lines.filter(isPlanned).length;
  const late = lines.filter(({ late_weeks }) => late_weeks > 0).length;
  const parts = [
    `${formatNumber(planned)} planned`,
    ...(planned < lines.length ? [`${formatNumber(lines.length - planned)} without a unit`] : []),
    ...(late > 0 ? [`${formatNumber(late)} late`] : []),
  ];
  return `${formatNumber(lines.length)} ${lines.length === 1 ? 'order' : 'orders'}: ${parts.join(', ')}`;
}
