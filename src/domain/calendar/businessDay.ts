import { madeOnce } from '../format/madeOnce';

/** Swedish writes calendar dates as ISO 8601 does. */
const isoDay = madeOnce(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Phoenix' }));

/**
 * The calendar day ('2026-03-05') of a moment: days begin at midnight in Phoenix, where the business is.
 * Throws a RangeError for an invalid date.
 */
export function businessDay(moment: Date): string {
  return isoDay().format(moment);
}
