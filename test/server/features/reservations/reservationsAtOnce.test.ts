import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../src/server/db/schema/schema';
import { holderOf } from '../../../../src/server/features/reservations/reserve';
import { createReservationsRepository } from '../../../../src/server/features/reservations/repository';
import { createUnitOptionsRepository } from '../../../../src/server/features/units/unitOptions';
import { asRestore } from '../../../support/server/asRestore';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { useFaultyDatabase } from '../../../support/server/faults';
import { untilWaiting } from '../../../support/server/waits';
import { principal } from '../../../support/server/principals';

const dana = principal({ name: 'Dana Whitfield', subject: 'subject-of-dana' });

const database = useTestDatabase();
const faulty = useFaultyDatabase(database);
beforeEach(async () => {
  await database.db.deleteFrom('orders').execute();
  await database.db.deleteFrom('units').execute();
  await insertRows(database.db, {
    units: ['A', 'B'].map((serial) => unitRow({ serial })),
    orders: [1, 2, 3].map((id) => orderRow({ id, job_number: `J-${id}` })),
  });
});

const repository = (db = database.db) => createReservationsRepository(db, () => []);
const reserve = (serial: string, orderId: number, db = database.db) =>
  repository(db).reserve({ serial, orderId: String(orderId), by: dana, reason: null });

async function reserved(serial: string, orderId: number): Promise<string> {
  const result = await reserve(serial, orderId);
  if (result.kind !== 'reserved') throw new Error(result.kind);
  return String(result.id);
}

async function reserveAs(db: Kysely<Database>, name: string, serial: string, order_id: number): Promise<void> {
  const row = { serial, order_id, reserved_by: name, reserved_by_subject: name, released_by: null, reason: null };
  await db.insertInto('reservations').values(row).execute();
  await db.updateTable('orders').set({ assigned_serial: serial }).where('id', '=', order_id).execute();
}

test('a reservation that came first, and is recorded only now, is named in the refusal', async () => {
  const answer = await database.db.transaction().execute(async (other) => {
    await reserveAs(other, 'Sam Ortega', 'A', 2);
    const requested = reserve('A', 1);
    await untilWaiting(database.db, requested);
    return { requested };
  });
  expect(await answer.requested).toEqual({ kind: 'refused', reason: 'Unit A is reserved for job J-2, by Sam Ortega.' });
});

/** Runs `ask` while an import holds the reservations and assigns unit A to order 1; `ask` must not lock an order meanwhile. */
async function whileImporting<T>(ask: () => Promise<T>): Promise<{ answer: Promise<T> }> {
  return database.db.transaction().execute(async (importing) => {
    await sql`lock table reservations in share row exclusive mode`.execute(importing);
    const answer = ask();
    await untilWaiting(database.db, answer);
    await sql`select from orders for update nowait`.execute(importing);
    await reserveAs(importing, 'An import', 'A', 1);
    return { answer };
  });
}

test('a reservation waits for an import before it reads and locks its order', async () => {
  const { answer } = await whileImporting(() => reserve('B', 1));
  expect(await answer).toEqual({ kind: 'refused', reason: 'This order holds unit A. Release it first.' });
});

test('a release waits for an import before it reads and locks its order', async () => {
  const held = await reserved('B', 3);
  const { answer } = await whileImporting(() =>
    repository().release({ id: held, by: dana, reason: 'Customer canceled' }),
  );
  expect(await answer).toEqual({ kind: 'released', serial: 'B', order_id: 3 });
});

describe('who stood in the way', () => {
  test('null if the unit was never reserved', async () => {
    await reserved('B', 1);
    expect(await holderOf(database.db, 'A')).toBeUndefined();
  });

  test('the order that has the unit, before those that had it', async () => {
    await repository().release({ id: await reserved('A', 1), by: dana, reason: 'Customer canceled' });
    await reserved('A', 2);
    expect(await holderOf(database.db, 'A')).toMatchObject({
      orderId: 2,
      jobNumber: 'J-2',
      reservedBy: 'Dana Whitfield',
    });
  });

  test('the order that had the unit last if it is free now', async () => {
    await repository().release({ id: await reserved('A', 1), by: dana, reason: 'Customer canceled' });
    await repository().release({ id: await reserved('A', 3), by: dana, reason: 'Customer canceled' });
    await repository().release({ id: await reserved('A', 2), by: dana, reason: 'Customer canceled' });
    expect(await holderOf(database.db, 'A')).toMatchObject({ orderId: 2, jobNumber: 'J-2' });
  });

  test('of releases at one moment, the later reservation', async () => {
    for (const order of [1, 3, 2])
      await repository().release({ id: await reserved('A', order), by: dana, reason: 'Customer canceled' });
    await asRestore(database.db, ['reservations'], (trx) =>
      trx
        .updateTable('reservations')
        .set({ released_at: new Date('2099-01-01T00:00:00Z') })
        .execute(),
    );
    expect(await holderOf(database.db, 'A')).toMatchObject({ orderId: 2 });
  });

  test('the order that another program gave the unit to, before those that had it', async () => {
    await repository().release({ id: await reserved('A', 1), by: dana, reason: 'Customer canceled' });
    await database.db.updateTable('orders').set({ assigned_serial: 'A' }).where('id', '=', 3).execute();
    expect(await holderOf(database.db, 'A')).toEqual({ orderId: 3, jobNumber: 'J-3', reservedBy: null, hold: null });
  });
});

describe('work that another transaction undoes', () => {
  /** Rolls back each statement of the work once; returns how many. */
  async function undone(state: '40001' | '40P01', work: () => Promise<unknown>): Promise<number> {
    faulty.arm(Infinity, state, false);
    await work();
    return faulty.disarm();
  }

  test.each(['40001', '40P01'] as const)('is done again at each statement of a release (%s)', async (state) => {
    const statements = await undone(state, async () =>
      repository(faulty.db).release({ id: await reserved('A', 1), by: dana, reason: 'Customer canceled' }),
    );
    expect(statements).toBeGreaterThan(3);
    for (let k = 1; k <= statements; k += 1) {
      const id = await reserved('B', 2);
      faulty.arm(k, state, false);
      const answer = await repository(faulty.db).release({ id, by: dana, reason: 'Customer canceled' });
      faulty.disarm();
      expect([k, answer]).toEqual([k, { kind: 'released', serial: 'B', order_id: 2 }]);
    }
  });

  test.each(['40001', '40P01'] as const)('is done again when options are saved (%s)', async (state) => {
    const values = { re_tank: true, feed_conversion: true, replacement_cabinet: true, turn_pull: true };
    const save = (version: number) =>
      createUnitOptionsRepository(faulty.db).save({
        serial: 'A',
        values: { ...values, fr3_estimated_gallons: null },
        version,
        by: dana,
      });
    for (const version of [0, 1]) {
      faulty.arm(1, state, false);
      expect(await save(version)).toBe(version + 1);
      // Begin twice; then what was stored, the save, its entry in the audit, commit.
      expect(faulty.disarm()).toBe(6);
    }
  });
});
