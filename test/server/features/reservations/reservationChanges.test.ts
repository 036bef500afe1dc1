import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../src/server/db/schema/schema';
import { reservationsWritten } from '../../../../src/server/features/reservations/repository';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
beforeAll(async () => {
  await insertRows(database.db, {
    units: ['A', 'B', 'C'].map((serial) => unitRow({ serial })),
    orders: [1, 2].map((id) => orderRow({ id, job_number: `J-${id}` })),
  });
});
beforeEach(() => database.db.deleteFrom('reservations').execute());

const inOne = (work: (trx: Transaction<Database>) => Promise<unknown>): Promise<string> =>
  database.db.transaction().execute(async (trx) => {
    await work(trx);
    const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(trx);
    return rows[0]!.xid;
  });
const reserve = (trx: Transaction<Database>, serial: string, order_id: number, reserved_by: string) =>
  trx
    .insertInto('reservations')
    .values({ serial, order_id, reserved_by, reserved_by_subject: reserved_by, released_by: null, reason: null })
    .execute();
const release = (trx: Transaction<Database>, serial: string, released_by: string) =>
  trx
    .updateTable('reservations')
    .set({ released_at: sql<Date>`clock_timestamp()`, released_by, released_by_subject: released_by })
    .where('serial', '=', serial)
    .where('released_at', 'is', null)
    .execute();

test('each changed unit has the reservation or release of its transaction, with the order', async () => {
  const first = await inOne((trx) => reserve(trx, 'A', 1, 'Dana'));
  const second = await inOne(async (trx) => {
    await reserve(trx, 'B', 2, 'Sam');
    await release(trx, 'B', 'Lee');
  });
  const later = await inOne(() => Promise.resolve());
  expect(
    await reservationsWritten(database.db, [
      { serial: 'A', xid: first },
      { serial: 'B', xid: second },
      { serial: 'C', xid: first },
    ]),
  ).toEqual([
    { serial: 'A', isReserved: true, by: 'Dana', orderId: '1', jobNumber: 'J-1' },
    { serial: 'B', isReserved: false, by: 'Lee', orderId: '2', jobNumber: 'J-2' },
  ]);
  // A later change of the unit does not concern its reservation.
  expect(await reservationsWritten(database.db, [{ serial: 'A', xid: later }])).toEqual([]);
  expect(await reservationsWritten(database.db, [])).toEqual([]);
});

test('a unit that was released and reserved again is reported as reserved', async () => {
  await inOne((trx) => reserve(trx, 'A', 1, 'Dana'));
  const xid = await inOne(async (trx) => {
    await release(trx, 'A', 'Lee');
    await reserve(trx, 'A', 2, 'Sam');
  });
  expect(await reservationsWritten(database.db, [{ serial: 'A', xid }])).toEqual([
    { serial: 'A', isReserved: true, by: 'Sam', orderId: '2', jobNumber: 'J-2' },
  ]);
});
