import { demandIn, type Demand, type Vocabulary } from '../words/demand';
import { memoizedByText } from '../../../quantity/memoizedByText';

/** How the low-voltage cables are attached. */
type BushingKind = 'spade' | 'stud' | 'eyebolt' | 'bus' | 'well' | 'cable';

const KINDS: Vocabulary<BushingKind> = [
  ['spade', /(?:\b\d+[\s-]*holes?[\s-]+)?(?:\bnema[\s-]+)?\b(?:spade|blade|paddle|pad)s?\b/g],
  ['stud', /\bstuds?\b|\bthreaded\b/g],
  ['eyebolt', /\beye[\s-]?bolts?\b/g],
  ['bus', /\bbus(?:[\s-]?(?:duct|bars?))?\b/g],
  ['well', /\bwells?\b/g],
  ['cable', /\bcables?\b|\blugs?\b|\bpigtails?\b/g],
];

/** '6-hole spade', 'spade 6 hole', 'six hole NEMA spades', '6 or 10 hole spade'; the numbers of holes, fewest first. 'No 4-hole spade' is a denial of just that. */
export interface SecondaryBushings {
  readonly holes: readonly number[];
  readonly kind: Demand<BushingKind> | null;
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const NUMBER = String.raw`\d{1,2}|${NUMBERS.join('|')}`;
const HOLES = new RegExp(String.raw`\b((?:(?:${NUMBER})[\s-]*(?:or|\/|,)[\s-]*)*(?:${NUMBER}))[\s-]*holes?\b`, 'g');

/** Null for text that names neither holes nor a kind. */
export const secondaryBushingsIn = memoizedByText((text): SecondaryBushings | null => {
  const words = text.toLowerCase();
  const kind = demandIn(words, KINDS);
  const holes = [...words.matchAll(HOLES)].flatMap(([, numbers = '']) => numbersIn(numbers));
  return kind === null && holes.length === 0 ? null : { kind, holes: holes.sort((a, b) => a - b) };
});

const numbersIn = (text: string): number[] =>
  (text.match(new RegExp(NUMBER, 'g')) ?? []).map((word) =>
    NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word),
  );
