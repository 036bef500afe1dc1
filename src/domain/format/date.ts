import { isCalendarDay } from '../calendar/businessDay';
import { lazy } from '../lazy';
import { NOT_AVAILABLE } from './number';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const calendarDays = lazy(() => new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone: 'UTC' }));

/** '5 March 2026' (spec section 9). A calendar date is the same day everywhere; a timestamp is in `timeZone`, by default the reader's. */
export function formatDate(date: string | null | undefined, timeZone?: string): string {
  const moment = parse(date);
  if (!moment) return NOT_AVAILABLE;
  const days = CALENDAR_DATE.test(date?.trim() ?? '')
    ? calendarDays()
    : new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone });
  return days.format(moment);
}

/** '5 March 2026, 09:05' (24 hours) in `timeZone`, by default the reader's. */
export function formatDateTime(date: string | null | undefined, timeZone?: string): string {
  const moment = parse(date);
  if (!moment) return NOT_AVAILABLE;
  return `${formatDate(moment.toISOString(), timeZone)}, ${formatTime(moment.getTime(), timeZone)}`;
}

/** '09:05' (24 hours) of a timestamp in ms, in `timeZone`, by default the reader's. */
export const formatTime = (ms: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(ms);

function parse(date: string | null | undefined): Date | null {
  const text = date?.trim() ?? '';
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) || !isCalendarDay(text.slice(0, 10)) ? null : moment;
}
