import type { DateOrder } from '../../../../contract/import/mapping';
import { serialDay } from '../../../../domain/import/cells';
import type { Refusal } from '../columns/formats';

const SLASHED = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DIGITS_ALONE = /^((?:19|20)\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])$/;
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[-\s/.]*([a-z]{3,9})\.?[-\s,/.]*(\d{4}|\d{2})$/i;
const MONTH_DAY = /^([a-z]{3,9})\.?[-\s]*(\d{1,2})(?:st|nd|rd|th)?[-\s,]+(\d{4}|\d{2})$/i;
const TIME = /[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?$/i;

export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

/** 0 if not a month. */
function monthNamed(word: string): number {
  const name = word.toLowerCase();
  return (
    MONTHS.findIndex(
      (month) =>
        month.toLowerCase() === name ||
        month.slice(0, 3).toLowerCase() === name ||
        (name === 'sept' && month === 'September'),
    ) + 1
  );
}

/** Two digits below 50 are 20xx. */
const fullYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`);

const iso = (year: string, month: number | string, day: number | string) =>
  `${fullYear(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

export function slashed(cell: string): { first: number; second: number; year: string } | null {
  const found = SLASHED.exec(withoutTime(cell));
  return found && { first: Number(found[1]), second: Number(found[2]), year: fullYear(found[3] ?? '') };
}

/** Longer cells are no dates, and would take long to read. */
const MAX_LENGTH = 60;

const withoutTime = (cell: string) => (cell.length <= MAX_LENGTH && cell.includes(':') ? cell.replace(TIME, '') : cell);

function partsOf(cell: string): { readonly day: string; readonly month: string; readonly year: string } | null {
  const dayFirst = DAY_MONTH.exec(cell);
  if (dayFirst !== null) return { day: dayFirst[1] ?? '', month: dayFirst[2] ?? '', year: dayFirst[3] ?? '' };
  const monthFirst = MONTH_DAY.exec(cell);
  return monthFirst && { day: monthFirst[2] ?? '', month: monthFirst[1] ?? '', year: monthFirst[3] ?? '' };
}

/** 'Fri 5 Mar 2027'. */
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]{0,2}\s+/i;

function named(cell: string): string | null {
  const parts = partsOf(cell.replace(WEEKDAY, ''));
  const month = parts === null ? 0 : monthNamed(parts.month);
  return parts === null || month === 0 ? null : iso(parts.year, month, parts.day);
}

const ORDERS = { mdy: 'the month first', dmy: 'the day first' } as const;

function ordered(cell: string, order: 'mdy' | 'dmy'): string | Refusal | null {
  const found = slashed(cell);
  if (found === null) return null;
  const [month, day] = order === 'mdy' ? [found.first, found.second] : [found.second, found.first];
  if (month >= 1 && month <= 12) return iso(found.year, month, day);
  return { reason: `Not a date with ${ORDERS[order]}`, fix: `Write it as in the other rows, or like 2026-03-02.` };
}

/** The day, without a time of day. Anything else stays for the format to refuse. */
export function readDate(cell: string, order: DateOrder | null): string | Refusal {
  const day = withoutTime(cell);
  const counted = order === 'serial' ? serialDay(day) : null;
  if (counted !== null) return counted;
  const yearFirst = YEAR_FIRST.exec(day) ?? DIGITS_ALONE.exec(day);
  if (yearFirst !== null) return iso(yearFirst[1] ?? '', yearFirst[2] ?? '', yearFirst[3] ?? '');
  const inOrder = order === 'mdy' || order === 'dmy' ? ordered(day, order) : null;
  return inOrder ?? named(day) ?? day;
}
