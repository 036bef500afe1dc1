import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The import that last wrote a unit or an order, and who added it by hand. */
export interface Sourced {
  source_import: Generated<number | null>;
  /** Line of the file. */
  source_line: Generated<number | null>;
  added_by: Generated<string | null>;
}

/** A value by hand in place of that of the source; at most one for each field of a record. */
interface CorrectionsTable {
  /** Rises with each correction. */
  id: GeneratedAlways<number>;
  serial: string | null;
  order_id: number | null;
  /** The column of the import. */
  field: string;
  /** As text; null if emptied. */
  value: string | null;
  /** Whether an import has sent a value since the record exists. */
  has_source: boolean;
  source_value: string | null;
  reason: string | null;
  by_name: string;
  by_subject: string;
  corrected_at: Generated<Date>;
}

/** One unit of a change of several, as undoing needs it. */
export interface UnitChangeStep {
  readonly serial: string;
  /** The stored values before and after, by column. */
  readonly before: Readonly<Record<string, string | null>>;
  readonly after: Readonly<Record<string, string | null>>;
  readonly isRetired: boolean;
}

interface UnitChangesTable {
  id: Generated<string>;
  made_at: Generated<Date>;
  by_subject: string;
  steps: ColumnType<readonly UnitChangeStep[], string, never>;
  /** The answer of undoing it. */
  undone: ColumnType<{ readonly restored: number; readonly changed_since: string[] } | null, null | undefined, string>;
}

/** A word that an administrator taught; without a person, one that the product has from the start. */
interface TaughtWordsTable {
  id: GeneratedAlways<number>;
  field: string;
  word: string;
  /** The word without case, spaces, dots and hyphens. */
  word_key: string;
  meaning: string;
  reason: string | null;
  by_name: string | null;
  by_subject: string | null;
  taught_at: Generated<Date>;
}

/** A field of a unit or an order whose text is the meaning of a taught word. */
interface WordUsesTable {
  id: GeneratedAlways<number>;
  word_id: number;
  field: string;
  serial: string | null;
  order_id: number | null;
  /** The text of the source. */
  written: string;
}

export interface RecordTables {
  corrections: CorrectionsTable;
  taught_words: TaughtWordsTable;
  unit_changes: UnitChangesTable;
  word_uses: WordUsesTable;
}

/** Out of use: missing from a complete file, or by hand (without `retired_import`). */
export interface Retirable {
  retired_at: Date | null;
  retired_by: string | null;
  retired_import: number | null;
}
