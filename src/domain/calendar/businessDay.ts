import { lazy } from '../lazy';

export const DAY_MS = 86_400_000;

export const BUSINESS_TIME_ZONE = 'America/Phoenix';

/** Whether a text is a valid 'YYYY-MM-DD'. JavaScript itself reads '2026-02-30' with a time as 2 March. */
export function isCalendarDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Swedish dates are ISO 8601. */
const isoDay = lazy(() => new Intl.DateTimeFormat('sv-SE', { timeZone: BUSINESS_TIME_ZONE }));

/** The day ('2026-03-05') in the business time zone. Throws a RangeError for an invalid date. */
export function businessDay(moment: Date): string {
  return isoDay().format(moment);
}
