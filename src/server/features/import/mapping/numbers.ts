import type { DecimalMark, Measure } from '../../../../contract/import/mapping';
import { converted, measureNamed } from './measures';

const CURRENCY = /^(?:US\s?\$|USD|\$)\s*|\s*(?:USD|\$)$/gi;
/** Spaces and apostrophes between groups of three digits. */
const GAPS = /(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g;
/** A group before a thousand does not begin with 0: '0,125' is not 125. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(\.\d*)?$/;
const PLAIN = /^\d*\.?\d+$/;
const DIGITS = /^\d+(?:\.\d+)?$/;
const WITH_UNIT = /^(.*\d)\s*([a-z"]+\.?)$/i;

interface NumberReading {
  readonly decimals: DecimalMark | null;
  readonly isPercent: boolean;
  readonly own: Measure | null;
  readonly written: Measure | null;
  readonly choices: readonly Measure[];
  readonly places: number;
}

const swapped = (text: string) => text.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));

/** '1,234.50' is 1234.50; null if not a number. */
function plain(text: string, decimals: DecimalMark | null): string | null {
  const pointed = decimals === 'comma' ? swapped(text) : text;
  const digits = GROUPED.test(pointed) ? pointed.replaceAll(',', '') : pointed;
  if (!PLAIN.test(digits)) return null;
  return digits.startsWith('.') ? `0${digits}` : digits;
}

function unitIn(text: string, choices: readonly Measure[]): { text: string; measure: Measure | null } {
  const found = choices.length === 0 ? null : WITH_UNIT.exec(text);
  const measure = found === null ? null : measureNamed(found[2] ?? '');
  return measure !== null && choices.includes(measure) ? { text: found?.[1] ?? '', measure } : { text, measure: null };
}

/** Anything else stays for the format to refuse. */
export function readNumber(cell: string, reading: NumberReading): string {
  const { own, decimals, written } = reading;
  const isAsItIs = (written === null || own === null || own === written) && decimals !== 'comma' && DIGITS.test(cell);
  return isAsItIs ? cell : readWritten(cell, reading);
}

function readWritten(cell: string, reading: NumberReading): string {
  const { own, decimals, isPercent, choices, places } = reading;
  const bare = cell.replaceAll(CURRENCY, '');
  const { text, measure } = unitIn(isPercent ? bare.replace(/\s*%$/, '') : bare, choices);
  const number = plain(text.replaceAll(GAPS, ''), decimals);
  if (number === null) return cell;
  const written = measure ?? reading.written;
  return own === null || written === null || own === written ? number : converted(number, written, own, places);
}

const bareNumber = (cell: string) => cell.replaceAll(CURRENCY, '').replace(/\s*%$/, '');

/** '1.325' may be a thousand. */
export const hasEitherMark = (cell: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(bareNumber(cell));

/** Proven by several marks, or one that cannot separate thousands. */
export function decimalMarkOf(cell: string): DecimalMark | null {
  const text = bareNumber(cell);
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? 'point' : 'comma';
  const mark = point >= 0 ? '.' : ',';
  const groups = text.split(mark);
  if (groups.length < 2) return null;
  const decimal = mark === '.' ? 'point' : 'comma';
  if (groups.length > 2) return decimal === 'point' ? 'comma' : 'point';
  return groups[1]?.length === 3 && (groups[0]?.length ?? 0) <= 3 && groups[0] !== '0' ? null : decimal;
}
