import { BUSINESS_TIME_ZONE, businessDay } from '../calendar/businessDay';
import { lazy } from '../lazy';

/** Of the business time zone. */
const MAIL_HOUR = 7;

export const MAIL_TIMES = 'Weekdays at 07:00, Phoenix time';

const hour = lazy(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: BUSINESS_TIME_ZONE }));

const isWeekday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The weekday ('2026-03-05') whose mail is due at this moment, until its midnight; else null. */
export function mailDay(moment: Date): string | null {
  const day = businessDay(moment);
  return isWeekday(day) && Number(hour().format(moment)) >= MAIL_HOUR ? day : null;
}
