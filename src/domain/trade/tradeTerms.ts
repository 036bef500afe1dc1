import { fluidSpots } from '../phrases/materials';
import { windingSpots } from '../phrases/windings';
import { fusingSpots, phaseSpots, wordSpots } from '../phrases/fittings';
import { powerSpots } from '../phrases/power';
import { bilSpots } from '../phrases/bil';
import { voltageTokens } from '../nameplate/voltageTokens';
import { isStandardVoltage } from '../phrases/voltages';
import type { Trait } from './trait';
import { kvaTrait, ratedTrait, traitOf, voltageTrait, workTrait } from './traits';

/** A part of a search: a trait that was understood, or a word to look for. */
export interface TradeTerm {
  /** As typed. */
  readonly source: string;
  /** Null for a plain word. */
  readonly trait: Trait | null;
  /** A number alone can also be part of an IC#: units with the word are found, too. */
  readonly isWordToo?: true;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly trait: Trait;
}

/**
 * Reads searches in trade terms: '750 12470 480Y loop', 'FR3 copper ≥1000', 're-tank Phoenix'. All traits are
 * required; other words stay plain.
 */
export function tradeTerms(text: string): TradeTerm[] {
  const plain = text.toLowerCase().replaceAll(/[\s,;]/g, ' ');
  if (plain.length !== text.length) return wordsOf(text);
  const terms: TradeTerm[] = [];
  let end = 0;
  for (const found of traitsIn(plain)) {
    terms.push(...wordsOf(text.slice(end, found.start)));
    terms.push({ source: text.slice(found.start, found.end).trim(), trait: found.trait });
    end = found.end;
  }
  terms.push(...wordsOf(text.slice(end)));
  const [only, other] = terms;
  return only && !other && only.trait !== null && /^[\d.]+$/.test(only.source)
    ? [numberAlone(only.source, only.trait)]
    : terms;
}

const numberAlone = (source: string, trait: Trait): TradeTerm => ({
  source,
  trait: { ...trait, label: `${trait.label} or “${source}”` },
  isWordToo: true,
});

const wordsOf = (text: string): TradeTerm[] =>
  text.split(/[\s,;]+/).flatMap((source) => (source === '' ? [] : { source, trait: null }));

/** The search as it is typed without one of its terms. */
export const withoutSource = (terms: readonly TradeTerm[], term: TradeTerm): string =>
  terms.flatMap((each) => (each === term ? [] : each.source)).join(' ');

export const hasTraits = (terms: readonly TradeTerm[]): boolean => terms.some(({ trait }) => trait !== null);

/** The traits in the order of the text; if they overlap, the longer one. */
function traitsIn(plain: string): Found[] {
  const all = [...ratings(plain), ...voltages(plain), ...words(plain)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  return all.filter(
    (each, at) =>
      !all.some((other, place) => place !== at && covers(other, each) && (!covers(each, other) || place < at)),
  );
}

const covers = (a: Found, b: Found): boolean =>
  a.start < b.end && b.start < a.end && a.end - a.start >= b.end - b.start;

const SIGN = '(≥|>=|≤|<=|>|<)';
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d)?)`;
/** The number has a sign or a unit of measure: 'color ≥ 20' is not about ratings. */
const COMPARED = new RegExp(
  String.raw`(?<![\w.,$/-])(?:${SIGN}(?= ?[\d.,]+ kva\b|\d) ?)?(?<![.,/-])${NUMBER}(?![\d.,/]*\d)(\+)?(?: ?kva\b)?(?! ?(?:%|k?v\b|volts?|ft|in\b|lb|gal|mi\b|hole|ph))(?![a-z])`,
  'g',
);
const MIN_KVA = 10;

/** '750 kVA', '≥1000', '750 to 1000 kVA', and a bare number that is a common rating. */
function ratings(plain: string): Found[] {
  const named = powerSpots(plain).map(({ value, start, end }) => ({ start, end, trait: kvaTrait(value) }));
  const bare = [...plain.matchAll(COMPARED)].flatMap(({ 0: found, 1: sign, 2: number = '', 3: plus, index }) => {
    const kva = Number(number.replaceAll(',', ''));
    const start = index + (found.length - found.trimStart().length);
    if (kva < MIN_KVA || (sign === undefined && plus === undefined && !COMMON_KVA.has(kva))) return [];
    return [{ start, end: index + found.length, trait: kvaTrait(String(kva), plus === undefined ? sign : '≥') }];
  });
  return [...named, ...bare];
}

/** Ratings of single-phase and three-phase units (IEEE C57.12.34 and C57.12.38). */
const COMMON_KVA: ReadonlySet<number> = new Set([
  ...[10, 15, 25, 37.5, 45, 50, 75, 100, 112.5, 150, 167, 225, 250, 300, 333, 500, 750, 833],
  ...[1000, 1500, 2000, 2500, 3000, 3750, 5000],
]);

const voltages = (plain: string): Found[] =>
  voltageTokens(plain).flatMap((token) =>
    token.isBare && !isStandardVoltage(token) ? [] : { start: token.start, end: token.end, trait: voltageTrait(token) },
  );

const WORK = /\b(?:re-?tank|needs? (?:a )?tank)\b|\b(?:(?:replacement|needs?(?: a)?|new) )?cabinet\b/g;
const JOB = /\b(?:(rc|recondition(?:ed|ing)?|recon)|(rw|rewind(?:ing)?|rewound))\b/g;

/** 'No aluminum' is one term. */
function withDenial(plain: string, start: number, value: string): number {
  const denial = value.startsWith('not ') ? /\b(?:no|not|non|without)[ -]+$/.exec(plain.slice(0, start)) : null;
  return denial?.index ?? start;
}

const words = (plain: string): Found[] => [
  ...[...wordSpots(plain), ...fluidSpots(plain), ...windingSpots(plain), ...fusingSpots(plain)].flatMap(
    ({ field, value, start, end }) => {
      const trait = traitOf(field, value);
      return trait === null ? [] : [{ start: withDenial(plain, start, value), end, trait }];
    },
  ),
  ...[...phaseSpots(plain), ...bilSpots(plain)].flatMap(({ field, value, start, end }) => {
    const trait = ratedTrait(field, value);
    return trait === null ? [] : [{ start, end, trait }];
  }),
  ...[...plain.matchAll(WORK)].map(({ 0: found, index }) => ({
    ...{ start: index, end: index + found.length },
    trait: workTrait(found.includes('tank') ? 'tank' : 'cabinet'),
  })),
  ...[...plain.matchAll(JOB)].map(({ 0: found, 1: recondition, index }) => ({
    ...{ start: index, end: index + found.length },
    trait: workTrait(recondition === undefined ? 'RW' : 'RC'),
  })),
];
