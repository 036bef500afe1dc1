import { rewriterOf, type Rule } from './mapped';

/** Usual ratings, kVA, that are no usual voltages or counts. */
const LARGE = String.raw`75|112\.5|150|225|300|500|750|1000|1500|2000|2500|3000|3750`;
const SMALL = String.raw`10|15|25|37\.5|45|50|100|167|333`;
const ANY = `(?:${LARGE}|${SMALL})`;
const COUNT = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const PADS = 'pads?|padmounts?|pad-mounts?';
const THREE_PHASE = '(?:3|three)[ -]?(?:phase|ph|ø)';

/** 'The 1500s', 'four 25s'; the 2000s are years, too. */
const PLURAL = new RegExp(
  String.raw`(?<![\d.,$])(75|112\.5|150|167|225|300|500|750|1000|1250|1500|1750|2500|2750|3000|3750|2000(?='?s (?:are|gets?|needs?|have|must|should|shall|will|go|with)\b)|(?<=\b(?:of the|pair of|couple of|some|${COUNT}) )(?:${SMALL}))'?s\b`,
  'g',
);
const SUBJECT_OF = [
  ...['since', 'because', 'as', 'and', 'only', 'needs?', 'gets?', 'is', 'has', 'must', 'should', 'shall', 'will'],
  ...['unit', 'pad', 'one', 'only', 'to be', 'with', 'are', 'goes', 'takes', 'wants', 'sits', 'stays', 'feeds'],
  ...['serves', 'can', 'may', 'would', 'does', 'comes', 'weighs', 'has to', 'which'],
  '(?:that )?(?:i|we|you) (?:called|asked|talked|spoke|wrote|mentioned|wanted|want|need|quoted|discussed)',
  String.raw`in (?:mineral|fr3|copper|alumin?i?um|al\b|cu\b|natural|silicone|oil)`,
].join('|');
/** 'The 1000 needs six-hole spades'. */
const ALONE = new RegExp(
  String.raw`(^|\bthe |\b(?:on|for) the )(${LARGE})(?= (?:${SUBJECT_OF})\b|(?<=\b(?:on|for) the [\d.]+)(?:[,.;)]|$))`,
  'g',
);
/** '750 - 12470 to 480'. */
const FIRST = new RegExp(
  String.raw`^(${LARGE})(?!-\d{4}(?:[ ,;]|$)) ?(?:-|:|,| (?=\d{4,5} ?(?:[dyg]|v\b|volts?\b|wye))) ?(?=\d{4,5}(?:[dyg]| ?v?\b(?! ?(?:w|kva|lbs?)\b))|\d{2}(?:\.\d+)? ?kv)`,
  'g',
);
/** '2 x 300, 3 x 500' of pads. */
const COUNTED = new RegExp(
  String.raw`(?<![\d.,%])(\d{1,3}) ?(?:x|@) ?(${ANY})(?= ?(?:,|;| and |\.?$))(?<=\b(?:${PADS}|pad-?mou?nts?|transformers?|xfmrs?|units?|pots|poles|cans)\b.{0,90})`,
  'g',
);
/** 'Padmount 750 3ph', '1x 225 pad'. */
const OF_PAD = new RegExp(
  String.raw`(?<=\b(?:${PADS}) |(?<![\d.])\d{1,2} ?x ?|(?<![\w.])${THREE_PHASE} )(?:${LARGE})(?= ${THREE_PHASE}| pads?\b| padmounts?\b)|(?<=\b(?:${PADS}), )(?:${LARGE})(?=, )|(?<=\b(?:an?|the|one|two|three|price|quote|need|want) )(?:${LARGE})(?= ${THREE_PHASE} ?(?:pads?|padmounts?|units?|transf\w*|xfmrs?)\b)`,
  'g',
);
/** 'Five 50 kVA, one 167', 'two 500 kVA out, replace them with one 1000'. */
const COUNTED_LATER = new RegExp(
  String.raw`(?<=\d ?kva\b[^.;]{0,60}(?:[,&]|\band|\bwith|\bby|\bfor) (?:and )?${COUNT}(?: |-| ?x ?))${ANY}(?= ?(?:$|[,.;)?]|and\b))|(?<=\b${COUNT} )(?:${LARGE})(?= (?:instead of|rather than|in place of|than)\b)`,
  'g',
);
/** '45 kVA, and how about a 75, 150?' */
const ASKED_TOO = new RegExp(
  String.raw`(?<=\d ?kva\b[^.;?]{0,80}\b(?:how|what) about )(?:an? )?${ANY}(?:(?:,| and| or|, and|, or) (?:an? )?${ANY}){0,5}(?= ?[?.;]| ?$)`,
  'g',
);

function askedToo(ratings: string): string {
  const article = ratings.startsWith('a') ? 'a ' : '';
  return ratings.replaceAll(/(?:an? )?([\d.]+)/g, (_, kva: string) => `${article}${kva} kva of the same`);
}

const rules: readonly Rule[] = [
  [COUNTED, ([, count = '', kva = '']) => `${count} x ${kva} kva`],
  [ALONE, ([, the = '', kva = '']) => `${the}${kva} kva`],
  [FIRST, ([, kva = '']) => `${kva} kva, `],
  [ASKED_TOO, ([ratings]) => askedToo(ratings)],
  [PLURAL, ([, kva = '']) => `${kva} kva`],
  [COUNTED_LATER, ([kva]) => `${kva} kva`],
  [OF_PAD, ([kva]) => `${kva} kva`],
];

/** Ratings without a unit get theirs. */
export const withRatingUnits = rewriterOf(rules);
