import { STANDARD_VOLTS } from './winding';

/** How far a tap changer reaches above and below the nominal voltage, percent. */
export interface TapRange {
  plus: number;
  minus: number;
}

/** On one side of the nominal voltage; more is a tap's voltage or a mistake (domain facts, taps). */
const MAX_PERCENT = 15;
/** Taps are 2.5 % apart (domain facts, taps). */
export const STEP_PERCENT = 2.5;
/** No text about taps is longer. */
const MAX_LENGTH = 120;

const NONE = /^(?:none|no|nil|no taps?|without taps?|w\/o taps?|(?:hv |primary )?taps?[ :=-]*(?:none|no))$/;

/**
 * Reads a text that is all about taps: '5', '±5%', '-10%', '+2.5/-7.5%', '4 x 2.5%' (four taps, two each way), '±2x2.5%',
 * '2-2.5% FCAN/FCBN' (full capacity above and below nominal), '+2/-2 2.5%', '5 pos 2.5%', 'None'. Null for text that
 * states no range ('J-tap', 'Custom'), and for one that reaches further than taps do.
 */
export function readTaps(written: string): TapRange | null {
  const text = written.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (NONE.test(text)) return { plus: 0, minus: 0 };
  const tokens = text.length > MAX_LENGTH ? null : tokensOf(text);
  const range = tokens && rangeOf(tokens);
  return range && Math.max(range.plus, range.minus) <= MAX_PERCENT ? range : null;
}

/**
 * 'n' is a count, 'p' percent, 'v' volts, 'x' times, 'A' above, 'B' below, ',' and, 's' says that percent is that of a
 * step, 'q' that the count is one of positions.
 */
type Mark = '±' | '+' | '-' | 'x' | 'A' | 'B' | ',' | 's' | 'q' | 'n' | 'p' | 'v';
interface Token {
  mark: Mark;
  value: number;
}

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const COUNT = new RegExp(String.raw`\b(?:${COUNTS.join('|')})\b`, 'g');
const NORMAL = String.raw`(?:[ -]*(?:rated|nominal|normal|voltage|kva|capacity|base))*`;
const WORDS: readonly (readonly [Mark | null, RegExp])[] = [
  ['±', /^(?:±|\+ ?\/? ?[-−–]|plus ?(?:or|\/|and)? ?minus)/],
  ['+', /^(?:\+|plus\b)/],
  ['-', /^(?:[-−–]|minus\b)/],
  [
    'A',
    new RegExp(
      `^(?:f\\.?c\\.?a\\.?n\\.?(?![a-z])|(?:full capacity |fc ?)?above${NORMAL}|a\\.?n\\.?(?![a-z])|over|up|high|raise)`,
    ),
  ],
  [
    'B',
    new RegExp(
      `^(?:f\\.?c\\.?b\\.?n\\.?(?![a-z])|(?:full capacity |fc ?)?below${NORMAL}|b\\.?n\\.?(?![a-z])|under|down|low|lower)`,
    ),
  ],
  ['x', /^(?:[x×*@]|(?:at|of|times)\b)/],
  [',', /^(?:[,;&/|]|(?:and|to)\b)/],
  ['s', /^(?:steps?|each|ea\b\.?|per (?:tap|step)|increments?|apart|intervals?)/],
  ['q', /^pos(?:itions?|n)?\b\.?/],
  [
    null,
    /^(?:[()[\]:= ]|taps?\b\.?|changer|hv\b|primary\b|in\b|with\b|detc\b|nltc\b|(?:no|off)[- ](?:load|circuit)|de-?energized|full capacity|rated|kva|nominal|normal|voltage|range|total|ft|de\b|step\b|operation)/,
  ],
];
const NUMBER = /^(\d+(?:[.,]\d+)?|\.\d+)(?:[ -]?(1\/2)|( ?½))? ?(%|percent\b|pct\b)?/;

/** Null if a word has no meaning here. */
function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  let rest = text.replaceAll(COUNT, (word) => String(COUNTS.indexOf(word)));
  while (rest !== '') {
    const number = NUMBER.exec(rest);
    const [mark, pattern] = number ? [null, NUMBER] : (WORDS.find(([, word]) => word.test(rest)) ?? []);
    if (pattern === undefined || mark === undefined) return null;
    if (number) tokens.push(numberToken(number));
    else if (mark !== null) tokens.push({ mark, value: 0 });
    rest = rest.slice(pattern.exec(rest)?.[0].length ?? rest.length);
  }
  return withDashes(tokens);
}

const MIN_VOLTS = 1000;

function numberToken([, digits = '', fraction, half, percent]: RegExpExecArray): Token {
  const value = Number(digits.replace(',', '.')) + (fraction === undefined && half === undefined ? 0 : 0.5);
  const isCount = percent === undefined && Number.isInteger(value) && value <= 9;
  return { mark: value >= MIN_VOLTS ? 'v' : isCount ? 'n' : 'p', value };
}

