import { paths } from '../../../../src/contract/paths';
import { planReservationsSchema } from '../../../../src/contract/plan/plan';
import { wayText } from '../../../../src/domain/plan/planWords';
import { DEFAULT_SETTINGS } from '../../../../src/contract/plan/defaultSettings';
import { collect } from '../../../../src/server/features/plan/pairs';
import { createOrdersRepository } from '../../../../src/server/features/orders/repository';
import { pictureOf } from '../quotations/pdf/picture';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, unitRow } from '../../../support/server/database';
import {
  clearPlans,
  insertOrder,
  planOf as planBy,
  settled,
  twoWantOne as insertTwo,
} from '../../../support/server/plans';

const database = useTestDatabase();

const served = useTestApp(database, { now: () => new Date('2026-03-02T18:00:00Z') });
beforeEach(() => clearPlans(database));

const planOf = (body?: object) => planBy(served, body);
const twoWantOne = () => insertTwo(database);

test('the plan gives a unit to the order that earns more with it, and says what the older one would cost', async () => {
  const { older, newer } = await twoWantOne();
  const plan = await planOf();
  // 30,000 - 16,800 = 13,200 against 25,000 - 16,800 = 8,200.
  expect(plan).toMatchObject({ value: 13_200, bound: 13_200, orders: 2, units: 1, pairs: 2 });
  // Delivered within a week: J-2 in time. J-1 waits 16 weeks for a unit that is bought, from the day it is due.
  expect(plan.plan).toEqual({ orders: 1, margin: 13_200, freight: 0, late_weeks: 16, unknown: 0 });
  // J-1 in a week is late by that week; J-2 is due in two weeks and waits 16.
  expect(plan.first_come).toEqual({ orders: 1, margin: 8_200, freight: 0, late_weeks: 15, unknown: 0 });
  expect(plan.rows).toMatchObject([
    {
      ...{ order_id: newer, job_number: 'J-2', serial: 'A', margin: 13_200, late_weeks: 0, is_pinned: false },
      first_come: null,
      changes: [{ serial: null, cost: 5_000, moves: [{ order_id: older, job_number: 'J-1', serial: 'A' }] }],
    },
  ]);
  const [empty] = plan.empty;
  expect(empty).toMatchObject({ order_id: older, reason: 'worth more elsewhere', late_weeks: 16 });
  expect(empty?.first_come).toEqual({ serial: 'A', margin: 8_200 });
  expect(empty?.ways).toMatchObject([
    { kind: 'take', serial: 'A', cost: 5_000, moves: [{ order_id: newer, serial: null }] },
    { kind: 'buy', what: '3-phase · 500 kVA · 12470 to 480Y/277', amount: 25_000 },
  ]);
});

test('an order without a fitting unit lists work, concessions and purchases, cheapest first', async () => {
  const units = [
    unitRow({ serial: 'A' }),
    unitRow({ serial: 'B', unit_cost: 15_000 }),
    unitRow({ serial: 'C', unit_cost: 20_000 }),
  ];
  await insertRows(database.db, { units });
  // The plan uses A for it: 30,000 - 16,800.
  await insertOrder(database, { job_number: 'J-1', sale_price: 30_000 });
  const wanting = await insertOrder(database, { job_number: 'J-2', sale_price: 26_000, primary_voltage_kv: '8.32' });
  const { rows, empty } = await planOf({ settings: { filled: 500 } });
  expect(rows).toMatchObject([{ job_number: 'J-1', serial: 'A' }]);
  const [first] = empty;
  expect(first).toMatchObject({ order_id: wanting, reason: 'nothing fits' });
  // Of B and C, which are left, B earns most: 26,000 - 15,000 - 2,000 - 800 = 8,200. The order pays for no rewind.
  expect(first?.ways.map(({ kind, serial, amount, units }) => [kind, serial, amount, units])).toEqual([
    ['relax', 'B', 8_200, 3],
    ['rewind', 'B', 8_200, 3],
    // The price, and the 500 dollars that a filled order is worth.
    ['buy', null, 26_500, null],
  ]);
  expect(first?.ways.map((way) => wayText({ ...way, fit_class: 'Fits' }))).toEqual([
    'Agree with the customer on 12470 V: unit B (fits), margin $8,200; 3 units would fit',
    'Rewind unit B (fits): margin $8,200 before the rewind, which has no recorded cost',
    'Buy a unit: 3-phase · 500 kVA · 8320 to 480Y/277, for less than $26,500 with all work',
  ]);
});

test('a late week that costs enough gives the unit to the order that is due', async () => {
  await twoWantOne();
  // J-1 saves 15 weeks by it, J-2 14: one week has to outweigh 5,000 dollars.
  expect((await planOf({ settings: { late_week: 4_999 } })).rows).toMatchObject([{ job_number: 'J-2' }]);
  expect((await planOf({ settings: { late_week: 5_001 } })).rows).toMatchObject([{ job_number: 'J-1' }]);
});

