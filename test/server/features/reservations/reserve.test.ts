import { createReservationsRepository } from '../../../../src/server/features/reservations/repository';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { insertDecision } from './decided';
import { principal } from '../../../support/server/principals';

const dana = principal({ name: 'Dana', subject: 'dana-1' });

const database = useTestDatabase();
beforeEach(async () => {
  for (const table of ['orders', 'units'] as const) await database.db.deleteFrom(table).execute();
  const retired = { retired_at: new Date('2026-03-02T18:00:00Z') };
  await insertRows(database.db, {
    units: [unitRow({ serial: 'A' }), unitRow({ serial: 'B', ...retired })],
    orders: [orderRow({ id: 1, job_number: 'J-1' }), orderRow({ id: 2, ...retired })],
  });
});

const reserve = (request: { serial: string; orderId: string; auditReason?: string; estimateId?: number }) =>
  createReservationsRepository(database.db, () => []).reserve({ by: dana, reason: 'It fits', ...request });
const reported = () =>
  database.db.selectFrom('audit').select(['action', 'reason', 'new']).orderBy('id', 'desc').executeTakeFirst();

test('a unit that was retired is refused, with the day', async () => {
  expect(await reserve({ serial: 'B', orderId: '1' })).toEqual({
    kind: 'refused',
    reason: 'Unit B was retired on 2 March 2026. Bring it back on its page first.',
  });
});

test('an order that was retired is refused', async () => {
  expect(await reserve({ serial: 'A', orderId: '2' })).toEqual({
    kind: 'refused',
    reason: 'This order was retired. Bring it back first.',
  });
  expect(await database.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
});

test('the activity gives the reason, or its replacement', async () => {
  await reserve({ serial: 'A', orderId: '1' });
  expect(await reported()).toEqual({ action: 'reserve', reason: 'It fits', new: null });
  await database.db.deleteFrom('reservations').execute();
  await database.db.updateTable('orders').set({ assigned_serial: null }).execute();
  await reserve({ serial: 'A', orderId: '1', auditReason: 'From the plan: It fits' });
  expect(await reported()).toEqual({ action: 'reserve', reason: 'From the plan: It fits', new: null });
});

test('the estimate that is won with a reservation stays with it, on record and in the activity', async () => {
  const of = { serial: 'A', order_id: 1, name: 'Variant B', state: 'won', reason: null } as const;
  const { estimateId } = await insertDecision(database.db, of);
  await reserve({ serial: 'A', orderId: '1', estimateId });
  const row = await database.db.selectFrom('reservations').select(['estimate_id', 'reason']).executeTakeFirst();
  expect(row).toEqual({ estimate_id: estimateId, reason: 'It fits' });
  expect(await reported()).toEqual({ action: 'reserve', reason: 'It fits', new: { estimate: estimateId } });
});