/** The dash of '2-2.5%' means times, that of '+5-5' is a sign, and that of '2.5% - FCAN' means nothing. */
const withDashes = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    if (token.mark !== '-') return token;
    const [before, last, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]].map((each) => each?.mark);
    if (next !== 'n' && next !== 'p') return next === 'v' ? { mark: ',' as const, value: 0 } : [];
    return last === 'n' && before !== '+' && tokens[at - 1]?.value !== 0 ? { mark: 'x' as const, value: 0 } : token;
  });

const marksOf = (tokens: readonly Token[]): string => tokens.map(({ mark }) => mark).join('');

function rangeOf(tokens: readonly Token[]): TapRange | null {
  const at = tokens.findIndex(({ mark }, index) => mark === 'q' && tokens[index - 1]?.mark === 'n');
  if (at > 0) return ofPositions(tokens[at - 1]?.value ?? 0, [...tokens.slice(0, at - 1), ...tokens.slice(at + 1)]);
  if (/^,*ps+$/.test(marksOf(tokens))) return null;
  const plain = tokens.filter(({ mark }) => mark !== 's');
  const withoutSteps = tokens.filter(({ mark }, index) => mark !== 's' && tokens[index + 1]?.mark !== 's');
  return stated(plain) ?? (withoutSteps.length < plain.length ? stated(withoutSteps) : null);
}

/** '5 pos 2.5%' is ±5 %, as is '±5% (5 positions)'; null if the positions do not agree. */
function ofPositions(positions: number, tokens: readonly Token[]): TapRange | null {
  const others = tokens.filter(({ mark }) => mark !== 's' && mark !== 'x' && mark !== ',');
  const [only] = others;
  if (marksOf(others) === 'p' && only?.value === STEP_PERCENT)
    return positions % 2 === 1 ? alike(((positions - 1) / 2) * STEP_PERCENT) : null;
  const range = rangeOf(trimmed(tokens));
  const isAgreed = range !== null && (range.plus + range.minus) / STEP_PERCENT + 1 === positions;
  return isAgreed ? range : null;
}

function trimmed(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(({ mark }) => mark !== ',');
  const to = tokens.findLastIndex(({ mark }) => mark !== ',');
  return from < 0 ? [] : tokens.slice(from, to + 1);
}

/** The taps that the text states, or that both of its parts state: '±5% (4 x 2.5%)'. */
function stated(all: readonly Token[]): TapRange | null {
  const tokens = trimmed(all);
  const whole = ofVolts(tokens) ?? ofOne(tokens) ?? ofSigns(tokens) ?? ofCounts(tokens) ?? ofItems(tokens);
  if (whole) return whole;
  for (let at = 1; at < tokens.length; at += 1) {
    const parts = [tokens.slice(0, at), tokens.slice(at)].map(trimmed);
    const [one, other] = parts.map((part) =>
      part.some(({ mark }) => mark === 'p') ? (ofOne(part) ?? ofSigns(part) ?? ofCounts(part) ?? ofItems(part)) : null,
    );
    if (one && other && one.plus === other.plus && one.minus === other.minus) return one;
  }
  return null;
}

const alike = (percent: number): TapRange => ({ plus: percent, minus: percent });
const sum = (ranges: readonly TapRange[]): TapRange =>
  ranges.reduce((all, { plus, minus }) => ({ plus: all.plus + plus, minus: all.minus + minus }));
const valuesOf = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ mark, value }) => (mark === 'n' || mark === 'p' || mark === 'v' ? value : []));

/** '13860/13530/13200/12870/12540': the one that is a standard voltage is nominal. '105/102.5/100/97.5/95' is in percent of it. */
function ofVolts(tokens: readonly Token[]): TapRange | null {
  const volts = valuesOf(tokens);
  if (!/^[vp](?:,?[vp]){2,}$/.test(marksOf(tokens))) return null;
  const [nominal, other] = volts.filter((each) => STANDARD_VOLTS.has(each) || each === 100);
  if (nominal === undefined || other !== undefined || Math.min(...volts) < nominal / 2) return null;
  const percent = (volt: number) => Math.round(Math.abs(volt / nominal - 1) * (100 / STEP_PERCENT)) * STEP_PERCENT;
  return { plus: percent(Math.max(...volts)), minus: percent(Math.min(...volts)) };
}

/** '5', '±5', '±2x2.5', '2 x ±2.5', '4 x 2.5' (half of them each way). */
function ofOne(tokens: readonly Token[]): TapRange | null {
  const [marks, [first = 0, second = 1]] = [marksOf(tokens), valuesOf(tokens)];
  if (/^±?[np]$/.test(marks)) return alike(first);
  if (/^(?:±(?:n,?x?p|pxn|nx?n)|nx?±p)$/.test(marks)) return alike(first * second);
  if (!/^(?:nx?p|pxn|nxn)$/.test(marks)) return null;
  const count = marks.startsWith('p') ? second : first;
  return count % 2 === 0 ? alike((first * second) / 2) : null;
}

