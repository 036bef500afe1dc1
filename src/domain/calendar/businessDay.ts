import { lazy } from '../lazy';

/** Milliseconds of a day in UTC. */
export const DAY_MS = 86_400_000;

/** Swedish writes calendar dates as ISO 8601 does. */
const isoDay = lazy(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Phoenix' }));

/**
 * The calendar day ('2026-03-05') of a moment: days begin at midnight in Phoenix, if the business is.
 * Throws a RangeError for an invalid date.
 */
export function businessDay(moment: Date): string {
  return isoDay().format(moment);
}
