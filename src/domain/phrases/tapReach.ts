import { readTaps } from '../nameplate/taps';
import { STANDARD_VOLTS } from '../nameplate/winding';
import { NUMBER_WORDS, numberIn, spot, type Spot } from './spot';

const COUNT = String.raw`(?:\(?(\d)\)? ?(?:x|@|-|at|(?:taps?|steps?)(?: at| of)?|of)? ?)?`;
const PERCENT = String.raw`(\d{1,2}(?:[.,]\d{1,2})?) ?%`;
const ABOVE = String.raw`full capacity above(?: normal| nominal)?|fcan|above|abv|over|up|an\b|high|boost|\+`;
const BELOW = String.raw`full capacity below(?: normal| nominal)?|fcbn|below|blw|under|down|dn\b|bn\b|low|buck|-`;
/** A sign alone belongs to the number that follows. */
const SIDE_WORDS = `${ABOVE}|${BELOW}`.replace(String.raw`|\+`, '').replace(/\|-$/, '');
const SIDE = String.raw`(?:(?:taps?|full capacity|each|kva|rated kva|steps?|nominal) ){0,4}(${SIDE_WORDS})`;
const AND = String.raw`(?: ?(?:rated voltage|nominal|normal|voltage))?(?: ?(?:,|&|and|\/|;|plus) ?)+`;

