import { REFUSED_REASON } from '../../../../domain/import/problems';
import { synonymsOf, type Synonyms } from '../../../../domain/vocabulary/conditionWords';
import type { Format, Value } from './formats';

const phases = (number: string, words: string) =>
  [number, ...words.split(' ')]
    .flatMap((each) => ['ph', 'phase', 'phases', 'ø', 'φ'].map((end) => each + end))
    .join(' ');

export const PHASE_WORDS = synonymsOf({
  1: `one single monophase monofasico monofasica ${phases('1', 'one single')}`,
  3: `three triphase trifasico trifasica ${phases('3', 'three')}`,
});

/** Of maps: the phases that a unit is on. */
export const PHASING: Synonyms = new Map([...PHASE_WORDS, ...synonymsOf({ 1: 'a b c an bn cn', 3: 'abc abcn a,b,c' })]);

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
  /** Names that mean this column in most files, and something else in some: a person confirms them. */
  readonly likely: readonly string[];
  /** Names of a maker's number, which is the unit's own only if no other column is. */
  readonly makers: readonly string[];
  readonly words: Synonyms;
  /** Stored columns that a part can fill; empty for a stored column. */
  readonly fills: readonly string[];
}

/** A derived export column, ignored if its companion is present. */
export interface WorkedOut {
  readonly header: string;
  readonly beside?: string;
}

export const headers = (...names: readonly string[]): readonly WorkedOut[] => names.map((header) => ({ header }));

export const JUDGED = headers(
  REFUSED_REASON,
  ...['Rank', 'Fit', 'Gaps', 'Match', 'Match %', 'Best', 'Pinned', 'Added by IC#', 'Worst gap', 'Needed work'],
  ...['Margin', 'Margin %', 'Margin complete', 'Profit', 'Profit (points)', 'Total cost', 'All costs'],
);

export interface FileKind {
  readonly table: 'orders' | 'units';
  readonly key: string;
  readonly unique: readonly string[];
  readonly columns: readonly Column[];
  /** Columns of people's files that fill a part of a stored column, or two of them. */
  readonly parts: readonly Column[];
  readonly workedOut: readonly WorkedOut[];
  /** Headers that only our own exports have together: every cell of theirs is a value. */
  readonly exported: readonly string[];
}

interface Details {
  readonly whenEmpty?: Value;
  readonly measure?: string;
  readonly isAttached?: boolean;
  /** Separated by commas. */
  readonly also?: string;
  readonly likely?: string;
  readonly makers?: string;
  readonly words?: Synonyms;
  readonly fills?: readonly string[];
}

const namesIn = (names = ''): readonly string[] =>
  names.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));

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
    fills: details.fills ?? [],
    isAttached: details.isAttached ?? false,
    aliases: namesIn(details.also),
    likely: namesIn(details.likely),
    makers: namesIn(details.makers),
  });

export const required = column(true);

export const optional = column(false);
