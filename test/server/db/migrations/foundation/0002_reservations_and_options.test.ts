import { connect } from '../../../../../src/server/db/pool/connectionPool';
import * as initial from '../../../../../src/server/db/migrations/foundation/0001_initial';
import { down, up } from '../../../../../src/server/db/migrations/foundation/0002_reservations_and_options';
import { createEmptyDatabase, insertRows, orderRow, unitRow } from '../../../../support/server/database';

/** A database before this migration, with orders that have units and orders without. */
async function oldDatabase() {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await initial.up(db);
  const ids = await insertRows(db, {
    units: ['1001', '1002', '1003'].map((serial) => unitRow({ serial })),
    orders: [orderRow({ assigned_serial: '1002' }), orderRow(), orderRow({ assigned_serial: '1001', issued_units: 1 })],
  });
  const end = async () => {
    await close();
    await drop();
  };
  return { db, ids, end };
}

test('every unit that an order has becomes a reservation without a name', async () => {
  const { db, ids, end } = await oldDatabase();
  const before = Date.now();
  await up(db);
  const rows = await db.selectFrom('reservations').selectAll().orderBy('id').execute();
  const unnamed = { reserved_by: null, reserved_by_subject: null };
  const live = { ...unnamed, released_at: null, released_by: null, released_by_subject: null };
  expect(rows).toEqual([
    { id: 1, serial: '1002', order_id: ids[0], reserved_at: rows[0]?.reserved_at, ...live },
    { id: 2, serial: '1001', order_id: ids[2], reserved_at: rows[1]?.reserved_at, ...live },
  ]);
  for (const { reserved_at } of rows) expect(Math.abs(reserved_at.getTime() - before)).toBeLessThan(60_000);
  await end();
});

test('orders have their units after the way back', async () => {
  const { db, end } = await oldDatabase();
  const orders = () => db.selectFrom('orders').selectAll().orderBy('id').execute();
  const before = await orders();
  await up(db);
  await down(db);
  expect(await orders()).toEqual(before);
  await end();
});

test.each([
  ['the same unit', { serial: '1002', orderAt: 1 }, 'reservations_live_serial'],
  ['the same order', { serial: '1003', orderAt: 0 }, 'reservations_live_order'],
])('the database refuses a second live reservation of %s', async (_of, { serial, orderAt }, index) => {
  const { db, ids, end } = await oldDatabase();
  await up(db);
  const insert = () => db.insertInto('reservations').values({ serial, order_id: ids[orderAt]! }).execute();
  await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: index });
  await db.updateTable('reservations').set({ released_at: new Date() }).execute();
  await insert();
  await end();
});

test.each([
  { reserved_by: 'Dana Whitfield' },
  { reserved_by_subject: 'dana' },
  { released_by: 'Dana Whitfield', released_by_subject: 'dana' },
  { released_by: 'Dana Whitfield', released_at: new Date() },
])('the database refuses a record that is half of one: %j', async (part) => {
  const { db, ids, end } = await oldDatabase();
  await up(db);
  const row = { serial: '1003', order_id: ids[1]!, ...part };
  await expect(db.insertInto('reservations').values(row).execute()).rejects.toMatchObject({ code: '23514' });
  await end();
});
