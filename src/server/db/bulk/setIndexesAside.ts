import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database } from '../schema';
import { ownsTables } from './ownsTables';
import { takeImportLock } from './importLock';

/** Among so few orders, a list without its index answers as quickly. */
const MOST_ORDERS = 100_000;
/** How long readers may have to wait behind the lock, how often it is tried, and how long they go first in between. */
const LOCK_TIMEOUT = '100ms';
const ATTEMPTS = 20;
const PAUSE_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';

interface SetAsideOptions {
  /** How often it is tried where somebody reads. */
  readonly attempts?: number;
  /** Beside more, the indexes stay. */
  readonly mostOrders?: number;
}

async function hasAtMost(mostOrders: number, trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql`select from orders limit 1 offset ${mostOrders}`.execute(trx);
  return rows.length === 0;
}

/** All but those of the keys, which the import itself needs. */
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

/** False where somebody reads orders just now. */
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

/**
 * Drops the indexes of `orders`, so that very many rows can be added before they are made, all at once. The statements that make
 * them are kept until `restoreIndexes` is called with the rows added. Where there are many orders, where another import runs,
 * where somebody reads them all the time or where the role does not own them, the indexes stay.
 */
export async function setIndexesAside(
  db: Kysely<Database>,
  { attempts = ATTEMPTS, mostOrders = MOST_ORDERS }: SetAsideOptions = {},
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (await trySetAside(db, mostOrders)) return;
    await sleep(PAUSE_MS);
  }
}
