import type { Name } from '../vocabulary';

/** How the low-voltage cables are attached. */
export type BushingKind = 'spade' | 'stud' | 'eyebolt' | 'bus' | 'well' | 'cable';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = String.raw`\d{1,2}|${NUMBERS.join('|')}`;
const COUNTS = String.raw`((?:(?:${NUMBER})[\s-]*(?:or|\/|,)[\s-]*){0,4}(?:${NUMBER}))[\s-]*hole`;
const SPADES = '(?:spade|blade|paddle|pad)s?';

export const bushingKindNames: readonly Name<BushingKind>[] = [
  ['spade', String.raw`(?:\d+[\s-]*holes?[\s-]+)?(?:nema[\s-]+)?${SPADES}`],
  ['stud', 'studs?|threaded'],
  ['eyebolt', String.raw`eye[\s-]?bolts?`],
  ['bus', String.raw`bus(?:[\s-]?(?:duct|bars?))?`],
  ['well', 'wells?'],
  ['cable', 'cables?|lugs?|pigtails?'],
];

const HOLES = new RegExp(String.raw`\b${COUNTS}s?\b`, 'g');
/** In a text the kind stands beside the holes, which may be those of a concrete pad. */
const HOLED_SPADES = new RegExp(String.raw`\b${COUNTS}(?: \w+)? (?:${SPADES}|(?:terminal|bushing)s?)\b`, 'g');

/** The numbers of holes that a field in lower case names. */
export const holesIn = (text: string): number[] =>
  [...text.matchAll(HOLES)].flatMap(([, numbers = '']) => numbersIn(numbers));

/** The spades that a text in lower case names, with their numbers of holes. */
export const holedSpadesIn = (text: string): { found: RegExpExecArray; holes: number[] }[] =>
  [...text.matchAll(HOLED_SPADES)].map((found) => ({ found, holes: numbersIn(found[1] ?? '') }));

const numbersIn = (text: string): number[] =>
  (text.match(new RegExp(NUMBER, 'g')) ?? []).map((word) =>
    NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word),
  );
