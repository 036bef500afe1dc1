import { sql, type Transaction } from 'kysely';
import { wordColumnsOf } from '../../../../domain/vocabulary/wordFields';
import type { Database } from '../../../db/schema/schema';
import { asRows, ownerOf, writtenWords, type WordRow } from '../../vocabulary/words';
import type { Staged } from './staging';

/** Columns of the file with taught words; without any, no stored row can be read by one. */
const columnsIn = ({ kind, columns }: Staged, words: readonly WordRow[]) =>
  wordColumnsOf(kind.table).filter(
    ({ field, column }) => columns.includes(column) && words.some((word) => word.field === field),
  );

const usesOf = ({ kind }: Staged) => sql.id(`staged_words_${kind.table}`);

/** Puts the meanings of taught words in place of the texts of the file. Call before comparing. */
export async function readTaught(trx: Transaction<Database>, staged: Staged, words: readonly WordRow[]): Promise<void> {
  const columns = columnsIn(staged, words);
  if (columns.length === 0) return;
  const uses = usesOf(staged);
  await sql`create temp table ${uses} (line integer, field text, word_id bigint, meaning text, written text)
    on commit drop`.execute(trx);
  const table = sql.id(staged.name);
  for (const each of columns) {
    const found = await writtenWords(trx, table, each, words);
    if (found.length === 0) continue;
    const column = sql.ref(each.column);
    await sql`with read as (
        update ${table} s set ${column} = m.meaning from ${asRows(found)} where s.${column} = m.written
        returning s.line, m.word_id, m.meaning, m.written
      )
      insert into ${uses} select line, ${each.field}, word_id, meaning, written from read`.execute(trx);
  }
}

/** Remembers which fields of the merged rows were read by a taught word. Corrected values stay. */
export async function storeUses(trx: Transaction<Database>, staged: Staged, words: readonly WordRow[]): Promise<void> {
  const { kind, name } = staged;
  const { owner, id } = ownerOf(kind.table);
  const merged = sql`${sql.id(name)} s join ${sql.table(kind.table)} t on t.${sql.ref(kind.key)} = s.${sql.ref(kind.key)}`;
  for (const { field, column } of columnsIn(staged, words)) {
    const isCorrected = sql`exists (
      select from corrections c where c.${owner} = t.${id} and c.field = ${column})`;
    await sql`delete from word_uses where id in (
      select u.id from word_uses u join (${sql`select t.${id} as owner from ${merged} where not ${isCorrected}`}) rows
        on rows.owner = u.${owner} where u.field = ${field})`.execute(trx);
    await sql`insert into word_uses (word_id, field, ${owner}, written)
      select m.word_id, m.field, t.${id}, m.written from ${usesOf(staged)} m, ${merged}
      where m.line = s.line and m.field = ${field} and t.${sql.ref(column)} = m.meaning and not ${isCorrected}`.execute(
      trx,
    );
  }
}