const PLUS_MINUS = new RegExp(
  String.raw`(?:(?<!\d)\(?(\d)\)? ?(?:x|@|taps?(?: of| at)?|-)? ?)?± ?(?:\(?(\d)\)? ?(?:x|@|-|at|of|(?:taps?|steps?)(?: of| at)?) ?)?${PERCENT}`,
  'g',
);
/** '2-2.5% +/-' */
const PLUS_MINUS_LAST = new RegExp(String.raw`(?<![\d.±])\(?(\d)\)? ?(?:x|@|-) ?${PERCENT},? ?±(?! ?\d)`, 'g');
const SIGNED = new RegExp(
  String.raw`(?<!\d)([+-]) ?(?:\(?(\d)\)? ?(?:x|@) ?)?${PERCENT}(?: ?(?:,|\/|&|and) ?([+-]) ?(?:\(?(\d)\)? ?(?:x|@) ?)?${PERCENT})?`,
  'g',
);
const COUNTED_SIGNED = new RegExp(
  String.raw`(?<![\d.])\(?(\d)(?: ?(?:x|@|of|at) ?|\) ?| )([+-]) ?${PERCENT}(?:${AND}| )?\(?(\d)(?: ?(?:x|@|of|at) ?|\) ?| )([+-]) ?${PERCENT}`,
  'g',
);
const SIGNED_COUNTS = new RegExp(
  String.raw`\+ ?(\d) ?(?:,|\/|&|and)? ?- ?(\d) ?(?:x|@|at|of|,)? ?(?:taps? )?(?:of |at |@ )?${PERCENT}`,
  'g',
);
const SIDED = new RegExp(
  String.raw`(?:total )?${COUNT}${PERCENT} ?${SIDE}(?:${AND}${COUNT}(?:${PERCENT} ?)?${SIDE})?`,
  'g',
);
/** 'Taps, above / below: 2 x 2.5% / 2 x 2.5%' */
const UP_DOWN = new RegExp(String.raw`(?<![\d.])(\d) ?x ?${PERCENT} ?\/ ?(\d) ?x ?${PERCENT}`);
const COUNTED_SIDES = new RegExp(String.raw`\(?(\d)\)? ?${SIDE}(?:${AND}| )\(?(\d)\)? ?${SIDE}`, 'g');
const STEPS = new RegExp(String.raw`(?<![\d.])\(?(\d)\)? ?(?:x|@|-|taps? (?:at|of)|at|ea\.?|each)? ?${PERCENT}`, 'g');
const ANY_PERCENT = new RegExp(PERCENT, 'g');
const OF_TAPS = /\btaps?\b|\btapp(?:ed|ings?)\b|fcan|fcbn|\b(?:ncbn|ltc|detc|nltc)\b|prises?\b/;
const NO_TAPS =
  /\b(?:no(?: need (?:for|of))?|without|w\/o|zero) (?:primary |hv |voltage )?taps\b|(?:\bnot|n't) (?:to )?(?:have|be (?:provided|furnished|equipped) with|include) (?:any |primary |hv )?taps?\b|\btaps? ?[:=-]? ?(?:none|no)\b/;
/** On one side; more is a mistake. */
const MAX_PERCENT = 15;

/** Same length: ' two ' would move what comes after it. Taps need only one reading a clause. */
const plainTaps = (clause: string): string =>
  NUMBER_WORDS.slice(1, 9)
    .reduce(
      (text, word, at) => text.replaceAll(new RegExp(`\\b${word}\\b(?: \\(\\d\\))?`, 'g'), String(at + 1)),
      clause,
    )
    .replaceAll(/(\d)(?:[ -]1\/2| ?½| and (?:a half|1\/2))/g, '$1.5')
    .replaceAll(/\+ ?\/? ?-|\bplus ?(?:or |and |\/ ?)?minus\b/g, '±')
    .replaceAll(/ ?percent\b/g, '%')
    .replaceAll(/\b(?:at|in) (?=2\.5 ?% (?:each|steps?))/g, '');

interface Reach {
  plus: number;
  minus: number;
}

const isAbove = (side: string): boolean => new RegExp(`^(?:${ABOVE})$`).test(side);
const sided = (side: string, percent: number): Reach =>
  isAbove(side) ? { plus: percent, minus: 0 } : { plus: 0, minus: percent };
const sum = (a: Reach, b: Reach): Reach => ({ plus: a.plus + b.plus, minus: a.minus + b.minus });
const both = (percent: number): Reach => ({ plus: percent, minus: percent });
const times = (count: string | undefined): number => (count === undefined ? 1 : Number(count));

/** 'Two 2.5% taps each side of nominal'. */
const EACH_SIDE = new RegExp(
  String.raw`${COUNT}${PERCENT}(?: (?:full capacity|taps?|steps?|each))* (?:each|either|both) (?:side|way|direction)s?`,
);
const PERCENT_LIST = /(?:[+-]? ?\d(?:\.\d)? ?%?, ?(?:and )?){3,}[+-]? ?\d(?:\.\d)? ?%/;

/** 'Taps at 5%, 2.5%, 0, -2.5%, -5%'. */
function listedPercents(text: string): Reach | null {
  const list = PERCENT_LIST.exec(text)?.[0];
  if (list === undefined || !/[+-]/.test(list)) return null;
  const all = [...list.matchAll(/([+-]?) ?(\d(?:\.\d)?)/g)].map(([, sign, number]) =>
    sign === '-' ? -Number(number) : Number(number),
  );
  return { plus: Math.max(0, ...all), minus: Math.max(0, ...all.map((each) => -each)) };
}

/** The reach of the taps that a clause about taps states, percent above and below. */
function reachIn(text: string, isOfTaps: boolean): Reach | null {
  const counted = COUNTED_SIGNED.exec(text);
  COUNTED_SIGNED.lastIndex = 0;
  if (counted) {
    const [, n1 = '', s1 = '', p1 = '', n2 = '', s2 = '', p2 = ''] = counted;
    return sum(sided(s1, Number(n1) * numberIn(p1)), sided(s2, Number(n2) * numberIn(p2)));
  }
  for (const { 1: up = '', 2: down = '', 3: percent = '' } of text.matchAll(SIGNED_COUNTS))
    return { plus: Number(up) * numberIn(percent), minus: Number(down) * numberIn(percent) };
  for (const { 1: before, 2: after, 3: percent = '' } of text.matchAll(PLUS_MINUS))
    if (isOfTaps) return both((isPositions(before, percent) ? 1 : times(before ?? after)) * numberIn(percent));
  for (const { 1: count, 2: percent = '' } of text.matchAll(PLUS_MINUS_LAST))
    if (isOfTaps) return both(times(count) * numberIn(percent));
  const listed = listedPercents(text);
  if (listed && isOfTaps) return listed;
  const each = EACH_SIDE.exec(text);
  if (each) return both(times(each[1]) * numberIn(each[2] ?? ''));
  const sides = [...text.matchAll(SIDED)].map(sidedReach).filter((each) => each !== null);
  if (sides.length > 0) return sides.reduce(sum);
  if (!isOfTaps) return null;
  return countedSides(text) ?? signed(text) ?? steps(text);
}

/** '5 taps ±5%' are five positions, not five steps. */
const isPositions = (count: string | undefined, percent: string): boolean =>
  count !== undefined && numberIn(percent) >= 5 && Number(count) > 2;

function sidedReach({ 1: n1, 2: p1 = '', 3: s1 = '', 4: n2, 5: p2, 6: s2 }: RegExpExecArray): Reach | null {
  const first = sided(s1, times(n1) * numberIn(p1));
  if (s2 === undefined) return first;
  const count = n2 ?? (p2 === undefined ? n1 : undefined);
  return sum(first, sided(s2, times(count) * numberIn(p2 ?? p1)));
}

function countedSides(text: string): Reach | null {
  const [found] = text.matchAll(COUNTED_SIDES);
  const [percent] = [...text.matchAll(ANY_PERCENT)].map((each) => numberIn(each[1] ?? '')).filter((each) => each <= 5);
  if (!found || percent === undefined) return null;
  return sum(sided(found[2] ?? '', Number(found[1]) * percent), sided(found[4] ?? '', Number(found[3]) * percent));
}

function signed(text: string): Reach | null {
  const found = [...text.matchAll(SIGNED)].find(
    ({ index }) => !/impedance|tolerance|iz\b/.test(text.slice(Math.max(0, index - 20), index)),
  );
  if (!found) return null;
  const [, s1 = '', n1, p1 = '', s2, n2, p2 = ''] = found;
  const first = sided(s1, times(n1) * numberIn(p1));
  return s2 === undefined ? first : sum(first, sided(s2, times(n2) * numberIn(p2)));
}

function steps(text: string): Reach | null {
  const found = [...text.matchAll(STEPS)].find(({ 2: percent = '' }) => numberIn(percent) === 2.5);
  const count = Number(found?.[1]);
  return found && count % 2 === 0 ? both((count / 2) * 2.5) : null;
}

const reachText = ({ plus, minus }: Reach): string => (plus === minus ? `±${plus}%` : `+${plus}/-${minus}%`);

const LISTED = /\btaps?:? ?((?:\d{4,5}(?:v| v)?[ ,/-]+){2,8}\d{4,5})/;
const STEP = 2.5;

function upDown(text: string): Reach | null {
  const [, up, upPercent = '', down, downPercent = ''] = UP_DOWN.exec(text) ?? [];
  return up === undefined
    ? null
    : { plus: Number(up) * numberIn(upPercent), minus: Number(down) * numberIn(downPercent) };
}

/** 'Taps 13860 13530 13200 12870 12540': the one that is a standard voltage is nominal. */
function listedTaps(clause: string): Spot<'tap_range_pct'> | null {
  const found = LISTED.exec(clause);
  const volts = (found?.[1]?.match(/\d{4,5}/g) ?? []).map(Number);
  const [nominal, other] = volts.filter((each) => STANDARD_VOLTS.has(each));
  if (!found || nominal === undefined || other !== undefined) return null;
  const percent = (volt: number) => Math.round(Math.abs(volt / nominal - 1) * (100 / STEP)) * STEP;
  const reach = { plus: percent(Math.max(...volts)), minus: percent(Math.min(...volts)) };
  return spot('tap_range_pct', reachText(reach), { start: found.index, end: found.index + found[0].length });
}

const PLUS_MINUS_LIST = /± ?(\d(?:\.\d)?) ?%? ?(?:,|and|\/|&) ?± ?(\d(?:\.\d)?) ?%/;

/** 'Taps ±2.5%, ±5%' reach to the last. */
function highestOf(text: string): Reach | null {
  const [, first, last] = PLUS_MINUS_LIST.exec(text) ?? [];
  return first === undefined || last === undefined ? null : both(Math.max(Number(first), Number(last)));
}

const PLACE =
  /(?:[(\d+±-]|\b(?:two|four|no|plus)\b)[^;]{0,90}?(?:taps?\b|fcan|fcbn|below|under|down|%)[^;,]{0,30}?(?=$|[,;.])/;

/** 'taps ±5%', '2-2.5% FCAN & FCBN', 'two 2-1/2% above and two below', 'no taps'. */
export function tapSpots(clause: string): Spot<'tap_range_pct'>[] {
  const isOfTaps = OF_TAPS.test(clause);
  if (!isOfTaps && !/% ?(?:above|below)|± ?\d? ?x|\+ ?\d ?[\/,]? ?- ?\d ?[x@]/.test(clause)) return [];
  const none = NO_TAPS.exec(clause);
  if (none) return [spot('tap_range_pct', 'None', { start: none.index, end: none.index + none[0].length })];
  const listed = listedTaps(clause);
  if (listed) return [listed];
  const reach =
    (isOfTaps ? upDown(plainTaps(clause)) : null) ??
    highestOf(plainTaps(clause)) ??
    readTaps(clause) ??
    reachIn(plainTaps(clause), isOfTaps);
  if (!reach || Math.max(reach.plus, reach.minus) > MAX_PERCENT || Math.max(reach.plus, reach.minus) === 0) return [];
  if ((reach.plus * 2) % 5 !== 0 || (reach.minus * 2) % 5 !== 0) return [];
  const place = PLACE.exec(clause);
  const { start, end } = place
    ? { start: place.index, end: place.index + place[0].length }
    : { start: 0, end: clause.length };
  return [spot('tap_range_pct', reachText(reach), { start, end })];
}
