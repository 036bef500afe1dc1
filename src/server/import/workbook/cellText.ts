import type { NumberStyle } from './styles';
import { unescaped } from './sharedStrings';
import { DAY_MS } from '../../../domain/calendar/businessDay';

/** What is needed to say what a cell shows. */
export interface CellContext {
  readonly strings: readonly string[];
  readonly styles: readonly NumberStyle[];
  readonly isFrom1904: boolean;
}

/** A cell as it stands in a sheet. */
export interface RawCell {
  readonly type: string;
  readonly style: string | undefined;
  readonly value: string;
}

const EPOCH_1900 = Date.UTC(1899, 11, 31);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** Lotus 1-2-3, and Excel after it, took 1900 for a leap year: this day never was. */
const NO_DAY = 60;
/** 1 January 10000. */
const AFTER_LAST_DAY = 2_958_466;

/** Fifteen digits count; what follows is noise of the machine. */
export function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

function timeText(ms: number): string {
  const time = new Date(ms).toISOString().slice(11, 19);
  return time === '00:00:00' ? '' : time;
}

/** A count of days as a date, with its time of day where it has one, or a time of day alone. */
export function dayText(days: number, isFrom1904: boolean): string {
  if (!(days >= 0 && days < AFTER_LAST_DAY)) return numberText(days);
  const seconds = Math.round((days % 1) * 86_400);
  if (days < 1 && !isFrom1904) return timeText(seconds * 1_000) || '00:00:00';
  if (!isFrom1904 && Math.floor(days) === NO_DAY) return '1900-02-29';
  const counted = isFrom1904 || days < NO_DAY ? Math.floor(days) : Math.floor(days) - 1;
  const ms = (isFrom1904 ? EPOCH_1904 : EPOCH_1900) + counted * DAY_MS + seconds * 1_000;
  return `${new Date(ms).toISOString().slice(0, 10)} ${timeText(ms)}`.trim();
}

function styledNumber(value: string, style: NumberStyle | undefined, isFrom1904: boolean): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  if (style === 'day') return dayText(number, isFrom1904);
  if (style === 'percent') return `${numberText(Number((number * 100).toPrecision(15)))}%`;
  const text = numberText(number);
  return typeof style === 'object' && /^\d+$/.test(text) ? text.padStart(style.digits, '0') : text;
}

const isoDay = (value: string): string =>
  value
    .replace('T', ' ')
    .replace(/(\.\d+)?Z?$/, '')
    .replace(/ 00:00(:00)?$/, '');

/** What a cell shows, as text; of a formula its last result. */
export function cellText({ type, style, value }: RawCell, { strings, styles, isFrom1904 }: CellContext): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '' ? '' : String(value === '1' || value === 'true');
    case 'd':
      return isoDay(value);
    case 'n':
      return styledNumber(value, styles[Number(style ?? 0)], isFrom1904);
    default:
      return unescaped(value);
  }
}
