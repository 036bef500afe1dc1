import type { NamedRates } from '../../contract/rates/rateSets';
import { formatDate, formatDateTime } from '../format/date';
import { BUSINESS_TIME_ZONE } from '../calendar/businessDay';

export type RatesToName = Pick<NamedRates, 'id' | 'holdsFrom' | 'savedAt' | 'sharesDay'>;

/** 'Rates of 1 November 2026', 'Standard rates'; 'Rates of 26 November 2026, 14:05' if `others` hold from the same day. */
export function ratesName(rates: RatesToName, ...others: readonly RatesToName[]): string {
  const { holdsFrom, savedAt = null } = rates;
  if (holdsFrom === null) return 'Standard rates';
  const day = `Rates of ${formatDate(holdsFrom)}`;
  const rivals = others.filter((each) => each.holdsFrom === holdsFrom && each.id !== rates.id);
  if (savedAt === null || (rates.sharesDay !== true && rivals.length === 0)) return day;
  return `${day}, ${timeOf(savedAt, holdsFrom)}${secondsOf(savedAt, rivals)}`;
}

/** '14:05' on the first day itself, else 'saved 24 November 2026, 14:05'. */
function timeOf(savedAt: string, holdsFrom: string): string {
  const moment = formatDateTime(savedAt, BUSINESS_TIME_ZONE);
  return formatDate(savedAt, BUSINESS_TIME_ZONE) === formatDate(holdsFrom)
    ? moment.replace(/^.*, /, '')
    : `saved ${moment}`;
}

/** ':09' if another set was saved within the same minute. */
const secondsOf = (savedAt: string, rivals: readonly RatesToName[]): string =>
  rivals.some((each) => each.savedAt?.slice(0, MINUTE) === savedAt.slice(0, MINUTE))
    ? savedAt.slice(MINUTE, SECOND)
    : '';

/** Length of an ISO timestamp up to its minute, and up to its second. */
const MINUTE = 16;
const SECOND = 19;
