import { createRetirementRepository } from '../../../../src/server/features/units/repository';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { principal } from '../../../support/server/principals';

const dana = principal({ name: 'Dana', subject: 'dana-1' });

const database = useTestDatabase();
beforeAll(async () => {
  const retired = { retired_at: new Date('2026-03-02T18:00:00Z'), retired_by: 'Ann' };
  await insertRows(database.db, {
    units: ['A', 'B', 'C'].map((serial) => unitRow({ serial, ...(serial !== 'C' && retired) })),
    orders: [1, 2, 3].map((id) => orderRow({ id, job_number: `J-${id}`, ...(id !== 3 && retired) })),
  });
});

const retirement = () => createRetirementRepository(database.db);
const retiredUnits = async () =>
  (
    await database.db.selectFrom('units').select(['serial', 'retired_at', 'retired_by']).orderBy('serial').execute()
  ).map((unit) => [unit.serial, unit.retired_at !== null, unit.retired_by]);
const retiredOrders = async () =>
  (await database.db.selectFrom('orders').select(['id', 'retired_at', 'retired_by']).orderBy('id').execute()).map(
    (order) => [order.id, order.retired_at !== null, order.retired_by],
  );
const entries = () =>
  database.db
    .selectFrom('audit')
    .select(['action', 'person_name', 'serial', 'order_id', 'job_number'])
    .orderBy('id')
    .execute();

test('a unit and an order are restored alone and once, and the activity names the person', async () => {
  expect([await retirement().bringBackUnit('A', dana), await retirement().bringBackUnit('A', dana)]).toEqual([
    true,
    false,
  ]);
  expect([await retirement().bringBackOrder(1, dana), await retirement().bringBackOrder(1, dana)]).toEqual([
    true,
    false,
  ]);
  expect(await retiredUnits()).toEqual([
    ['A', false, null],
    ['B', true, 'Ann'],
    ['C', false, null],
  ]);
  expect(await retiredOrders()).toEqual([
    [1, false, null],
    [2, true, 'Ann'],
    [3, false, null],
  ]);
  const entry = { action: 'bringBack', person_name: 'Dana' };
  expect(await entries()).toEqual([
    { ...entry, serial: 'A', order_id: null, job_number: null },
    { ...entry, serial: null, order_id: 1, job_number: 'J-1' },
  ]);
});

test('active and unknown records cannot be brought back', async () => {
  expect([await retirement().bringBackUnit('C', dana), await retirement().bringBackUnit('D', dana)]).toEqual([
    false,
    false,
  ]);
  expect([await retirement().bringBackOrder(3, dana), await retirement().bringBackOrder(4, dana)]).toEqual([
    false,
    false,
  ]);
});
