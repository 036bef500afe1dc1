import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { ImportFile } from '../../../contract/import/files';
import { taughtWordIn } from '../../../domain/matching/vocabulary/readings';
import type { WordColumn } from '../../../domain/vocabulary/wordFields';
import type { RecordTables } from '../../db/schema/recordTables';
import type { Database } from '../../db/schema/schema';

export type WordRow = Selectable<RecordTables['taught_words']>;

/** The vocabulary, by field and word. */
export const taughtWords = (db: Kysely<Database>): Promise<WordRow[]> =>
  db.selectFrom('taught_words').selectAll().orderBy('field').orderBy('word_key').execute();

/** A text that a table has in a column of words, and the word that it is. */
interface WrittenWord {
  readonly written: string;
  readonly word: WordRow;
}

/** The different texts of a column that are taught words. */
export async function writtenWords(
  db: Kysely<Database>,
  table: RawBuilder<unknown>,
  { field, column }: WordColumn,
  words: readonly WordRow[],
): Promise<readonly WrittenWord[]> {
  const taught = words.filter((each) => each.field === field);
  if (taught.length === 0) return [];
  const { rows } = await sql<{ written: string }>`
    select distinct ${sql.ref(column)} as written from ${table} where ${sql.ref(column)} is not null`.execute(db);
  return rows.flatMap(({ written }) => {
    const word = taughtWordIn(taught, field, written);
    return word === undefined ? [] : [{ written, word }];
  });
}

/** Written words as rows of `m(written, word_id, meaning)`. */
export const asRows = (found: readonly WrittenWord[]) =>
  sql`(values ${sql.join(
    found.map(({ written, word }) => sql`(${written}::text, ${word.id}::bigint, ${word.meaning}::text)`),
  )}) m(written, word_id, meaning)`;

/** The column of `word_uses` that names the row, and the column of the table. */
export const ownerOf = (file: ImportFile) =>
  file === 'units'
    ? ({ owner: sql.id('serial'), id: sql.id('serial') } as const)
    : ({ owner: sql.id('order_id'), id: sql.id('id') } as const);
