import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { connect } from '../../src/server/db/connect';
import { setIndexesAside } from '../../src/server/db/bulk/setIndexesAside';
import { restoreLeftIndexes } from '../../src/server/db/bulk/restoreIndexes';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { migrateToLatest } from '../../src/server/db/migrate';
import type { Database } from '../../src/server/db/schema';
import { loadSampleIfEmpty } from '../../src/server/import/sample/loadSample';
import { fillOrders } from './served/fillOrders';
import { fillUnits } from './served/fillUnits';
import { makeDataFolder } from '../support/makeDataFolder';

export interface BenchDatabase {
  readonly db: Kysely<Database>;
  readonly url: string;
  /** A folder for files, thrown away with the database. */
  readonly folder: string;
  /** Where PostgreSQL keeps its data: its processes are found by it. */
  readonly location: string;
}

interface Filled {
  /** So many in all. */
  readonly units?: number;
  /** So many open ones beside the sample's. */
  readonly orders?: number;
}

/** A database of its own with the sample and as many rows as asked for, thrown away at the end. */
export async function withPostgres<Result>(
  { units = 0, orders = 0 }: Filled,
  work: (opened: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const folder = makeDataFolder('bench');
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, settings: { fsync: 'off' } });
  const { db, close } = connect(postgres.url, { statementTimeoutMs: 1_800_000 });
  try {
    await migrateToLatest(db);
    await loadSampleIfEmpty(db, join(folder, 'sample'));
    if (units > 0) await fillUnits(db, units);
    if (orders > 0) await fillManyOrders(db, orders);
    return await work({ db, url: postgres.url, folder, location: postgres.location });
  } finally {
    await close();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

async function fillManyOrders(db: Kysely<Database>, count: number): Promise<void> {
  await setIndexesAside(db);
  await fillOrders(db, count);
  await restoreLeftIndexes(db);
  await sql`vacuum analyze orders`.execute(db);
}
