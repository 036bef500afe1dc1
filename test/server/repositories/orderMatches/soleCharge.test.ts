import { sql } from 'kysely';
import {
  ChargeLostError,
  inSoleCharge,
  type Charge,
} from '../../../../src/server/repositories/orderMatches/soleCharge';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Begins work that goes on until it is ended; null where another server does it. */
async function begin() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let tell: (charge: Charge) => void = () => undefined;
  const begun = new Promise<Charge>((resolve) => (tell = resolve));
  const done = inSoleCharge(database.db, (charge) => {
    tell(charge);
    return ended;
  });
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
