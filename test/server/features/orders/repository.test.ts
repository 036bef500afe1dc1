import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { OrdersQuery } from '../../../../src/contract/orders/ordersQuery';
import { connect } from '../../../../src/server/db/pool/connectionPool';
import { createOrdersRepository } from '../../../../src/server/features/orders/repository';
import { useTestDatabase, insertRows, nobody, orderRow } from '../../../support/server/database';

/** The moment, days back, the day before the window, its first day, and tomorrow. */
const cases = [
  ['2026-03-05T06:59:59.999Z', '30', '2026-02-01', '2026-02-02', '2026-03-05'],
  ['2026-03-05T07:00:00.000Z', '30', '2026-02-02', '2026-02-03', '2026-03-06'],
  // Daylight saving: Denver and Los Angeles forward, Berlin forward, Denver back.
  ['2026-03-08T06:59:00.000Z', '60', '2026-01-05', '2026-01-06', '2026-03-08'],
  ['2026-03-08T10:00:00.000Z', '60', '2026-01-06', '2026-01-07', '2026-03-09'],
  ['2026-03-29T01:30:00.000Z', '90', '2025-12-27', '2025-12-28', '2026-03-29'],
  ['2026-11-01T07:30:00.000Z', '180', '2026-05-04', '2026-05-05', '2026-11-02'],
  // The leap day as today, as first day, and inside a year.
  ['2028-03-01T06:59:00.000Z', '30', '2028-01-29', '2028-01-30', '2028-03-01'],
  ['2028-03-31T06:59:00.000Z', '30', '2028-02-28', '2028-02-29', '2028-03-31'],
  ['2027-03-31T06:59:00.000Z', '30', '2027-02-27', '2027-02-28', '2027-03-31'],
  ['2028-12-31T12:00:00.000Z', '365', '2027-12-31', '2028-01-01', '2029-01-01'],
  ['2027-01-01T06:59:00.000Z', '30', '2026-11-30', '2026-12-01', '2027-01-01'],
  ['2027-01-01T07:00:00.000Z', '30', '2026-12-01', '2026-12-02', '2027-01-02'],
  ['2027-12-31T12:00:00.000Z', '365', '2026-12-30', '2026-12-31', '2028-01-01'],
] as const;

const customer = (index: number) => `Case ${index}.`;
const queryOf = (days: (typeof cases)[number][1], index: number): OrdersQuery => ({
  customer_name: customer(index),
  date_range: days,
  ordering: 'order_date',
});

const database = useTestDatabase();
beforeAll(async () => {
  const orders = cases.flatMap(([, , ...dates], index) =>
    [...dates, '2099-12-31', null].map((order_date) => orderRow({ order_date, customer_name: customer(index) })),
  );
  await insertRows(database.db, { orders });
});

test.each(cases.map((each, index) => [...each, index] as const))(
  'at %s the last %s days leave out %s, begin with %s and hold later days',
  async (moment, days, _before, first, tomorrow, index) => {
    const orders = createOrdersRepository(database.db, () => new Date(moment));
    const { rows, count } = await orders.list(queryOf(days, index), nobody);
    expect(rows.map((row) => row.order_date)).toEqual([first, tomorrow, '2099-12-31']);
    expect(count).toBe(3);
  },
);

test('the clock is read again for each list', async () => {
  const moments = ['2026-03-05T06:59:00Z', '2026-03-05T07:00:00Z'].map((moment) => new Date(moment));
  const orders = createOrdersRepository(database.db, () => moments.shift() ?? new Date(0));
  const first = async () => (await orders.list(queryOf('30', 0), nobody)).rows[0]?.order_date;
  expect([await first(), await first()]).toEqual(['2026-02-02', '2026-03-05']);
});

test('a list uses the real clock by default', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  // Two days of slack for time zones.
  const dates = [daysAgo(28), daysAgo(32)];
  const customer_name = 'By the real clock';
  await insertRows(database.db, { orders: dates.map((order_date) => orderRow({ order_date, customer_name })) });
  const { rows } = await createOrdersRepository(database.db).list({ customer_name, date_range: '30' }, nobody);
  expect(rows.map((row) => row.order_date)).toEqual([dates[0]]);
});

test.each([
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 1],
  ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 0],
])('a machine in %s with a database in %s lists the same', async (zone, sessionZone, hour) => {
  const url = new URL(database.url);
  url.searchParams.set('options', `-c TimeZone=${sessionZone}`);
  const { db, close } = connect(url.href);
  expect((await sql<{ TimeZone: string }>`show timezone`.execute(db)).rows[0]?.TimeZone).toBe(sessionZone);
  await close();
  const requested = cases.map(([moment, days], index) => [moment, queryOf(days, index)]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'test/server/features/orders/repository.child.ts', url.href, JSON.stringify(requested)],
    { env: { ...process.env, TZ: zone } },
  );
  expect(JSON.parse(stdout)).toEqual({
    hour,
    lists: cases.map(([, , , first, tomorrow]) => [first, tomorrow, '2099-12-31']),
  });
});
