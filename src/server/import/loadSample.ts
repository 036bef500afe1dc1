import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { businessDay } from '../../domain/order/businessDay';
import { toCsv } from '../../sample/csv';
import { sampleOrders } from '../../sample/orders';
import { sampleUnits } from '../../sample/units';
import type { Database } from '../db/schema';
import { importFiles, type ImportReport } from './importFiles';

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from orders) and not exists (select from units) and not exists (select from imports)
      as empty`.execute(db);
  return rows[0]?.empty === true;
}

/**
 * Fills a database that never held anything with the sample data, through the usual import. The
 * files stay in `dir` as examples. Order dates lie before `day` ('YYYY-MM-DD'), which is
 * today's where it is left out. Null where the database held something.
 */
export async function loadSampleIfEmpty(
  db: Kysely<Database>,
  dir: string,
  day: string = businessDay(new Date()),
): Promise<ImportReport | null> {
  if (!(await isEmpty(db))) return null;
  const files = { orders: join(dir, 'orders.csv'), units: join(dir, 'units.csv') };
  await mkdir(dir, { recursive: true });
  await writeFile(files.orders, toCsv(sampleOrders(day)));
  await writeFile(files.units, toCsv(sampleUnits()));
  return importFiles(db, files);
}
