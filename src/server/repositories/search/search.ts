import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { isStorable } from '../storableText';
import { asName, asNumber } from './asSearched';
import {
  leastResemblance,
  mayName,
  mayResemble,
  namesQuery,
  resemblingQuery,
  type NameKind,
  type NameRow,
} from './foundNames';
import { jobsQuery, unitsQuery, type JobRow, type UnitRow } from './foundNumbers';

/** How many of each are found at most. */
const MOST = 5;

interface FoundRows {
  readonly jobs: JobRow[];
  readonly units: UnitRow[];
  readonly customers: NameRow[];
  readonly salespeople: NameRow[];
}

export interface SearchRepository {
  /** What one may look for with this text, from its first letter. */
  find(text: string): Promise<FoundRows>;
}

const NOTHING: FoundRows = { jobs: [], units: [], customers: [], salespeople: [] };

export function createSearchRepository(db: Kysely<Database>): SearchRepository {
  return {
    find: async (text) => {
      const name = asName(text);
      if (!isStorable(text) || name === '') return NOTHING;
      return db.transaction().execute(async (trx) => {
        await prepareSearch(trx, name);
        const customers = await findNames(trx, 'customer', name);
        const salespeople = await findNames(trx, 'salesperson', name);
        return { ...(await findNumbers(trx, asNumber(text))), customers, salespeople };
      });
    },
  };
}

/** Until the transaction ends: how much names must resemble, and that a beginning shared by most rows is read from its index too. */
export async function prepareSearch(trx: Transaction<Database>, text: string): Promise<void> {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastResemblance(text))}, true),
    set_config('enable_seqscan', 'off', true)`.execute(trx);
}

async function findNumbers(trx: Transaction<Database>, number: string): Promise<Pick<FoundRows, 'jobs' | 'units'>> {
  if (number === '') return NOTHING;
  const jobs = await jobsQuery(number, MOST).execute(trx);
  const units = await unitsQuery(number, MOST).execute(trx);
  return { jobs: jobs.rows, units: units.rows };
}

/** Typing errors are thought of only where no name has the text as it stands. */
async function findNames(trx: Transaction<Database>, kind: NameKind, text: string): Promise<NameRow[]> {
  if (!mayName(text)) return [];
  const { rows } = await namesQuery(kind, text, MOST).execute(trx);
  if (rows.length > 0 || !mayResemble(text)) return rows;
  return (await resemblingQuery(kind, text, MOST).execute(trx)).rows;
}
