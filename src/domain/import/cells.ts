import { DAY_MS, isCalendarDay } from '../calendar/businessDay';
import type { DateOrder, DecimalMark } from '../../contract/import/mapping';

type Written = Exclude<DateOrder, 'serial'>;
const PARTS: Readonly<Record<Written, readonly ['y' | 'm' | 'd', 'y' | 'm' | 'd', 'y' | 'm' | 'd']>> = {
  ymd: ['y', 'm', 'd'],
  mdy: ['m', 'd', 'y'],
  dmy: ['d', 'm', 'y'],
};

const THREE_NUMBERS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?![\d/.-])/;

/** '49' is 2049, '50' is 1950. */
function fullYear(text: string): number | null {
  if (text.length === 4) return Number(text);
  if (text.length !== 2) return null;
  return Number(text) + (Number(text) < 50 ? 2000 : 1900);
}

/** Days of spreadsheets from 1990 to 2069. */
const SERIAL = /^\d{5}$/;
const [FIRST_SERIAL, LAST_SERIAL] = [32_874, 62_093];
const SERIAL_0 = Date.UTC(1899, 11, 30);

/** '46309' is 2026-10-14. */
export function serialDay(cell: string): string | null {
  const days = SERIAL.test(cell) ? Number(cell) : 0;
  if (days < FIRST_SERIAL || days > LAST_SERIAL) return null;
  return new Date(SERIAL_0 + days * DAY_MS).toISOString().slice(0, 10);
}

export function dateIn(cell: string, order: DateOrder): string | null {
  if (order === 'serial') return serialDay(cell.trim());
  const [, ...numbers] = THREE_NUMBERS.exec(cell.trim()) ?? [];
  const text = (part: 'y' | 'm' | 'd') => numbers[PARTS[order].indexOf(part)] ?? '';
  const year = fullYear(text('y'));
  if (year === null || text('m').length > 2 || text('d').length > 2) return null;
  const day = `${String(year).padStart(4, '0')}-${text('m').padStart(2, '0')}-${text('d').padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}

const MARKS: Readonly<Record<DecimalMark, { decimals: string; thousands: string }>> = {
  point: { decimals: '.', thousands: ',' },
  comma: { decimals: ',', thousands: '.' },
};
/** A dollar sign at either end, and spaces between groups of three digits. */
const BESIDE = /^\s*\$?\s*|\s*\$?\s*$|(?<=\d)\s(?=\d{3}(?!\d))/g;

/** '1', '234', '567': one to three digits without a leading zero, then groups of three. */
const areGroups = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 || (/^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group)));

export function numberIn(cell: string, mark: DecimalMark): string | null {
  const { decimals, thousands } = MARKS[mark];
  const [whole = '', ...fractions] = cell.replace(BESIDE, '').split(decimals);
  const groups = whole.split(thousands);
  const number = [groups.join(''), ...fractions].join('.');
  return areGroups(groups) && /^\d+(\.\d+)?$/.test(number) ? number : null;
}
