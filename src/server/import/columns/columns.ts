import type { Format, Value } from './formats';

/** Other words for the values of a column, without spaces, hyphens and case. */
type Words = ReadonlyMap<string, string>;

const wordsOf = (values: Readonly<Record<string, string>>): Words =>
  new Map(Object.entries(values).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));

export const WORK_WORDS = wordsOf({
  RC: 'recondition reconditioned reconditioning recon',
  RW: 'rewind rewound rewinding',
});

const phases = (number: string, words: string) =>
  [
    ...[number, ...words.split(' ')].flatMap((each) => ['ph', 'phase', 'phases', 'ø', 'φ'].map((end) => each + end)),
  ].join(' ');

export const PHASE_WORDS = wordsOf({
  1: `one single ${phases('1', 'one single')}`,
  3: `three ${phases('3', 'three')}`,
});

export const inWords =
  (words: Words) =>
  (cell: string): string =>
    words.get(cell.toLowerCase().replaceAll(/[\s\-.]+/g, '')) ?? cell;

/** One column of an import file: its parser and its documentation (docs/guide/data.md). */
export interface Column {
  readonly name: string;
  readonly meaning: string;
  readonly format: Format;
  readonly isRequired: boolean;
  /** The value of an empty cell. */
  readonly whenEmpty: Value;
  /** Unit of measure. */
  readonly measure: string;
  readonly example: string;
  /** Names files to attach to the row; the table has no such column. */
  readonly isAttached: boolean;
  /** Other names for the column. */
  readonly aliases: readonly string[];
  readonly words: Words;
}

/** A column that the app exports but derives itself: ignored on import if its companion is present. */
export interface WorkedOut {
  readonly header: string;
  readonly beside?: string;
}

/** Derived columns of other exports. */
export const JUDGED: readonly WorkedOut[] = [
  ...['Rank', 'Fit', 'Gaps', 'Match', 'Match %', 'Best', 'Pinned', 'Added by IC#', 'Worst gap', 'Needed work'],
  ...['Margin', 'Margin %', 'Margin complete', 'Profit', 'Profit (points)', 'Total cost', 'All costs'],
].map((header) => ({ header }));

/** One kind of file and the table it fills. */
export interface FileKind {
  readonly table: 'orders' | 'units';
  readonly key: string;
  readonly unique: readonly string[];
  readonly columns: readonly Column[];
  readonly workedOut: readonly WorkedOut[];
}

interface Details {
  readonly whenEmpty?: Value;
  readonly measure?: string;
  readonly isAttached?: boolean;
  /** Separated by commas. */
  readonly also?: string;
  readonly words?: Words;
}

const column =
  (isRequired: boolean) =>
  (name: string, meaning: string, format: Format, example: string, details: Details = {}): Column => ({
    name,
    meaning,
    format,
    isRequired,
    whenEmpty: details.whenEmpty ?? null,
    measure: details.measure ?? '',
    example,
    words: details.words ?? new Map(),
    isAttached: details.isAttached ?? false,
    aliases: (details.also ?? '').split(',').flatMap((alias) => (alias.trim() === '' ? [] : [alias.trim()])),
  });

export const required = column(true);

export const optional = column(false);
