import type { Kysely } from 'kysely';
import { DEFAULT_RATES, type Rates } from '../../../domain/rates/rates';
import { SAMPLE_RATES, SAMPLE_RATES_REASON } from '../../../sample/rates';
import type { Database } from '../../db/schema';

const AUTHOR = { author_name: 'Sample data', author_subject: '' };

/** Saves the sample's illustrative rates from `day` on ('YYYY-MM-DD'), unless there are rates already. */
export async function addSampleRates(db: Kysely<Database>, day: string): Promise<void> {
  if ((await newestAuthor(db)) === undefined) await save(db, day, SAMPLE_RATES, SAMPLE_RATES_REASON);
}

/** Saves the standard rates from `day` on if the sample's are the newest. */
export async function endSampleRates(db: Kysely<Database>, day: string): Promise<void> {
  if ((await newestAuthor(db)) === AUTHOR.author_name)
    await save(db, day, DEFAULT_RATES, 'The sample was removed: the standard rates hold.');
}

async function newestAuthor(db: Kysely<Database>): Promise<string | undefined> {
  const newest = await db
    .selectFrom('rate_sets')
    .select('author_name')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.author_name;
}

const save = (db: Kysely<Database>, holds_from: string, values: Rates, reason: string) =>
  db
    .insertInto('rate_sets')
    .values({ ...AUTHOR, holds_from, values: JSON.stringify(values), reason })
    .execute();
