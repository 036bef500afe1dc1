import {
  type MeasureWords,
  conditionText,
  signs,
  type Condition,
  MARGIN_DOLLARS,
  MEASURES,
  type Measure,
} from './condition';
import { hasTraits, tradeTerms } from '../../trade/tradeTerms';
import type { Trait } from '../../trade/trait';

interface Written {
  number: number;
  isDollars: boolean;
  isPercent: boolean;
}

const NUMBER = String.raw`\$?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\$?\s?\.\d+`;
const END = String.raw`(?=\s|,|$)(?!\s*[%$])`;

function patternsOf(units: string, sign = '') {
  const one = String.raw`(${sign}(?:${NUMBER}))(?:\s?(${units}))?`;
  return {
    one: new RegExp(`^${one}${END}`, 'i'),
    range: new RegExp(String.raw`^${one}\s*(?:-|–|—|\.\.|to\b)\s*${one}${END}`, 'i'),
  };
}

const patterns: Readonly<Record<MeasureWords['unit'], ReturnType<typeof patternsOf>>> = {
  // A margin can be below 0.
  '%': patternsOf(String.raw`%|\$`, '[-−]?'),
  $: patternsOf(String.raw`\$`),
  mi: patternsOf('miles|mi'),
  kVA: patternsOf('kva'),
  V: patternsOf('kv|v'),
};

interface NumberText {
  numbers: readonly [Written] | readonly [Written, Written];
  rest: string;
}

/** Reads a number at the start of a text; null without a number in a suitable unit. */
export function readNumber(text: string, unit: MeasureWords['unit']): NumberText | null {
  const { one, range } = patterns[unit];
  const [both, first = '', firstUnit, second = '', secondUnit] = range.exec(text) ?? [];
  if (both !== undefined)
    return { numbers: [read(first, firstUnit ?? secondUnit), read(second, secondUnit)], rest: text.slice(both.length) };
  const [whole, number = '', ownUnit] = one.exec(text) ?? [];
  return whole === undefined ? null : { numbers: [read(number, ownUnit)], rest: text.slice(whole.length) };
}

function read(number: string, unit = ''): Written {
  const value = Number(number.replaceAll(/[$,\s]/g, '').replace('−', '-'));
  const isDollars = number.includes('$') || unit === '$';
  return { number: unit.toLowerCase() === 'kv' ? value * 1000 : value, isDollars, isPercent: unit === '%' };
}

type Term =
  | { kind: 'text'; source: string; text: string }
  /** Understood in the trade terms; the text itself counts, too. */
  | { kind: 'trait'; source: string; text: string; label: string; trait: Trait }
  | { kind: 'number'; source: string; label: string; measure: Measure; condition: Condition };

export interface Query {
  terms: readonly Term[];
  problems: readonly string[];
}

const NAMES = MEASURES.flatMap(({ names }) => names).sort((a, b) => b.length - a.length);
const SIGNS = Object.keys(signs).sort((a, b) => b.length - a.length);
const MEASURED = new RegExp(`(?<![\\w-])(${NAMES.join('|')})(?:\\s*(${SIGNS.join('|')})\\s*|\\s+)`, 'gi');

/**
 * Reads a filter of figures ('margin ≥ 20', 'kVA 500-750', 'distance < 300') and plain text, separated by commas.
 * A name without a sign or a number is plain text, its commas included.
 */
export function parseQuery(text: string): Query {
  const terms: Term[] = [];
  const problems: string[] = [];
  let plainFrom = 0;
  const takePlain = (end: number) => {
    terms.push(...plainTerms(tidy(text.slice(plainFrom, end))));
  };
  MEASURED.lastIndex = 0;
  for (let found = MEASURED.exec(text); found; found = MEASURED.exec(text)) {
    const { index } = found;
    const reading = readTerm(found, text.slice(MEASURED.lastIndex));
    if (reading === null) continue;
    takePlain(index);
    const end = text.length - reading.rest.length;
    if (typeof reading.read === 'string') problems.push(reading.read);
    else terms.push({ ...reading.read, source: text.slice(index, end).trim() });
    plainFrom = end;
    MEASURED.lastIndex = end;
  }
  takePlain(text.length);
  return { terms, problems };
}

/** The whole text, or its parts if some of them are trade terms. */
function plainTerms(source: string): Term[] {
  if (source === '') return [];
  const terms = tradeTerms(source);
  if (!hasTraits(terms)) return [{ kind: 'text', source, text: source }];
  return terms.map(({ source: part, trait }) =>
    trait === null
      ? { kind: 'text', source: part, text: part }
      : { kind: 'trait', source: part, text: part, label: trait.label, trait },
  );
}

/** Drops the commas and the 'and' that join text to a figure. */
const tidy = (text: string) => text.replace(/^(?:\s|,|and\b)+/i, '').replace(/(?:\s|,|\band\b)+$/i, '');

/** A term or an error sentence; null if the name is plain text. */
function readTerm([, name = '', sign]: RegExpExecArray, after: string) {
  const words = MEASURES.find(({ names }) => names.includes(name.toLowerCase()));
  if (!words) return null;
  const numbers = readNumber(after, words.unit);
  if (numbers && (isMoney(words) || !numbers.numbers.some(({ isDollars }) => isDollars)))
    return { read: termOf(numbers, words, name, sign), rest: numbers.rest };
  if (sign === undefined) return null;
  const [wrong = ''] = /^[^,]*/.exec(after) ?? [];
  const read = `‘${name} ${sign} ${wrong.trim()}’ needs a number: write it like ‘${name} ${sign} ${words.example}’.`;
  return { read: read.replace(/ ’/, '’'), rest: after.slice(wrong.length) };
}

const isMoney = ({ unit, measure }: MeasureWords) => unit === '$' || measure === 'margin';

function termOf({ numbers }: NumberText, named: MeasureWords, name: string, sign: string | undefined) {
  const words = named.measure === 'margin' && numbers.some(areDollars) ? MARGIN_DOLLARS : named;
  const [{ number: first }, last] = numbers;
  const range = `${name} ${first}-${last?.number ?? first}`;
  if (last && sign !== undefined) return `A range has no sign: write ‘${range}’.`;
  if (last && first > last.number) return `‘${range}’ goes down: write ‘${name} ${last.number}-${first}’.`;
  const condition = last ? { from: first, to: last.number } : { sign: signs[sign ?? '='] ?? '=', number: first };
  return { kind: 'number' as const, label: conditionText(condition, words), measure: words.measure, condition };
}

/** No margin exceeds 100% of its price, and a larger loss is not plausible. */
const areDollars = ({ number, isDollars, isPercent }: NumberText['numbers'][number]): boolean =>
  isDollars || (!isPercent && Math.abs(number) > 100);

export const withoutTerm = ({ terms }: Query, term: Term): string =>
  terms
    .filter((each) => each !== term)
    .map(({ source }) => source)
    .join(', ');