/** '+5/-5', '-10', '+1.25/-3.75', '+5 +2.5 0 -2.5 -5', '±2.5 ±5'. */
function ofSigns(tokens: readonly Token[]): TapRange | null {
  if (!/^[±+-][np](?:,?(?:[±+-][np]|n(?=,?-)))*$/.test(marksOf(tokens))) return null;
  const reach = (signs: string) =>
    Math.max(0, ...tokens.map(({ value }, at) => (signs.includes(tokens[at - 1]?.mark ?? ' ') ? value : 0)));
  return { plus: reach('±+'), minus: reach('±-') };
}

const COUNTED = String.raw`(?:[+-]n|n(?:,?[AB])+|(?:[AB],?)+n)`;
const COUNTS_ALONE = new RegExp(String.raw`^${COUNTED}(?:,?${COUNTED})*$`);

/** Counts on their sides with one step: '+2/-2 2.5%', '2 up 2 down @ 2.5%', '2.5%, 2 above 2 below', '4 x 2.5% (2 above, 2 below)'. */
function ofCounts(tokens: readonly Token[]): TapRange | null {
  const percents = tokens.filter(({ mark }) => mark === 'p');
  const [step] = percents;
  if (percents.length !== 1 || step === undefined) return null;
  const at = tokens.indexOf(step);
  const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const isTotal = /^(?:nx?)?$/.test(marksOf(before));
  const counts = trimmed((isTotal ? after : before).filter(({ mark }) => mark !== 'x'));
  if (!COUNTS_ALONE.test(marksOf(counts)) || (!isTotal && after.length > 0)) return null;
  const taps = counted(counts);
  const total = isTotal ? before[0]?.value : undefined;
  if (total !== undefined && total !== taps.plus + taps.minus) return null;
  return { plus: taps.plus * step.value, minus: taps.minus * step.value };
}

const isSide = ({ mark }: Token): boolean => mark === 'A' || mark === 'B';

/** How many above and below. */
function counted(tokens: readonly Token[]): TapRange {
  const isBefore = tokens[0] !== undefined && isSide(tokens[0]);
  return sum(
    tokens.flatMap(({ mark, value }, at) => {
      if (mark !== 'n') return [];
      const sign = tokens[at - 1]?.mark;
      if (sign === '+' || sign === '-') return { plus: sign === '+' ? value : 0, minus: sign === '-' ? value : 0 };
      return onSides(sidesBeside(tokens, at, isBefore), value);
    }),
  );
}

/** The sides up to the next number. */
function sidesBeside(tokens: readonly Token[], at: number, isBefore: boolean): string {
  const marks = marksOf(isBefore ? tokens.slice(0, at).toReversed() : tokens.slice(at + 1));
  return /^(?:[AB,]|x(?=[AB]))*/.exec(marks)?.[0] ?? '';
}

const onSides = (sides: string, percent: number): TapRange => ({
  plus: sides.includes('A') ? percent : 0,
  minus: sides.includes('B') ? percent : 0,
});

const AMOUNT = '(?:nx?p|pxn|p)';
const ITEMS: readonly RegExp[] = [
  new RegExp(String.raw`^${AMOUNT}(?:,?[AB])+(?:,?${AMOUNT}(?:,?[AB])+)*$`),
  new RegExp(String.raw`^(?:[AB],?)+${AMOUNT}(?:,?(?:[AB],?)+${AMOUNT})*$`),
  new RegExp(String.raw`^(?:[+-]${AMOUNT}|nx?[+-]p)(?:,?(?:[+-]${AMOUNT}|nx?[+-]p))+$`),
];

/** '2-2.5% FCAN, 2-2.5% FCBN', 'FCBN 2 x 2.5', '+2x2.5%/-2x2.5%'. A side without a number is as the one before. */
function ofItems(tokens: readonly Token[]): TapRange | null {
  const marks = marksOf(tokens);
  const kind = ITEMS.findIndex((pattern) => pattern.test(marks));
  if (kind < 0) return null;
  return sum(
    [...marks.matchAll(/[+-]?(?:nx?[+-]?p|pxn|p)/g)].map(({ index, 0: found }) => {
      const own = tokens.slice(index, index + found.length);
      const percent = valuesOf(own).reduce((all, each) => all * each, 1);
      if (kind === 2) return onSides(found.includes('+') ? 'A' : 'B', percent);
      const at = kind === 1 ? index : index + found.length - 1;
      return onSides(sidesBeside(tokens, at, kind === 1), percent);
    }),
  );
}
