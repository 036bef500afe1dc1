import type { Insertable } from 'kysely';
import { contentionSchema } from '../../../../src/contract/matching/contention';
import { paths } from '../../../../src/contract/paths';
import type { OrderMatchesTable, OrdersTable } from '../../../../src/server/db/schema/schema';
import { useTestApp } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();

const served = useTestApp(database);
beforeEach(async () => {
  await database.db.deleteFrom('orders').execute();
  await database.db.deleteFrom('units').execute();
  await insertRows(database.db, { units: ['A', 'B', 'C'].map((serial) => unitRow({ serial })) });
});

async function judged(
  order: Partial<Insertable<OrdersTable>>,
  match: Partial<Insertable<OrderMatchesTable>>,
): Promise<number> {
  const { id } = await database.db
    .insertInto('orders')
    .values(orderRow(order))
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('order_matches')
    .values({ order_id: id, coverage: 'fits', is_complete: true, ...match })
    .execute();
  return id;
}

const ask = async (serials: string, order?: number) => {
  const query = new URLSearchParams({ serials, ...(order === undefined ? {} : { order: String(order) }) });
  return await served.read(contentionSchema, `${paths.contention}?${query.toString()}`);
};
const jobsOf = async (serials: string, order?: number) =>
  (await ask(serials, order)).units.map(({ serial, count, orders }) => [serial, count, ...orders.map(({ id }) => id)]);

test('a unit says for which other orders it is the best, those first that are due first, with what they fall back to', async () => {
  const ours = await judged({}, { best_serial: 'A', best_score: 0.99 });
  const late = await judged(
    { job_number: 'J-2', customer_name: 'Salt River Project', request_date: '2026-08-01' },
    { best_serial: 'A', best_score: 0.97, next_serial: 'B', next_score: 0.81, next_margin: 12_300 },
  );
  const soon = await judged(
    { job_number: 'J-1', customer_name: 'City of Tempe', request_date: '2026-03-01' },
    { best_serial: 'A', best_score: 0.9 },
  );
  const never = await judged({ request_date: null, job_number: 'J-3' }, { best_serial: 'A' });
  await judged({}, { best_serial: 'C' });
  const answer = await ask('A,B', ours);
  expect(answer.is_judging).toBe(false);
  expect(answer.units).toMatchObject([{ serial: 'A', count: 3 }]);
  expect(answer.units[0]?.orders.map(({ id }) => id)).toEqual([soon, late, never]);
  expect(answer.units[0]?.orders.slice(0, 2)).toEqual([
    {
      ...{ id: soon, job_number: 'J-1', customer_name: 'City of Tempe', request_date: '2026-03-01' },
      ...{ fit_class: 'Fits', match_score: 0.9, fallback: null, is_fallback_pending: false },
    },
    {
      ...{ id: late, job_number: 'J-2', customer_name: 'Salt River Project', request_date: '2026-08-01' },
      ...{ fit_class: 'Fits', match_score: 0.97 },
      fallback: { serial: 'B', fit_class: 'Fits with work', match_score: 0.81, margin: 12_300 },
      is_fallback_pending: false,
    },
  ]);
});

test('of many orders five are named and all are counted', async () => {
  const ids: number[] = [];
  for (let day = 1; day <= 7; day += 1)
    ids.push(await judged({ request_date: `2026-05-0${day}` }, { best_serial: 'A' }));
  expect(await jobsOf('A')).toEqual([['A', 7, ...ids.slice(0, 5)]]);
  expect(await jobsOf('A', ids[0])).toEqual([['A', 6, ...ids.slice(1, 6)]]);
});

test.each(['check', 'misses'] as const)(
  'an order whose best unit is of the class %s does not contend for it',
  async (coverage) => {
    await judged({}, { coverage, best_serial: 'A', best_score: 0.7 });
    await judged({}, { coverage: 'not stated', best_serial: null });
    expect(await ask('A')).toEqual({ units: [], is_judging: false });
    const contender = await judged({}, { coverage: 'work', best_serial: 'A' });
    expect(await jobsOf('A')).toEqual([['A', 1, contender]]);
  },
);

test('orders that have a unit or are closed want none', async () => {
  await judged({ assigned_serial: 'B' }, { best_serial: 'A' });
  await judged({ issued_units: 1 }, { best_serial: 'A' });
  expect(await ask('A')).toEqual({ units: [], is_judging: false });
});

test('a reserved unit is no longer the best match or the fallback of an order', async () => {
  const open = await judged({}, { best_serial: 'A', next_serial: 'B', next_score: 0.8 });
  await judged({}, { best_serial: 'C' });
  await judged({ assigned_serial: 'C' }, { coverage: 'none', best_serial: null });
  await judged({ assigned_serial: 'B' }, { coverage: 'none', best_serial: null });
  const { units } = await ask('A,B,C');
  expect(units).toMatchObject([{ serial: 'A', orders: [{ id: open, fallback: null, is_fallback_pending: true }] }]);
});

test('while open orders are not judged, the answer says so', async () => {
  await judged({}, { best_serial: 'A' });
  const waiting = orderRow();
  await insertRows(database.db, { orders: [waiting] });
  expect((await ask('A')).is_judging).toBe(true);
  await database.db
    .updateTable('orders')
    .set({ assigned_serial: 'B' })
    .where('order_code', '=', waiting.order_code)
    .execute();
  expect((await ask('A')).is_judging).toBe(false);
});

test.each([
  ['no unit', ''],
  ['an empty list', '?serials='],
  ['more than 100 units', `?serials=${Array.from({ length: 101 }, (_, index) => index).join()}`],
  ['an order that is no number', '?serials=A&order=x'],
  ['a word that it does not know', '?serials=A&page=1'],
])('%s is refused', async (_why, query) => {
  expect((await served.call('GET', `${paths.contention}${query}`)).statusCode).toBe(400);
});

test('a hundred units are answered, unknown and unstorable ones included', async () => {
  await judged({}, { best_serial: 'A' });
  const serials = ['A', '\0', ...Array.from({ length: 98 }, (_, index) => `unknown ${index}`)];
  expect((await ask(serials.join())).units).toMatchObject([{ serial: 'A', count: 1 }]);
});
