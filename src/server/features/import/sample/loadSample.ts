import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { DEFAULT_RATES, type Rates } from '../../../../domain/rates/rates';
import { SAMPLE_RATES, SAMPLE_RATES_REASON } from '../../../../sample/rates';
import type { Database } from '../../../db/schema/schema';
import { businessDay } from '../../../../domain/calendar/businessDay';
import { toCsv } from '../../../../sample/csv';
import { sampleOrders } from '../../../../sample/orders';
import { sampleUnits } from '../../../../sample/units';
import { importFiles, importPrepared, type ImportReport } from '../importFiles';
import { waitForImports, ImportInProgressError } from '../locks';
import { prepareFiles } from '../prepareFiles';
import { sampleRowsIn, type SampleRow } from './sampleRows';

const AUTHOR = { author_name: 'Sample data', author_subject: '' };

export async function addSampleRates(db: Kysely<Database>, day: string): Promise<void> {
  if ((await newestAuthor(db)) === undefined) await save(db, day, SAMPLE_RATES, SAMPLE_RATES_REASON);
}

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

/** Another server loaded first. */
class FilledMeanwhile extends Error {}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from orders) and not exists (select from units) and not exists (select from imports)
      as empty`.execute(db);
  return rows[0]?.empty === true;
}

async function refuseUnlessFirst(trx: Transaction<Database>, { importId }: ImportReport): Promise<void> {
  const other = await trx.selectFrom('imports').select('id').where('id', '<>', importId).limit(1).executeTakeFirst();
  if (other !== undefined) throw new FilledMeanwhile();
}

const beginning = (day: string) => async (trx: Transaction<Database>, report: ImportReport) => {
  await refuseUnlessFirst(trx, report);
  await addSampleRates(trx, day);
};

/** The files stay in `dir` as examples. */
async function written(dir: string, day: string) {
  const files = { orders: join(dir, 'orders.csv'), units: join(dir, 'units.csv') };
  await mkdir(dir, { recursive: true });
  await writeFile(files.orders, toCsv(sampleOrders(day)));
  await writeFile(files.units, toCsv(sampleUnits()));
  return files;
}

/** Throws as importPrepared does. */
export const loadSample = async (db: Kysely<Database>, dir: string, day = businessDay(new Date())) =>
  importFiles(db, await written(dir, day));

/** Null if the database was not empty, or another server filled it first. */
export async function loadSampleIfEmpty(db: Kysely<Database>, dir: string, day: string = businessDay(new Date())) {
  while (await isEmpty(db)) {
    try {
      const files = await prepareFiles(await written(dir, day));
      return await importPrepared(db, files, { actor: { name: 'Sample data' }, alongside: beginning(day) });
    } catch (error) {
      if (error instanceof FilledMeanwhile) return null;
      if (!(error instanceof ImportInProgressError)) throw error;
      await db.transaction().execute(waitForImports);
    }
  }
  return null;
}

const MAX_NAMED = 10;

function named(what: string, rows: readonly SampleRow[]): string[] {
  const others = rows.filter(({ isSame }) => !isSame).map(({ key }) => key);
  if (others.length === 0) return [];
  const more = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more` : '';
  return [`${what} ${others.slice(0, MAX_NAMED).join(', ')}${more}`];
}

class SampleWouldOverwriteError extends Error {
  override readonly name = 'SampleWouldOverwriteError';

  constructor(rows: readonly string[]) {
    super(
      `The sample would overwrite rows that have its numbers: ${rows.join('; ')}. Nothing was changed. ` +
        'Load it into another database.',
    );
  }
}

/** Throws SampleWouldOverwriteError, and as an import does. */
export async function addSample(db: Kysely<Database>, dir: string, day?: string): Promise<ImportReport> {
  const { orders, units } = await db.transaction().execute(sampleRowsIn);
  const others = [...named('orders', orders), ...named('units', units)];
  if (others.length > 0) throw new SampleWouldOverwriteError(others);
  return loadSample(db, dir, day);
}
