import { reservedPairs } from '../../../../src/server/features/plan/repository';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();

test('a pair comes with what was accepted with its live reservation, not with one that ended', async () => {
  const { db } = database;
  await insertRows(db, {
    units: [unitRow({ serial: 'A' }), unitRow({ serial: 'B' })],
    orders: [orderRow({ id: 1, assigned_serial: 'A' }), orderRow({ id: 2, assigned_serial: 'B' }), orderRow({ id: 3 })],
  });
  const accepted = { constraints: [], fields: { kva_rating: '500' } };
  const of = { reserved_by: null, reserved_by_subject: null, released_by: null, reason: null };
  const rows = [
    { serial: 'A', order_id: 1, released_at: null },
    { serial: 'B', order_id: 2, released_at: new Date('2026-03-02T18:00:00Z') },
  ];
  await db
    .insertInto('reservations')
    .values(rows.map((row) => ({ ...of, ...row, accepted: JSON.stringify(accepted) })))
    .execute();
  const pairs = await reservedPairs(db);
  expect(pairs.map(({ order, unit, accepted: retained }) => [order.id, unit.serial, retained])).toEqual([
    [1, 'A', accepted],
    [2, 'B', null],
  ]);
});
