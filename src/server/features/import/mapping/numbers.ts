import type { DecimalMark, Measure } from '../../../../contract/import/mapping';
import { readDate } from './dates';
import { converted, measureNamed } from './measures';

const CURRENCY =
  /^(?:US\s?\$|USD|\$|(?:u\.?s\.? )?dollars?(?= ?\d))\s*|\s*(?:USD|\$|(?:u\.?s\.? )?dollars?(?: ?\(?u\.?s\.?a?\.?\)?)?)$/gi;
/** '$13,900 each', '49.5K OBO'. */
const TERMS = /,?\s*(?:\(?(?:each|ea\.?|apiece|per unit|o\.?b\.?o\.?|or best offer|firm)\)?)$/i;
/** Spaces and apostrophes between groups of three digits. */
const GAPS = /(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g;
/** A group before a thousand does not begin with 0: '0,125' is not 125. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(\.\d*)?$/;
const PLAIN = /^\d*\.?\d+$/;
const DIGITS = /^\d+(?:\.\d+)?$/;
const WITH_UNIT = /^(.*\d)\s*([a-z"#][a-z. ]*)$/i;
/** '5.75% Z', 'Z = 5.75 %', '5.75% @ 75 C'. */
const OF_IMPEDANCE = /^(?:%?\s*i?z\s*[=:]?\s*)|\s*%?\s*(?:i?z|imp(?:edance)?\.?)?(?:\s*(?:@|at)\s.*)?$/gi;
const THOUSANDS = /^(\d[\d.,]*)\s*(?:k|thousand)$/i;
/** '10.3K lbs'. */
const THOUSAND_POUNDS = /^(\d[\d.,]*)\s*k\s?(?:lbs?\.?|pounds|#)$/i;
/** `6'-1"`, '6 ft 1 in'. */
const FEET =
  /^(\d{1,2})\s?(?:['’′]|ft\.?|feet)(?:\s?-?\s?(\d{1,2}(?:\.\d{1,2})?)\s?(?:["”″]|'{2}|in\.?|inch(?:es)?)?)?$/i;

/** '750/862/1000', the ratings with and without fans. */
const SEVERAL_RATINGS = /^(\d[\d.,]*(?:\s*\/\s*\d[\d.,]*)+)\s*([km]?va)?$/i;

/** Longer cells are no numbers, and would take long to read. */
const MAX_LENGTH = 60;

interface NumberReading {
  readonly decimals: DecimalMark | null;
  readonly isPercent: boolean;
  readonly isMoney: boolean;
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
  return isAsItIs ? withPlaces(cell, reading.places) : readWritten(cell, reading);
}

/** Without zeros behind the last place: '18400.000' is 18400.00. */
function withPlaces(number: string, places: number): string {
  const point = number.indexOf('.');
  if (point < 0 || number.length - point - 1 <= places) return number;
  const [kept, cut] = [number.slice(0, point + 1 + places), number.slice(point + 1 + places)];
  return /^0+$/.test(cut) ? kept.replace(/\.$/, '') : number;
}

/** The first of rising ratings, which is the one without fans. */
function firstRating(cell: string): string {
  const [, ratings, unit = ''] = SEVERAL_RATINGS.exec(cell) ?? [];
  const all = ratings?.split('/').map((each) => each.trim()) ?? [];
  const isRising = all.every(
    (each, at) => at === 0 || Number(each.replaceAll(',', '')) > Number(all[at - 1]?.replaceAll(',', '')),
  );
  return all[0] !== undefined && isRising ? `${all[0]} ${unit}`.trim() : cell;
}

/** Of feet and less than a foot; other text stays. */
function inchesIn(cell: string): string {
  const [, feet, inches = '0'] = FEET.exec(cell) ?? [];
  if (feet === undefined || Number(inches) >= 12) return cell;
  const [whole = '', fraction] = inches.split('.');
  return `${Number(feet) * 12 + Number(whole)}${fraction === undefined ? '' : `.${fraction}`} in`;
}

/** Exact. */
function timesThousand(number: string): string {
  const [whole = '', fraction = ''] = number.split('.');
  const digits = `${whole}${fraction.padEnd(3, '0').slice(0, 3)}`.replace(/^0+(?=\d)/, '');
  return fraction.length > 3 ? `${digits}.${fraction.slice(3)}` : digits;
}

function readWritten(cell: string, reading: NumberReading): string {
  if (cell.length > MAX_LENGTH) return cell;
  const { own, decimals, isPercent, isMoney, choices, places } = reading;
  const bare = (isMoney ? cell.replace(TERMS, '') : cell).replaceAll(CURRENCY, '');
  const rated = own === 'kVA' ? firstRating(bare) : own === 'in' ? inchesIn(bare) : bare;
  const pattern = isMoney ? THOUSANDS : own === 'lb' ? THOUSAND_POUNDS : undefined;
  const thousands = pattern?.exec(rated)?.[1];
  const { text, measure } = unitIn(thousands ?? (isPercent ? rated.replaceAll(OF_IMPEDANCE, '') : rated), choices);
  const number = plain(text.replaceAll(GAPS, ''), decimals);
  if (number === null) return cell;
  if (thousands !== undefined) return withPlaces(timesThousand(number), places);
  const written = measure ?? reading.written;
  const isOwn = own === null || written === null || own === written;
  return isOwn ? withPlaces(number, places) : converted(number, written, own, places);
}

const bareNumber = (cell: string) => cell.replaceAll(CURRENCY, '').replace(/\s*%$/, '').replaceAll(GAPS, '');

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

const YEARS: readonly RegExp[] = [
  /^(?:c(?:irca|a)?\.?|~|about|approx\.?|est\.?|mfg\.?)? ?((?:19|20)\d\d)(?:\.0+|\s*\?|,?\s*\(?(?:est(?:imated)?|approx|circa|env)\.?\)?)?$/i,
  /^((?:19|20)\d\d)[-/.]\d{1,2}(?:[-/.]\d{1,2})?$/,
  /^(?:\d{1,2}[-/.]){1,2}((?:19|20)\d\d)$/,
  /^[a-z]{3,9}\.?[ -]((?:19|20)\d\d)$/i,
];

/** '2004', "'04", '1989?', '1998 (est.)', '03/2004', 'Mar 2004', '1-Jun-1999'. Two digits below 50 are 20xx. */
export function readYear(cell: string): string {
  if (/^(?:19|20)\d\d$/.test(cell)) return cell;
  const short = /^['’]?(\d\d)$/.exec(cell)?.[1];
  if (short !== undefined) return `${Number(short) < 50 ? '20' : '19'}${short}`;
  const year = YEARS.flatMap((pattern) => pattern.exec(cell)?.[1] ?? [])[0];
  if (year !== undefined) return year;
  const day = readDate(cell, null);
  return typeof day === 'string' && /^(?:19|20)\d\d-/.test(day) ? day.slice(0, 4) : cell;
}
