import { parseTaps } from '../matching/reading/taps';
import { around, isDenied } from '../order/notes/denied';
import { isAlternative, UNCLEAR } from './reading';

type Term = readonly [pattern: RegExp, value: string];

/** What is only allowed is not required: 'aluminum windings are fine'. */
const ALLOWED_AFTER = /^ (?:(?:is|are|would be) )?(?:also )?(?:fine|ok|okay|acceptable|accepted|allowed|permitted)\b/;

const BAYONET = String.raw`\b(?:bay-?o-?net|bayonet)s?(?: fus(?:es?|ing))?`;
const WITH = String.raw` ?(?:w\/|with|and|&|\+) ?`;
const CURRENT_LIMITING = String.raw`(?:current[- ]limiting|clfs?\b|cl fuses?\b)`;

const FUSING: readonly Term[] = [
  [new RegExp(`${BAYONET}${WITH}isolation links?`), 'Bay-O-Net w/ Isolation Link'],
  [
    new RegExp(`${BAYONET}${WITH}(?:partial[- ]range ${CURRENT_LIMITING}|prclf?\\b|${CURRENT_LIMITING})`),
    'Bay-O-Net w/ Partial Range CLF',
  ],
  [new RegExp(`\\bfull[- ]range ${CURRENT_LIMITING}`), 'Full Range CLF'],
  [new RegExp(`\\b(?:load ?break|lb) switch${WITH}(?:bay-?o-?net|bayonet)`), 'Loadbreak Switch + Bay-O-Net'],
];

const FLUIDS: readonly Term[] = [
  [/\bmineral oil\b/, 'Mineral Oil'],
  [/\b(?:envirotemp )?fr-?3\b/, 'FR3'],
  [/\bnatural[ -]ester\b/, 'Natural Ester'],
  [/\bbiotemp\b/, 'BIOTEMP'],
  [/\bsilicone(?: oil| fluid|[ -]filled)/, 'Silicone'],
  [/\br-?temp\b/, 'R-Temp'],
];

const WOUND = String.raw`(?:[ -](?:hv |lv )?(?:windings?|wound|coils?)|\/(?:cu|al) windings?)\b`;
const WINDINGS: readonly Term[] = [
  [new RegExp(`\\b(?:copper|cu)${WOUND}|\\b(?:windings?|coils?) ?[:=] ?(?:copper|cu)\\b`), 'Copper'],
  [new RegExp(`\\b(?:alumini?um|al)${WOUND}|\\b(?:windings?|coils?) ?[:=] ?(?:alumini?um|al)\\b`), 'Aluminum'],
];

const termsIn = (terms: readonly Term[]) => (part: string) =>
  terms.flatMap(([pattern, value]) => {
    const found = pattern.exec(part);
    return found === null ? [] : said(found, value);
  });

function said(found: RegExpExecArray, value: string): string[] {
  if (isDenied(found) || ALLOWED_AFTER.test(around(found).after)) return [];
  return [isAlternative(found) ? UNCLEAR : value];
}

export const fusingIn = termsIn(FUSING);
export const fluidIn = termsIn(FLUIDS);
export const windingIn = termsIn(WINDINGS);

const HOLES =
  /\b(\d{1,2}|four|six|eight|ten|twelve)[ -]?hole(?: nema| lv| secondary)? (?:spades?|pads?|terminals?|bushings?)\b/g;
const COUNTS: Readonly<Record<string, string>> = { four: '4', six: '6', eight: '8', ten: '10', twelve: '12' };

/** '6-hole spade' of 'six-hole NEMA spades'. */
export const secondaryBushingsIn = (part: string): string[] =>
  [...part.matchAll(HOLES)].flatMap((found) => said(found, `${COUNTS[found[1] ?? ''] ?? found[1]}-hole spade`));

const FEED = /\b(loop|radial)[ -]?(?:feed|fed)\b/g;
const FRONT = /\b(dead|live)[ -]?front\b/g;
const WORDS: Readonly<Record<string, string>> = {
  loop: 'Loop Feed',
  radial: 'Radial Feed',
  dead: 'Dead Front',
  live: 'Live Front',
};

const wordsIn = (pattern: RegExp) => (part: string) =>
  [...part.matchAll(pattern)].flatMap((found) => said(found, WORDS[found[1] ?? ''] ?? UNCLEAR));

export const feedIn = wordsIn(FEED);
export const frontIn = wordsIn(FRONT);

const NUMBERS = String.raw`[\d .x×@()±+\/-]{0,16}`;
const TAP_SIDE = '(?:fcan|fcbn|(?:above|below)(?: (?:nominal|normal))?)';
const TAPS = new RegExp(
  `(?<![\\d.])(?:±|[-+(]|\\d)${NUMBERS}%(?: ?${TAP_SIDE})?(?: ?(?:,|&|and|\\/) ?(?:${NUMBERS}% ?)?${TAP_SIDE})*`,
  'gi',
);
const HAS_SIDE = new RegExp(TAP_SIDE, 'i');

/** Tap ranges beside the word or with their sides: 'taps ±5%', '2-2.5% FCAN & FCBN'. */
export const tapsIn = (clause: string): string[] =>
  [...clause.matchAll(TAPS)].flatMap((found) => {
    const text = found[0].trim();
    if (isDenied(found) || !isOfTaps(found)) return [];
    return [parseTaps(text) === null ? UNCLEAR : text];
  });

function isOfTaps(found: RegExpExecArray): boolean {
  const { before, after } = around(found);
  const isBeside = /\btaps?[ :=]*(?:range |of |are |at )?$/i.test(before) || /^ ?taps?\b/i.test(after);
  return isBeside || HAS_SIDE.test(found[0]);
}
