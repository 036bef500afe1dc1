import { sql, type Kysely, type Transaction } from 'kysely';
import type { ImportFile } from '../../../contract/import/files';
import type { NewWord } from '../../../contract/vocabulary/vocabulary';
import { wordRefusal } from '../../../domain/matching/vocabulary/readings';
import { wordColumnsOf, wordKey } from '../../../domain/vocabulary/wordFields';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { ofRow, record, recordRows } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { inTransaction, retryOnConflict } from '../../db/unitOfWork';
import { ConflictError, found, UnprocessableError } from '../../http/api';
import { toRowId } from '../../lib/rowId';
import { ownerOf, taughtWords, writtenWords, type WordRow } from './words';

const FILES = ['units', 'orders'] as const satisfies readonly ImportFile[];

/** With the stored units and orders that are read by it. */
export interface CountedWord extends WordRow {
  readonly units: number;
  readonly orders: number;
}

export const createVocabularyRepository = (db: Kysely<Database>) => ({
  list: () => counted(db),
  teach: (word: NewWord, by: Principal) => inTransaction(db, (trx) => teach(trx, word, by)),
  remove: (id: string, by: Principal) => retryOnConflict(() => inTransaction(db, (trx) => remove(trx, id, by))),
});
export type VocabularyRepository = ReturnType<typeof createVocabularyRepository>;

const NO_WORD = 'There is no such word, or someone removed it.';

/** Waits for imports and corrections, which read the vocabulary under this lock, and makes them wait. */
const lockVocabulary = (trx: Transaction<Database>) =>
  sql`lock table corrections in share row exclusive mode`.execute(trx);

async function counted(db: Kysely<Database>, id?: number): Promise<CountedWord[]> {
  const all = await taughtWords(db);
  const words = id === undefined ? all : all.filter((each) => each.id === id);
  const counts = new Map<string, number>();
  for (const file of FILES) {
    const { rows } = await sql<{ word_id: number; count: number }>`
      select u.word_id, count(*)::integer as count from ${usesIn(file)} group by 1`.execute(db);
    for (const { word_id, count } of rows) counts.set(`${file} ${word_id}`, count);
  }
  const of = (file: ImportFile, word: WordRow) => counts.get(`${file} ${word.id}`) ?? 0;
  return words.map((word) => ({ ...word, units: of('units', word), orders: of('orders', word) }));
}

/** Uses `u` of words `w` in rows `t` that still have the meaning. */
function usesIn(file: ImportFile) {
  const { owner, id } = ownerOf(file);
  const text = wordColumnsOf(file).map(({ field, column }) => sql`when ${field} then t.${sql.ref(column)}`);
  return sql`word_uses u join taught_words w on w.id = u.word_id join ${sql.table(file)} t on t.${id} = u.${owner}
    where case u.field ${sql.join(text, sql` `)} end = w.meaning`;
}

async function teach(trx: Transaction<Database>, { field, word, meaning, reason }: NewWord, by: Principal) {
  await confirm(trx, by, 'teachWords');
  const refusal = wordRefusal({ field, word, meaning });
  if (refusal !== null) throw new UnprocessableError(refusal);
  await lockVocabulary(trx);
  const taught = (await taughtWords(trx)).find((each) => each.field === field && each.word_key === wordKey(word));
  if (taught !== undefined)
    throw new ConflictError(`'${taught.word}' means ${taught.meaning} already. Remove that first.`);
  const author = { by_name: by.name, by_subject: by.subject };
  const saved = await trx
    .insertInto('taught_words')
    .values({ field, word, meaning, word_key: wordKey(word), reason: reason || null, ...author })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const file of FILES) await readStored(trx, file, saved, by);
  return recorded(trx, saved, 'teachWord', by);
}

async function recorded(trx: Transaction<Database>, word: WordRow, action: 'teachWord' | 'removeWord', by: Principal) {
  const now = found((await counted(trx, word.id))[0], NO_WORD);
  const { field, meaning, units, orders } = now;
  const values = { field, word: word.word, meaning, units, orders };
  const side = action === 'teachWord' ? { new: values } : { old: values };
  await record(trx, { action, by, reason: action === 'teachWord' ? word.reason : null, ...side });
  return now;
}

/** Stored rows are read as a new import would read them. */
async function readStored(trx: Transaction<Database>, file: ImportFile, word: WordRow, by: Principal): Promise<void> {
  const place = wordColumnsOf(file).find(({ field }) => field === word.field);
  if (place === undefined) return;
  const texts = (await writtenWords(trx, sql.table(file), place, [word])).map(({ written }) => written);
  if (texts.length === 0) return;
  const { owner, id } = ownerOf(file);
  const column = sql.ref(place.column);
  // A line of an inquiry has the words of its request.
  const isOwn = file === 'orders' ? sql`t.inquiry_id is null` : sql`true`;
  const isWritten = sql`t.${column} = any(${texts}::text[]) and ${isOwn}`;
  await sql`delete from word_uses u using ${sql.table(file)} t
    where u.${owner} = t.${id} and u.field = ${word.field} and ${isWritten}`.execute(trx);
  await sql`insert into word_uses (word_id, field, ${owner}, written)
    select ${word.id}, ${word.field}, t.${id}, t.${column} from ${sql.table(file)} t where ${isWritten}`.execute(trx);
  await recordRows(trx, {
    ...{ action: 'readWord', by },
    rows: sql`select ${ofRow(file, 't')}, jsonb_build_object(${place.column}::text, t.${column}) as old,
      jsonb_build_object(${place.column}::text, ${word.meaning}::text) as new
      from ${sql.table(file)} t where ${isWritten}`,
  });
  await sql`update ${sql.table(file)} t set ${column} = ${word.meaning} where ${isWritten}`.execute(trx);
}

async function remove(trx: Transaction<Database>, id: string, by: Principal): Promise<void> {
  await confirm(trx, by, 'teachWords');
  await lockVocabulary(trx);
  const rowId = toRowId(id);
  const word = found(
    (await taughtWords(trx)).find((each) => each.id === rowId),
    NO_WORD,
  );
  await recorded(trx, word, 'removeWord', by);
  for (const file of FILES) await restoreStored(trx, file, word, by);
  await trx.deleteFrom('taught_words').where('id', '=', word.id).execute();
}

/** Stored rows have the text of their source again. */
async function restoreStored(
  trx: Transaction<Database>,
  file: ImportFile,
  word: WordRow,
  by: Principal,
): Promise<void> {
  const place = wordColumnsOf(file).find(({ field }) => field === word.field);
  if (place === undefined) return;
  const { owner, id } = ownerOf(file);
  const column = sql.ref(place.column);
  const uses = sql`word_uses u where u.word_id = ${word.id} and u.${owner} = t.${id} and t.${column} = ${word.meaning}`;
  await recordRows(trx, {
    ...{ action: 'readWord', by },
    rows: sql`select ${ofRow(file, 't')}, jsonb_build_object(${place.column}::text, t.${column}) as old,
      jsonb_build_object(${place.column}::text, u.written) as new from ${sql.table(file)} t, ${uses}`,
  });
  await sql`update ${sql.table(file)} t set ${column} = u.written from ${uses}`.execute(trx);
}
