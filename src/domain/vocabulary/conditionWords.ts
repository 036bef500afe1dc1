/** Synonyms of values, without separators and case. */
export type Synonyms = ReadonlyMap<string, string>;

export const synonymsOf = (values: Readonly<Record<string, string>>): Synonyms =>
  new Map(Object.entries(values).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));

export const WORK_WORDS = synonymsOf({
  RC: 'recondition reconditioned reconditioning recon',
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

export const inWords =
  (words: Synonyms) =>
  (cell: string): string =>
    words.get(cell.toLowerCase().replaceAll(/[\s\-.]+/g, '')) ?? cell;
