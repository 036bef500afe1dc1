import { createOrderFreightRepository } from '../../../../src/server/features/orders/repository';
import { useTestDatabase, insertRows, orderRow } from '../../../support/server/database';
import { principal } from '../../../support/server/principals';

const dana = principal({ name: 'Dana', subject: 'dana-1' });
const database = useTestDatabase();
beforeAll(() => insertRows(database.db, { orders: [1, 2].map((id) => orderRow({ id, job_number: `J-${id}` })) }));

const paid = async () =>
  (await database.db.selectFrom('orders').select(['id', 'freight_paid_by_customer']).orderBy('id').execute()).map(
    (order) => order.freight_paid_by_customer,
  );
const entries = () =>
  database.db.selectFrom('audit').select(['action', 'person_name', 'job_number', 'old', 'new']).orderBy('id').execute();

test('the payer of the freight is stored for one order, with an entry for each change', async () => {
  const { setPaidByCustomer } = createOrderFreightRepository(database.db);
  expect(await paid()).toEqual([false, false]);
  expect(await setPaidByCustomer(2, true, dana)).toBe(true);
  expect(await paid()).toEqual([false, true]);
  expect(await setPaidByCustomer(2, true, dana)).toBe(false);
  expect(await setPaidByCustomer(2, false, dana)).toBe(true);
  expect(await setPaidByCustomer(3, true, dana)).toBe(false);
  expect(await paid()).toEqual([false, false]);
  const entry = { action: 'changeFreight', person_name: 'Dana', job_number: 'J-2' };
  const [ours, theirs] = [{ freight_paid_by_customer: false }, { freight_paid_by_customer: true }];
  expect(await entries()).toEqual([
    { ...entry, old: ours, new: theirs },
    { ...entry, old: theirs, new: ours },
  ]);
});

test('a role without the permission stores nothing', async () => {
  const vera = principal({ name: 'Vera', subject: 'vera-1' }, 'seeCost');
  await expect(createOrderFreightRepository(database.db).setPaidByCustomer(1, true, vera)).rejects.toThrow(
    'Only sales, operations, and administrators can say who pays the freight.',
  );
  expect(await paid()).toEqual([false, false]);
});
