import { sql, type Transaction, type Kysely } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { Database } from './schema/schema';

/** 'SpecAI' in ASCII: advisory transaction lock of the only import that compares or writes rows. */
export const IMPORT_LOCK = 0x53_70_65_63_41_49;

/** Held until the transaction ends. False if another import holds it. */
export async function takeImportLock(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(${IMPORT_LOCK}::bigint) as free`.execute(trx);
  return rows[0]?.free === true;
}

/** Whether this role can drop and create indexes; the role of `grantRights` cannot. */
export async function ownsTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(relowner, 'usage') as owns from pg_class where oid = to_regclass('orders')`.execute(db);
  return rows[0]?.owns === true;
}

/** With this many orders, lists are fast without indexes. */
const MAX_ORDERS = 100_000;
const LOCK_TIMEOUT = '100ms';
const ATTEMPTS = 20;
const PAUSE_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';

interface SetAsideOptions {
  readonly attempts?: number;
  readonly mostOrders?: number;
}

async function hasAtMost(mostOrders: number, trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql`select from orders limit 1 offset ${mostOrders}`.execute(trx);
  return rows.length === 0;
}

/** All but unique indexes, which the import needs. */
async function setAside(trx: Transaction<Database>): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
  await sql`lock table orders in access exclusive mode`.execute(trx);
  const { rows } = await sql<{ name: string }>`
    insert into indexes_set_aside (name, definition)
    select c.relname, regexp_replace(pg_get_indexdef(c.oid), '^CREATE INDEX ', 'CREATE INDEX IF NOT EXISTS ')
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'orders'::regclass and not i.indisunique
    returning name`.execute(trx);
  if (rows.length > 0) await sql`drop index ${sql.join(rows.map(({ name }) => sql.id(name)))}`.execute(trx);
}

/** False if orders are being read. */
async function trySetAside(db: Kysely<Database>, mostOrders: number): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      if (!(await ownsTables(trx))) return;
      if ((await takeImportLock(trx)) && (await hasAtMost(mostOrders, trx))) await setAside(trx);
    });
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

/** Drops indexes of `orders` for a large import, unless the table is large, busy or not owned. */
export async function setIndexesAside(
  db: Kysely<Database>,
  { attempts = ATTEMPTS, mostOrders = MAX_ORDERS }: SetAsideOptions = {},
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (await trySetAside(db, mostOrders)) return;
    await sleep(PAUSE_MS);
  }
}

const indexesSetAside = (trx: Transaction<Database>) =>
  trx.selectFrom('indexes_set_aside').select('definition').orderBy('name').execute();

export const areIndexesSetAside = async (trx: Transaction<Database>): Promise<boolean> =>
  (await indexesSetAside(trx)).length > 0;

/** Recreates dropped indexes if the role owns the tables. Throws the signal's reason between two of them. */
export async function restoreIndexes(trx: Transaction<Database>, signal?: AbortSignal): Promise<void> {
  const indexes = await indexesSetAside(trx);
  if (indexes.length === 0 || !(await ownsTables(trx))) return;
  await sql`set local maintenance_work_mem = '128MB'`.execute(trx);
  await sql`set local max_parallel_maintenance_workers = 1`.execute(trx);
  for (const { definition } of indexes) {
    signal?.throwIfAborted();
    await sql.raw(definition).execute(trx);
  }
  await trx.deleteFrom('indexes_set_aside').execute();
  await sql`analyze orders`.execute(trx);
}

/** Restores indexes after an interrupted import. A running one restores them itself. */
export async function restoreLeftIndexes(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`select where to_regclass('indexes_set_aside') is not null`.execute(db);
  if (rows.length === 0) return;
  await db.transaction().execute(async (trx) => {
    if (await takeImportLock(trx)) await restoreIndexes(trx);
  });
}
