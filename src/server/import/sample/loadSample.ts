import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { businessDay } from '../../../domain/order/businessDay';
import { toCsv } from '../../../sample/csv';
import { sampleOrders } from '../../../sample/orders';
import { sampleUnits } from '../../../sample/units';
import type { Database } from '../../db/schema';
import { importFiles, importPrepared, type ImportReport } from '../importFiles';
import { waitForImports } from '../importLock';
import { ImportInProgressError } from '../importInProgressError';
import { addSampleRates } from './sampleRates';
import { prepareFiles } from '../prepareFiles';

/** Undoes the loading of the sample: somebody else, be it another server, was faster. */
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

/** The first import of a database also sets the sample's rates. */
const beginning = (day: string) => async (trx: Transaction<Database>, report: ImportReport) => {
  await refuseUnlessFirst(trx, report);
  await addSampleRates(trx, day);
};

/** The sample's files, which stay in `dir` as examples. */
async function written(dir: string, day: string) {
  const files = { orders: join(dir, 'orders.csv'), units: join(dir, 'units.csv') };
  await mkdir(dir, { recursive: true });
  await writeFile(files.orders, toCsv(sampleOrders(day)));
  await writeFile(files.units, toCsv(sampleUnits()));
  return files;
}

/** Imports the sample as it stands on `day` ('YYYY-MM-DD'). Throws as importPrepared does. */
export const loadSample = async (db: Kysely<Database>, dir: string, day = businessDay(new Date())) =>
  importFiles(db, await written(dir, day));

/**
 * Fills a database that never held anything with the sample data, through the usual import, and sets illustrative rates. The
 * files stay in `dir` as examples. Order dates lie before `day` ('YYYY-MM-DD'), which is
 * today's where it is left out. Null where the database held something, or another server that starts now has filled it.
 */
export async function loadSampleIfEmpty(
  db: Kysely<Database>,
  dir: string,
  day: string = businessDay(new Date()),
): Promise<ImportReport | null> {
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
