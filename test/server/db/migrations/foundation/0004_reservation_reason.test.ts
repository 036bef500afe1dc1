import { connect } from '../../../../../src/server/db/pool/connectionPool';
import { down, up } from '../../../../../src/server/db/migrations/foundation/0004_reservation_reason';
import { migrateToLatest } from '../../../../../src/server/db/migrate';
import { asRestore } from '../../../../support/server/asRestore';
import { createEmptyDatabase, insertRows, orderRow, unitRow } from '../../../../support/server/database';

test('existing reservations stay and have no reason; an empty reason is refused', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await migrateToLatest(db);
  await down(db);
  const [order_id = 0] = await insertRows(db, { units: [unitRow({ serial: '1001' })], orders: [orderRow()] });
  await db.insertInto('reservations').values({ serial: '1001', order_id }).execute();
  await up(db);
  expect(await db.selectFrom('reservations').select(['serial', 'reason']).execute()).toEqual([
    { serial: '1001', reason: null },
  ]);
  const emptied = asRestore(db, ['reservations'], (trx) =>
    trx.updateTable('reservations').set({ reason: '' }).execute(),
  );
  await expect(emptied).rejects.toMatchObject({ code: '23514' });
  await close();
  await drop();
});
