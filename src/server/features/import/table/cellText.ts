import type { Archive } from './archive';
import { readXml, unescaped } from './xml';
import { DAY_MS } from '../../../../domain/calendar/businessDay';

/** `digits`: padded with zeros. */
type NumberStyle = 'plain' | 'day' | 'percent' | { readonly digits: number };

/** Excel's maximum. */
const MAX_CODE_LENGTH = 255;

/** Formats that workbooks need not define (ECMA-376, 18.8.30), East Asian dates included. */
const BUILT_IN_DAYS: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
const BUILT_IN_PERCENTS = [9, 10];

/** First section, without quoted text, escapes and brackets. */
const bare = (code: string): string =>
  (code.replaceAll(/"[^"]*"|\\.|_.|\*./g, '').split(';')[0] ?? '').replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');

export function styleOf(code: string): NumberStyle {
  if (code.length > MAX_CODE_LENGTH) return 'plain';
  const format = bare(code);
  if (/^general$/i.test(format.trim())) return 'plain';
  if (/[ymdhs]/i.test(format)) return 'day';
  if (format.includes('%')) return 'percent';
  return /^0{2,}$/.test(format) ? { digits: format.length } : 'plain';
}

function builtIn(id: number): NumberStyle {
  if (BUILT_IN_DAYS.some(([from, to]) => id >= from && id <= to)) return 'day';
  return BUILT_IN_PERCENTS.includes(id) ? 'percent' : 'plain';
}

export async function readStyles(archive: Archive, path: string | null): Promise<readonly NumberStyle[]> {
  if (path === null || !archive.has(path)) return [];
  const own = new Map<number, NumberStyle>();
  const formats: number[] = [];
  let isInCells = false;
  await readXml(archive.stream(path, archive.budget.limits.partBytes), {
    onOpen: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') isInCells = true;
      else if (name === 'numFmt') own.set(Number(numFmtId), styleOf(formatCode));
      else if (name === 'xf' && isInCells) formats.push(Number(numFmtId));
    },
    onClose: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats.map((id) => own.get(id) ?? builtIn(id));
}

export interface CellContext {
  readonly strings: readonly string[];
  readonly styles: readonly NumberStyle[];
  readonly isFrom1904: boolean;
}

interface RawCell {
  readonly type: string;
  readonly style: string | undefined;
  readonly value: string;
}

const EPOCH_1900 = Date.UTC(1899, 11, 31);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** Excel treats 1900 as a leap year: this day never existed. */
const NO_DAY = 60;
/** 1 January 10000. */
const AFTER_LAST_DAY = 2_958_466;

/** Fifteen digits are significant. */
export function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

function timeText(ms: number): string {
  const time = new Date(ms).toISOString().slice(11, 19);
  return time === '00:00:00' ? '' : time;
}

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

/** For a formula, its last result. */
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
