import type { EmptyOrder, Plan, PlanRow } from '../../contract/plan/plan';
import { DAY_MS, isCalendarDay } from '../calendar/businessDay';
import { formatDate } from '../format/date';
import { formatNumber } from '../format/number';

export type PlanLine = PlanRow | EmptyOrder;

export const isPlanned = (line: PlanLine): line is PlanRow => 'serial' in line;

/** Orders that are due in the same week, from Monday to Sunday. */
export interface PlanWeek {
  /** ISO 8601; null for orders without a due date. */
  readonly monday: string | null;
  /** Late ones first; then by due date. */
  readonly lines: readonly PlanLine[];
  readonly late: number;
}

const MONDAY = 1;
const WEEK = 7;

export function mondayOf(day: string): string {
  const moment = Date.parse(day);
  const back = (new Date(moment).getUTCDay() - MONDAY + WEEK) % WEEK;
  return new Date(moment - back * DAY_MS).toISOString().slice(0, 10);
}

/** Without a unit the delivery is unknown: such an order is late once it is overdue. */
const isLate = (line: PlanLine, day: string): boolean =>
  isPlanned(line) ? line.late_weeks > 0 : line.request_date !== null && line.request_date < day;

/** Earliest week first; orders without a due date last. */
export function planWeeks({ rows, empty, day }: Pick<Plan, 'rows' | 'empty' | 'day'>): readonly PlanWeek[] {
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
    .map(([monday, lines]) => ({
      monday,
      lines: lines.sort(lateFirst(day)),
      late: lines.filter((line) => isLate(line, day)).length,
    }));
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const lateFirst =
  (day: string) =>
  (a: PlanLine, b: PlanLine): number =>
    Number(isLate(b, day)) - Number(isLate(a, day)) ||
    compareText(a.request_date ?? '', b.request_date ?? '') ||
    Number(a.order_id) - Number(b.order_id);

/** 'Week of 7 December 2026' */
export const weekTitle = ({ monday }: PlanWeek): string =>
  monday === null ? 'No due date' : `Week of ${formatDate(monday)}`;

/** '12 orders: 9 planned, 3 without a unit, 4 late' */
export function weekText({ lines, late }: PlanWeek): string {
  const planned = lines.filter(isPlanned).length;
  const parts = [
    `${formatNumber(planned)} planned`,
    ...(planned < lines.length ? [`${formatNumber(lines.length - planned)} without a unit`] : []),
    ...(late > 0 ? [`${formatNumber(late)} late`] : []),
  ];
  return `${formatNumber(lines.length)} ${lines.length === 1 ? 'order' : 'orders'}: ${parts.join(', ')}`;
}