test('a pinned pair stays, an excluded pair is not made, and an impossible pin is reported', async () => {
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

test('units without a recorded cost are left out and counted, orders without a match are listed, and reserved units stay', async () => {
  await twoWantOne();
  const units = [
    unitRow({ serial: 'B', labor_cost: null }),
    unitRow({ serial: 'C', phase: 1 }),
    unitRow({ serial: 'D' }),
  ];
  await insertRows(database.db, { units });
  await insertOrder(database, { assigned_serial: 'D', sale_price: 20_000, request_date: null });
  const plan = await planOf();
  expect(plan).toMatchObject({ unknown_costs: 2, units: 2, pairs: 2 });
  expect(plan.reserved).toEqual({ orders: 1, margin: 3_200, freight: 0, late_weeks: 0, unknown: 0 });
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
  const taken = await insertOrder(database, { job_number: 'J-3' });
  await served.call('POST', paths.reservations, { itemCode: 'A', orderId: String(taken) });
  const by = (await database.db.selectFrom('reservations').select('reserved_by').executeTakeFirstOrThrow()).reserved_by;
  const reason = `Unit A is reserved for job J-3, by ${by}.`;
  const refused = [{ order_id: newer, serial: 'A', reason }];
  expect(await reserve('all')).toEqual({ reserved: [], refused });
  expect(await reserve('free')).toEqual({ reserved: [{ order_id: older, serial: 'B' }], refused });
});

test('two people who reserve the same plan concurrently get each unit once', async () => {
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

test('each planned reservation says so in the audit, with the reason that open points need', async () => {
  const { older, newer } = await twoWantOne();
  // B has another phase than the order requires.
  await insertRows(database.db, { units: [unitRow({ serial: 'B', phase: 1 })] });
  const reserve = async (pair: object, reason?: string) => {
    const body = { pairs: [pair], mode: 'all', ...(reason !== undefined && { reason }) };
    return parseStrict(planReservationsSchema, (await served.call('POST', paths.planReservations, body)).json());
  };
  expect((await reserve({ order_id: newer, serial: 'A' })).refused).toEqual([]);
  const open = { order_id: older, serial: 'B' };
  expect((await reserve(open)).refused[0]?.reason).toContain('Give a reason to reserve it.');
  expect((await reserve(open, 'The customer knows')).refused).toEqual([]);
  const reported = await database.db.selectFrom('audit').select(['serial', 'reason']).orderBy('id').execute();
  expect(reported.filter(({ serial }) => serial !== null).slice(-2)).toEqual([
    { serial: 'A', reason: 'From the plan' },
    { serial: 'B', reason: 'From the plan: The customer knows' },
  ]);
});

test('more pairs than can be solved are refused with what to narrow, and narrowing helps', async () => {
  await twoWantOne();
  await insertRows(database.db, { units: [unitRow({ serial: 'B' })] });
  await settled(served);
  const orders = createOrdersRepository(database.db);
  const pairsOf = async (settings: object, most: number) => {
    const all = { ...DEFAULT_SETTINGS, ...settings };
    return (await collect(orders, served.liveUnits.search, all, () => undefined, most)).pairs;
  };
  // Two orders, each of which may have either unit.
  expect(await pairsOf({}, 4)).toBe(4);
  await expect(pairsOf({}, 3)).rejects.toThrow(
    'More than 3 pairs of orders and units reach this class. Choose a better class, or limit the units per order, and plan again.',
  );
  expect(await pairsOf({ units_per_order: 1 }, 3)).toBe(2);
});

test('a broken connection frees its place for the next', async () => {
  await twoWantOne();
  await settled(served);
  const origin = await served.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${await served.signIn.token()}`, 'content-type': 'application/json' };
  // A person can have six plans, so that a seventh would be refused.
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const shutdown = new AbortController();
    const init = { method: 'POST', headers, body: '{}', signal: shutdown.signal };
    const response = await fetch(`${origin}${paths.plans}`, init);
    expect(response.status).toBe(200);
    await response.body?.getReader().read();
    shutdown.abort();
  }
  expect(await planOf()).toMatchObject({ value: 13_200 });
});

const pdf = (query = '', headers: Readonly<Record<string, string>> = {}) =>
  served.call('GET', `${paths.planPdf}${query}`, undefined, headers);

test('the plan of the settings in the query is a PDF, with all rows and what it is based on', async () => {
  const { older } = await twoWantOne();
  const response = await pdf(`?late=300&not=${older}:A`);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(response.headers['content-disposition']).toBe('inline; filename="plan-2026-03-02.pdf"');
  const { text } = await pictureOf(response.rawPayload);
  const said = text.replaceAll(/\s+/g, ' ');
  for (const part of [
    'Plan of all open orders',
    'As of 2 March 2026',
    'Penalty per week late: $300. ',
    '1 excluded.',
    'Planned units (1)',
    '$13,200',
    'J-2',
    'Orders without a unit (1)',
    'You excluded its units',
  ])
    expect(said).toContain(part);
});

test.each([
  ['?late=1000001', 400],
  ['?ready=105', 400],
  ['?fit=Any', 400],
  ['?margin=5', 400],
  ['?pin=A:10001', 400],
  [`?pin=10001:${'A'.repeat(200)}`, 422],
])('the plan as PDF with %s is refused', async (query, status) => {
  expect((await pdf(query)).statusCode).toBe(status);
});
