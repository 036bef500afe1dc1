import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { LeaseLostError, withLease, type Lease, type LeaseTimes } from '../../../src/server/db/judgeLease';
import { useTestDatabase } from '../../support/server/database';

const database = useTestDatabase();

/** Renewed constantly; it would expire by itself after a day. */
const OFTEN: LeaseTimes = { lease: 24 * 60 * 60_000, renewal: 5 };

async function begin(times?: LeaseTimes, isFit?: () => boolean) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let tell: (lease: Lease) => void = () => undefined;
  const begun = new Promise<Lease>((resolve) => (tell = resolve));
  const work = (lease: Lease) => {
    tell(lease);
    return ended;
  };
  const done = withLease(database.db, work, isFit, times);
  const lease = await Promise.race([begun, done.then(() => null)]);
  const stop = async () => {
    end();
    await done;
  };
  return { lease, stop };
}

test('one server has the lease, the next one after it ends, and an unfit server never', async () => {
  const first = await begin();
  expect(first.lease).not.toBeNull();
  expect((await begin()).lease).toBeNull();
  await first.stop();
  const next = await begin();
  expect(next.lease).not.toBeNull();
  await next.stop();
  const works: string[] = [];
  await withLease(
    database.db,
    () => Promise.resolve(void works.push('unfit')),
    () => false,
  );
  expect(works).toEqual([]);
});

test('who stood still for too long has lost the lease, and writes nothing more', async () => {
  const { db } = database;
  const paused = await begin();
  await sql`update charges set until = clock_timestamp() - interval '1 s'`.execute(db);
  await expect(db.transaction().execute((trx) => paused.lease!.hold(trx))).resolves.toBeUndefined();
  const other = await begin();
  expect(other.lease).not.toBeNull();
  await expect(db.transaction().execute((trx) => paused.lease!.hold(trx))).rejects.toThrow(LeaseLostError);
  // Stopping does not affect the other holder.
  await paused.stop();
  await expect(db.transaction().execute((trx) => other.lease!.hold(trx))).resolves.toBeUndefined();
  await other.stop();
});

const hasRunOut = async () => {
  const { rows } = await sql<{ out: boolean }>`select until < clock_timestamp() as out from charges`.execute(
    database.db,
  );
  return rows[0]?.out;
};
const runOut = () => sql`update charges set until = clock_timestamp() - interval '1 s'`.execute(database.db);

async function lost({ lease }: Awaited<ReturnType<typeof begin>>): Promise<boolean> {
  let isReported = false;
  lease!.onLost(() => (isReported = true));
  while (!lease!.isLost()) await sleep(20);
  return isReported;
}

test('a lease is renewed for as long as the work goes on, and no longer', async () => {
  const { lease, stop } = await begin(OFTEN);
  await runOut();
  while (await hasRunOut()) await sleep(20);
  expect(lease!.isLost()).toBe(false);
  expect((await begin()).lease).toBeNull();
  await stop();
  expect((await sql`select from charges`.execute(database.db)).rows).toEqual([]);
});

test('a lease is lost as soon as another server has it or this server is no longer fit', async () => {
  const taken = await begin(OFTEN);
  await sql`update charges set holder = gen_random_uuid()`.execute(database.db);
  expect(await lost(taken)).toBe(true);
  await taken.stop();
  await sql`delete from charges`.execute(database.db);

  let isFit = true;
  const unfit = await begin(OFTEN, () => isFit);
  isFit = false;
  expect(await lost(unfit)).toBe(true);
  await unfit.stop();
});

test('a lease lasts until it expires while the database refuses to renew it', async () => {
  const { db } = database;
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
  const patient = await begin(OFTEN);
  await rename('charges', 'away');
  await sleep(50);
  await rename('away', 'charges');
  await runOut();
  while (await hasRunOut()) await sleep(20);
  expect(patient.lease!.isLost()).toBe(false);
  await patient.stop();

  const hasty = await begin({ lease: 20, renewal: 5 });
  await rename('charges', 'away');
  expect(await lost(hasty)).toBe(true);
  await rename('away', 'charges');
  await hasty.stop();
});
