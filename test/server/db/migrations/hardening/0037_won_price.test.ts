import type { Kysely } from 'kysely';
import type { EstimateState } from '../../../../../src/contract/estimates/states';
import * as migration from '../../../../../src/server/db/migrations/hardening/0037_won_price';
import type { Database } from '../../../../../src/server/db/schema/schema';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../../support/server/database';

const database = useTestDatabase('each');
let db: Kysely<Database>;
beforeEach(async () => {
  ({ db } = database);
  await insertRows(db, {
    units: [unitRow({ serial: 'A' })],
    orders: [1, 2].map((id) => orderRow({ id, job_number: `J-${id}` })),
  });
});

async function estimate(orderId: number, state: EstimateState, salePrice: number): Promise<number> {
  const author = { author_name: 'Ann', author_subject: 'ann', author_email: null, copy_of: null };
  const nobody = { proposed_by_subject: null, proposed_by_email: null, held_grounds: 'held' };
  const row = { order_id: orderId, serial: 'A', version: 2, state, ...author, ...nobody };
  const { id } = await db.insertInto('estimates').values(row).returning('id').executeTakeFirstOrThrow();
  const saved = { name: 'A', inputs: '{}', grounds: 'held', saved_by: 'Ann', saved_by_subject: 'ann' };
  const priced = [1, salePrice].map((price, nth) => ({
    ...{ estimate_id: id, version: nth + 1, ...saved },
    worked: JSON.stringify({ figures: { salePrice: price } }),
  }));
  await db.insertInto('estimate_versions').values(priced).execute();
  return id;
}

const wonPrices = async () =>
  (await db.selectFrom('orders').select('won_price').orderBy('id').execute()).map(({ won_price }) => won_price);

test('orders that are won get the price of the version that won them, others none', async () => {
  await migration.down(db);
  await estimate(1, 'won', 48_000.5);
  await estimate(1, 'quoted', 50_000);
  await estimate(2, 'quoted', 60_000);
  await migration.up(db);
  expect(await wonPrices()).toEqual(['48000.50', null]);
});

test('an order has a won price while an estimate of it is won', async () => {
  const [first, second] = [await estimate(1, 'quoted', 48_000.5), await estimate(1, 'quoted', 50_000)];
  const set = (id: number, state: EstimateState) => {
    const held_grounds = state === 'lost' ? null : 'held';
    return db.updateTable('estimates').set({ state, held_grounds }).where('id', '=', id).execute();
  };
  await set(first, 'won');
  expect(await wonPrices()).toEqual(['48000.50', null]);
  await set(second, 'lost');
  expect(await wonPrices()).toEqual(['48000.50', null]);
  await set(first, 'quoted');
  expect(await wonPrices()).toEqual([null, null]);
});
