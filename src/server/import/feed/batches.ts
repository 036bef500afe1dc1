import type { Kysely, Transaction } from 'kysely';
import type { FeedAnswer } from '../../../contract/feeds';
import type { ImportFile } from '../../../contract/imports/files';
import type { Database } from '../../db/schema';
import { FeedError } from './feedErrors';

/** A batch as it was sent. */
export interface Batch {
  readonly source: string;
  readonly file: ImportFile;
  readonly batch: number;
  /** Whether it has everything. */
  readonly isWhole: boolean;
  /** Of its mode and its content. */
  readonly hash: string;
}

/** What it got when it was taken before; null where it is new. Throws FeedError where it cannot be taken. */
export async function earlierAnswer(
  db: Kysely<Database> | Transaction<Database>,
  { source, file, batch, hash }: Batch,
): Promise<FeedAnswer | null> {
  const ofSource = db.selectFrom('feed_batches').where('source', '=', source).where('file', '=', file);
  const same = await ofSource.select(['content_hash', 'answer']).where('batch', '=', batch).executeTakeFirst();
  if (same?.content_hash === hash) return same.answer;
  if (same !== undefined)
    throw new FeedError(
      409,
      `Batch ${batch} of '${source}' was taken with other content. Send this one by a new number.`,
    );
  const { last } = await ofSource
    .select(({ fn }) => fn.max<number | null>('batch').as('last'))
    .executeTakeFirstOrThrow();
  if (last !== null && batch < last)
    throw new FeedError(409, `Batch ${last} is the last of '${source}'. Send a number above it, not ${batch}.`);
  return null;
}

/** Writes down that a batch is taken, and what it is answered. */
export async function remember(
  trx: Transaction<Database>,
  { source, file, batch, hash }: Batch,
  answer: FeedAnswer,
  importId: number,
): Promise<void> {
  const row = { source, file, batch, content_hash: hash, answer: JSON.stringify(answer), import_id: importId };
  await trx.insertInto('feed_batches').values(row).execute();
}
