/** Other words for the values of a column, without spaces, hyphens and capitals. */
export type Words = ReadonlyMap<string, string>;

const wordsOf = (values: Readonly<Record<string, string>>): Words =>
  new Map(Object.entries(values).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));

/** How people write the kind of work. */
export const WORK_WORDS = wordsOf({
  RC: 'recondition reconditioned reconditioning recon',
  RW: 'rewind rewound rewinding',
});

const phases = (number: string, words: string) =>
  [
    ...[number, ...words.split(' ')].flatMap((each) => ['ph', 'phase', 'phases', 'ø', 'φ'].map((end) => each + end)),
  ].join(' ');

/** How people write the number of phases. */
export const PHASE_WORDS = wordsOf({
  1: `one single ${phases('1', 'one single')}`,
  3: `three ${phases('3', 'three')}`,
});

/** The value that people call so; what is none stays. */
export const inWords =
  (words: Words) =>
  (cell: string): string =>
    words.get(cell.toLowerCase().replaceAll(/[\s\-.]+/g, '')) ?? cell;
