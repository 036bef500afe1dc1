import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from './schema/schema';

export class LeaseLostError extends Error {}

export interface Lease {
  isLost: () => boolean;
  onLost: (listener: () => void) => void;
  /** Blocks a takeover until the transaction ends. Throws LeaseLostError. */
  hold: (trx: Kysely<Database>) => Promise<void>;
}

/** Milliseconds. */
export interface LeaseTimes {
  readonly lease: number;
  readonly renewal: number;
}

const NAME = 'judge';
/** Longer than a busy database takes to answer. */
const TIMES: LeaseTimes = { lease: 10_000, renewal: 3_000 };

/** Runs the work only while this server holds the lease, a renewed row: poolers change sessions, and hung servers hold locks. */
export async function withLease(
  db: Kysely<Database>,
  work: (lease: Lease) => Promise<void>,
  isFit: () => boolean = () => true,
  times: LeaseTimes = TIMES,
): Promise<void> {
  const holder = randomUUID();
  const own = { db, holder, times };
  if (!isFit() || !(await take(own))) return;
  let isLost = false;
  let notifyLost: () => void = () => undefined;
  const renewing = keepRenewing(own, isFit, () => {
    isLost = true;
    notifyLost();
  });
  try {
    await work({
      isLost: () => isLost,
      onLost: (listener) => (notifyLost = listener),
      hold: (trx) => hold(trx, holder),
    });
  } finally {
    clearInterval(renewing);
    // If this fails, others wait until the lease expires.
    await db
      .deleteFrom('charges')
      .where('name', '=', NAME)
      .where('holder', '=', holder)
      .execute()
      .catch(() => undefined);
  }
}

interface Own {
  readonly db: Kysely<Database>;
  readonly holder: string;
  readonly times: LeaseTimes;
}

/** Database time: servers' clocks differ. */
const runOut = ({ lease }: LeaseTimes) => sql<Date>`clock_timestamp() + ${`${lease} ms`}::interval`;

async function take({ db, holder, times }: Own): Promise<boolean> {
  const until = runOut(times);
  const taken = await db
    .insertInto('charges')
    .values({ name: NAME, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where('charges.until', '<', sql<Date>`clock_timestamp()`),
    )
    .returning('holder')
    .execute();
  return taken.length > 0;
}

/** Calls `onLost` after a takeover, or when the lease may have expired. */
function keepRenewing({ db, holder, times }: Own, isFit: () => boolean, onLost: () => void): NodeJS.Timeout {
  let renewedAt = performance.now();
  const renew = async () => {
    const requestedAt = performance.now();
    const isHeld = await db
      .updateTable('charges')
      .set({ until: runOut(times) })
      .where('name', '=', NAME)
      .where('holder', '=', holder)
      .executeTakeFirst()
      .then(({ numUpdatedRows }) => numUpdatedRows > 0)
      .catch(() => null);
    if (isHeld === true) renewedAt = requestedAt;
    else if (isHeld === false || performance.now() - renewedAt > times.lease) onLost();
  };
  return setInterval(() => (isFit() ? void renew() : onLost()), times.renewal).unref();
}

async function hold(trx: Kysely<Database>, holder: string): Promise<void> {
  const held = await trx
    .selectFrom('charges')
    .select('name')
    .where('name', '=', NAME)
    .where('holder', '=', holder)
    .forShare()
    .execute();
  if (held.length === 0) throw new LeaseLostError('Another server judges the orders now.');
}
