import type { Format, Value } from './formats';

/** Other words for the values of a column, without spaces, hyphens and capitals. */
type Words = ReadonlyMap<string, string>;

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

/** One column of an import file: the rule that checks it and the words that document it (docs/data.md). */
export interface Column {
  readonly name: string;
  readonly meaning: string;
  readonly format: Format;
  /** The header must have it and no cell may be empty. */
  readonly isRequired: boolean;
  /** What an empty cell stands for; null unless the column says otherwise. */
  readonly whenEmpty: Value;
  /** Unit of measure. */
  readonly measure: string;
  readonly example: string;
  /** It names files that are added to what the row is about; the table has no such column. */
  readonly isAttached: boolean;
  /** What people and other programs call it. */
  readonly aliases: readonly string[];
  /** What people write for its values. */
  readonly words: Words;
}

/** A column that the app writes into its files and works out itself: it is left out, where its companion is there, too. */
export interface WorkedOut {
  readonly header: string;
  readonly beside?: string;
}

/** What other files of the app say of a unit for an order; none of it is data. */
export const JUDGED: readonly WorkedOut[] = [
  ...['Rank', 'Fit', 'Gaps', 'Match', 'Match %', 'Best', 'Pinned', 'Added by IC#', 'Worst gap', 'Needed work'],
  ...['Margin', 'Margin %', 'Margin complete', 'Profit', 'Profit (points)', 'Total cost', 'All costs'],
].map((header) => ({ header }));

/** One kind of file and the table it fills. */
export interface FileKind {
  readonly table: 'orders' | 'units';
  /** The column that says which row of the table is meant. */
  readonly key: string;
  /** Columns, beside the key, that no two rows may share. */
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

/** A column that every file has and every row fills. */
export const required = column(true);

/** A column that may be left out, and a cell that may be empty. */
export const optional = column(false);
