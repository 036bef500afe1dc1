import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { ChargeLostError, inSoleCharge, type Charge, type ChargeTimes } from '../../../src/server/repositories/lease';
import { useTestDatabase } from '../../support/server/database';

const database = useTestDatabase();

/** Renewed all the time; it would run out by itself after a day. */
const OFTEN: ChargeTimes = { lease: 24 * 60 * 60_000, renewal: 5 };

/** Begins work that goes on until it is ended; null where another server does it. */
async function begin(times?: ChargeTimes, isFit?: () => boolean) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let tell: (charge: Charge) => void = () => undefined;
  const begun = new Promise<Charge>((resolve) => (tell = resolve));
  const work = (charge: Charge) => {
    tell(charge);
    return ended;
  };
  const done = inSoleCharge(database.db, work, isFit, times);
  const charge = await Promise.race([begun, done.then(() => null)]);
  const stop = async () => {
    end();
    await done;
  };
  return { charge, stop };
}

test('one server has the charge, the next one when it has ended, and nobody who is not fit', async () => {
  const first = await begin();
  expect(first.charge).not.toBeNull();
  expect((await begin()).charge).toBeNull();
  await first.stop();
  const next = await begin();
  expect(next.charge).not.toBeNull();
  await next.stop();
  const works: string[] = [];
  await inSoleCharge(
    database.db,
    () => Promise.resolve(void works.push('unfit')),
    () => false,
  );
  expect(works).toEqual([]);
});

test('who stood still for too long has lost the charge, and writes nothing more', async () => {
  const { db } = database;
  const paused = await begin();
  await sql`update charges set until = clock_timestamp() - interval '1 s'`.execute(db);
  await expect(db.transaction().execute((trx) => paused.charge!.hold(trx))).resolves.toBeUndefined();
  const other = await begin();
  expect(other.charge).not.toBeNull();
  await expect(db.transaction().execute((trx) => paused.charge!.hold(trx))).rejects.toThrow(ChargeLostError);
  // Ending takes nothing from the other one.
  await paused.stop();
  await expect(db.transaction().execute((trx) => other.charge!.hold(trx))).resolves.toBeUndefined();
  await other.stop();
});

const hasRunOut = async () => {
  const { rows } = await sql<{ out: boolean }>`select until < clock_timestamp() as out from charges`.execute(
    database.db,
  );
  return rows[0]?.out;
};
const runOut = () => sql`update charges set until = clock_timestamp() - interval '1 s'`.execute(database.db);

/** Settles once it is lost: true where its listener was told by then. */
async function lost({ charge }: Awaited<ReturnType<typeof begin>>): Promise<boolean> {
  let isTold = false;
  charge!.onLost(() => (isTold = true));
  while (!charge!.isLost()) await sleep(20);
  return isTold;
}

test('a charge is renewed for as long as the work goes on, and no longer', async () => {
  const { charge, stop } = await begin(OFTEN);
  await runOut();
  while (await hasRunOut()) await sleep(20);
  expect(charge!.isLost()).toBe(false);
  expect((await begin()).charge).toBeNull();
  await stop();
  expect((await sql`select from charges`.execute(database.db)).rows).toEqual([]);
});

test('a charge is lost as soon as another server has it, and where this one may not have it any more', async () => {
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

test('while the database refuses to renew it a charge is kept until its lease has run out', async () => {
  const { db } = database;
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
  const patient = await begin(OFTEN);
  await rename('charges', 'away');
  await sleep(50);
  await rename('away', 'charges');
  await runOut();
  while (await hasRunOut()) await sleep(20);
  expect(patient.charge!.isLost()).toBe(false);
  await patient.stop();

  const hasty = await begin({ lease: 20, renewal: 5 });
  await rename('charges', 'away');
  expect(await lost(hasty)).toBe(true);
  await rename('away', 'charges');
  await hasty.stop();
});
