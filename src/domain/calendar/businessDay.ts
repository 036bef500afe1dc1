import { lazy } from '../lazy';

/** Milliseconds of a day in UTC. */
export const DAY_MS = 86_400_000;

export const BUSINESS_TIME_ZONE = 'America/Phoenix';

/** Whether a text is a calendar day, 'YYYY-MM-DD'. JavaScript itself reads '2026-02-30' with a time as 2 March. */
export function isCalendarDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Swedish writes calendar dates as ISO 8601 does. */
const isoDay = lazy(() => new Intl.DateTimeFormat('sv-SE', { timeZone: BUSINESS_TIME_ZONE }));

/** The calendar day ('2026-03-05') of a moment in the business time zone. Throws a RangeError for an invalid date. */
export function businessDay(moment: Date): string {
  return isoDay().format(moment);
}
