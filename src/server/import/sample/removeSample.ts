import { sql, type Kysely, type Transaction } from 'kysely';
import { businessDay } from '../../../domain/calendar/businessDay';
import type { Database } from '../../db/schema';
import { record } from '../../db/audit';
import { ownsTables } from '../../db/bulkIndexes';
import { lockImports } from '../importLock';
import { COMMAND_LINE } from '../recordImport';
import { endSampleRates } from './sampleRates';
import { sampleRowsIn, type SampleRow } from './sampleRows';
import { keptRows, type Kept } from './touchedRows';

/** What was removed of the sample, and what was not, with the reason. */
export interface Removed {
  readonly orders: number;
  readonly units: number;
  readonly kept: Kept;
}

/** While it is decided what goes, nobody reserves, estimates or adds a photo; everybody can read. */
const holdPeople = (trx: Transaction<Database>) =>
  sql`lock table reservations, unit_options, unit_files, estimates, orders, units in share row exclusive mode`.execute(
    trx,
  );

const without = (rows: readonly SampleRow[], kept: ReadonlyMap<string, string>) =>
  rows.map(({ key }) => key).filter((key) => !kept.has(key));

const NOT_THE_OWNER =
  'The role of DATABASE_URL must not remove orders and units. Run `npm run sample -- remove` as the owner of the tables.';

async function remove(trx: Transaction<Database>): Promise<Removed> {
  if (!(await ownsTables(trx))) throw new Error(NOT_THE_OWNER);
  await lockImports(trx);
  await holdPeople(trx);
  const sample = await sampleRowsIn(trx);
  const kept = await keptRows(trx, sample);
  const orders = without(sample.orders, kept.orders);
  const units = without(sample.units, kept.units);
  await sql`delete from orders where order_code = any(${orders})`.execute(trx);
  await sql`delete from units where serial = any(${units})`.execute(trx);
  await endSampleRates(trx, businessDay(new Date()));
  const removed = { orders: orders.length, units: units.length };
  if (orders.length + units.length > 0) await record(trx, { action: 'removeSample', by: COMMAND_LINE, new: removed });
  return { ...removed, kept };
}

/** Takes out the rows of the sample that are as they were loaded and that nobody worked with, as the owner of the tables. Throws ImportInProgressError. */
export const removeSample = (db: Kysely<Database>): Promise<Removed> => db.transaction().execute(remove);
