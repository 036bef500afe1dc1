/** Synonyms of values, without separators and case. */
export type Synonyms = ReadonlyMap<string, string>;

export const synonymsOf = (values: Readonly<Record<string, string>>): Synonyms =>
  new Map(Object.entries(values).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));

export const WORK_WORDS = synonymsOf({
  RC: 'recondition reconditioned reconditioning recon recond',
  RW: 'rewind rewound rewinding',
});

/** Words of dealers and yards for the condition of a unit; people teach more. */
export const CONDITION_WORDS: Synonyms = new Map([
  ...WORK_WORDS,
  ...synonymsOf({
    RC: 'good excellent likenew new unused',
    RW: 'needsrewind rewindneeded burned burnt failed',
  }),
]);

const WORK = [
  ['RC', /(?<![a-z])recon(?:d|dition(?:ed|ing)?)?(?![a-z])/],
  ['RW', /(?<![a-z])(?:rewind(?:ing)?|(?:to|must|should) be rewound)(?![a-z])/],
] as const;
/** Doubt, choice, denial, and work that is past. */
const NO_DECISION =
  /[?]|n't\b|\b(?:no|not|non|never|without|or|maybe|may|might|possibl[ey]|if|unless|but|scrap|junk|was|been|done|previous(?:ly)?|prior|past|last|after|since|completed?|finished)\b|\b(?:19|20)\d\d\b/;

/** 'KEEP - recondition' is RC and 'bad - rewind' RW. Other text stays, such as that of both and 'no rewind'. */
export function workIn(cell: string): string {
  const text = cell.toLowerCase();
  const [only, other] = WORK.filter(([, pattern]) => pattern.test(text));
  return only === undefined || other !== undefined || NO_DECISION.test(text) ? cell : only[0];
}

export const inWords =
  (words: Synonyms) =>
  (cell: string): string =>
    words.get(cell.toLowerCase().replaceAll(/[\s\-.]+/g, '')) ?? cell;
