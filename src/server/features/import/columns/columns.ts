import type { Format, Value } from './formats';

/** Synonyms of values, without separators and case. */
type Words = ReadonlyMap<string, string>;

const wordsOf = (values: Readonly<Record<string, string>>): Words =>
  new Map(Object.entries(values).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));

export const WORK_WORDS = wordsOf({
  RC: 'recondition reconditioned reconditioning recon',
  RW: 'rewind rewound rewinding',
});

const phases = (number: string, words: string) =>
  [number, ...words.split(' ')]
    .flatMap((each) => ['ph', 'phase', 'phases', 'ø', 'φ'].map((end) => each + end))
    .join(' ');

export const PHASE_WORDS = wordsOf({
  1: `one single ${phases('1', 'one single')}`,
  3: `three ${phases('3', 'three')}`,
});

export const inWords =
  (words: Words) =>
  (cell: string): string =>
    words.get(cell.toLowerCase().replaceAll(/[\s\-.]+/g, '')) ?? cell;

export interface Column {
  readonly name: string;
  readonly meaning: string;
  readonly format: Format;
  readonly isRequired: boolean;
  readonly whenEmpty: Value;
  readonly measure: string;
  readonly example: string;
  /** Names files to attach; not a column of the table. */
  readonly isAttached: boolean;
  readonly aliases: readonly string[];
  readonly words: Words;
}

/** A derived export column, ignored if its companion is present. */
export interface WorkedOut {
  readonly header: string;
  readonly beside?: string;
}

export const headers = (...names: readonly string[]): readonly WorkedOut[] => names.map((header) => ({ header }));

export const JUDGED = headers(
  ...['Rank', 'Fit', 'Gaps', 'Match', 'Match %', 'Best', 'Pinned', 'Added by IC#', 'Worst gap', 'Needed work'],
  ...['Margin', 'Margin %', 'Margin complete', 'Profit', 'Profit (points)', 'Total cost', 'All costs'],
);

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
