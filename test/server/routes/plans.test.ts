import type { Insertable } from 'kysely';
import { paths } from '../../../src/contract/paths';
import { planLineSchema, planReservationsSchema, type Plan } from '../../../src/contract/plan/plan';
import type { OrdersTable } from '../../../src/server/db/schema';
import { createTestApp, type TestApp } from '../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { parseStrict } from '../../support/server/parseStrict';
import { insertRows, orderRow, unitRow } from '../../support/server/rows';

let database: TestDatabase;
let served: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await createTestApp(database, { now: () => new Date('2026-03-02T18:00:00Z') });
});
afterAll(async () => {
  await served.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('orders').execute();
  await database.db.deleteFrom('units').execute();
});

async function insertOrder(row: Partial<Insertable<OrdersTable>>): Promise<number> {
  const { id } = await database.db.insertInto('orders').values(orderRow(row)).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function linesOf(body: object) {
  served.liveUnits.refresh('all');
  await served.liveUnits.settled();
  const { payload } = await served.call('POST', paths.plans, body);
  return payload
    .trim()
    .split('\n')
    .map((line) => parseStrict(planLineSchema, JSON.parse(line)));
}

async function planOf(body: object = {}): Promise<Plan> {
  const last = (await linesOf(body)).at(-1);
  if (last === undefined || !('plan' in last)) throw new Error(JSON.stringify(last));
  return last.plan;
}

/** A unit for 16,800 dollars, wanted by an older order for 25,000 and a newer one for 30,000. */
async function twoWantOne() {
  await insertRows(database.db, { units: [unitRow({ serial: 'A' })] });
  const older = await insertOrder({
    job_number: 'J-1',
    order_date: '2026-01-05',
    sale_price: 25_000,
    request_date: '2026-03-02',
  });
  const newer = await insertOrder({
    job_number: 'J-2',
    order_date: '2026-02-05',
    sale_price: 30_000,
    request_date: '2026-03-16',
  });
  return { older, newer };
}

test('the plan gives a unit to the order that earns more with it, and says what the older one would cost', async () => {
  const { older, newer } = await twoWantOne();
  const plan = await planOf();
  // 30,000 - 16,800 = 13,200 against 25,000 - 16,800 = 8,200.
  expect(plan).toMatchObject({ value: 13_200, bound: 13_200, orders: 2, units: 1, pairs: 2 });
  // Delivered within a week: J-2 in time. J-1 waits 16 weeks for a unit that is bought, from the day it is due.
  expect(plan.plan).toEqual({ orders: 1, margin: 13_200, late_weeks: 16, unknown: 0 });
  // J-1 in a week is late by that week; J-2 is due in two weeks and waits 16.
  expect(plan.first_come).toEqual({ orders: 1, margin: 8_200, late_weeks: 15, unknown: 0 });
  expect(plan.rows).toMatchObject([
    {
      ...{ order_id: newer, job_number: 'J-2', serial: 'A', margin: 13_200, late_weeks: 0, is_pinned: false },
      changes: [{ serial: null, cost: 5_000, moves: [{ order_id: older, job_number: 'J-1', serial: 'A' }] }],
    },
  ]);
  const [empty] = plan.empty;
  expect(empty).toMatchObject({ order_id: older, reason: 'worth more elsewhere', late_weeks: 16 });
  expect(empty?.ways).toMatchObject([
    { kind: 'take', serial: 'A', cost: 5_000, moves: [{ order_id: newer, serial: null }] },
    { kind: 'buy', what: '500 kVA · 12470 to 480Y/277', amount: 25_000 },
  ]);
});

test('a late week that costs enough gives the unit to the order that is due', async () => {
  await twoWantOne();
  // J-1 saves 15 weeks by it, J-2 14: one week has to outweigh 5,000 dollars.
  expect((await planOf({ settings: { late_week: 4_999 } })).rows).toMatchObject([{ job_number: 'J-2' }]);
  expect((await planOf({ settings: { late_week: 5_001 } })).rows).toMatchObject([{ job_number: 'J-1' }]);
});

test('a pinned pair stays, a forbidden one is not made, and a pin that cannot be is said', async () => {
  const { older, newer } = await twoWantOne();
  const pinned = await planOf({
    pinned: [
      { order_id: older, serial: 'A' },
      { order_id: newer, serial: 'A' },
    ],
  });
  expect(pinned).toMatchObject({ value: 8_200, rows: [{ job_number: 'J-1', is_pinned: true }] });
  expect(pinned.unmet).toEqual([{ order_id: newer, serial: 'A' }]);
  const forbidden = await planOf({ forbidden: [{ order_id: newer, serial: 'A' }] });
  expect(forbidden).toMatchObject({ value: 8_200, rows: [{ job_number: 'J-1' }] });
});

test('what has no recorded cost is left out and counted, what serves nobody is listed, and what is reserved stays', async () => {
  await twoWantOne();
  const units = [
    unitRow({ serial: 'B', labor_cost: null }),
    unitRow({ serial: 'C', phase: 1 }),
    unitRow({ serial: 'D' }),
  ];
  await insertRows(database.db, { units });
  await insertOrder({ assigned_serial: 'D', sale_price: 20_000, request_date: null });
  const plan = await planOf();
  expect(plan).toMatchObject({ unknown_costs: 2, units: 2, pairs: 2 });
  expect(plan.reserved).toEqual({ orders: 1, margin: 3_200, late_weeks: 0, unknown: 0 });
  expect(plan.unwanted).toMatchObject({ count: 1, units: [{ serial: 'C' }] });
});

test('without orders and units the plan is empty', async () => {
  expect(await planOf()).toMatchObject({ value: 0, bound: 0, rows: [], empty: [], pairs: 0 });
});

test('all planned units are reserved in one transaction, or those that are still free', async () => {
  const { older, newer } = await twoWantOne();
  await insertRows(database.db, { units: [unitRow({ serial: 'B' })] });
  const pairs = [
    { order_id: older, serial: 'B' },
    { order_id: newer, serial: 'A' },
  ];
  const reserve = async (mode: 'all' | 'free') =>
    parseStrict(planReservationsSchema, (await served.call('POST', paths.planReservations, { pairs, mode })).json());
  const taken = await insertOrder({ job_number: 'J-3' });
  await served.call('POST', paths.reservations, { itemCode: 'A', orderId: String(taken) });
  const by = (await database.db.selectFrom('reservations').select('reserved_by').executeTakeFirstOrThrow()).reserved_by;
  const reason = `Unit A is reserved for job J-3, by ${by}.`;
  const refused = [{ order_id: newer, serial: 'A', reason }];
  expect(await reserve('all')).toEqual({ reserved: [], refused });
  expect(await reserve('free')).toEqual({ reserved: [{ order_id: older, serial: 'B' }], refused });
});

test('two people who reserve the same plan at once get each unit once', async () => {
  const { older, newer } = await twoWantOne();
  await insertRows(database.db, { units: [unitRow({ serial: 'B' })] });
  const one = [
    { order_id: older, serial: 'A' },
    { order_id: newer, serial: 'B' },
  ];
  const other = [
    { order_id: older, serial: 'B' },
    { order_id: newer, serial: 'A' },
  ];
  const answers = await Promise.all(
    [one, other].map((pairs) => served.call('POST', paths.planReservations, { pairs, mode: 'free' })),
  );
  const reserved = answers.flatMap((answer) => parseStrict(planReservationsSchema, answer.json()).reserved);
  expect(reserved.map(({ serial }) => serial).sort()).toEqual(['A', 'B']);
});
