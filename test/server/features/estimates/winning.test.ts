import { sql } from 'kysely';
import { estimateSchema, orderEstimatesSchema } from '../../../../src/contract/estimates/estimates';
import { paths } from '../../../../src/contract/paths';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow, unitRow } from '../../../support/server/database';
import { estimateJobs, inputs, type Job } from './estimateJobs';
import { matchIcSchema, recommendationsSchema } from '../../../../src/contract/matching/recommendations';
import { orderSchema, type Order } from '../../../../src/contract/orders/order';
import { auditPageSchema } from '../../../../src/contract/people/audit';
import { toQuote } from '../../../../src/domain/orders/quote';
import { planOf, settled } from '../../../support/server/plans';
import { problemSchema } from '../../../../src/contract/problem';

const jobs = estimateJobs();
const { job, take, taken, refused, read, stored, liveReservation, put, tokens } = jobs;

test('a good margin is quoted without an approval, and won: the unit is reserved, and the reservation names the estimate', async () => {
  const each = await job();
  expect(await taken(each.id, 'propose', 'sales')).toMatchObject({ state: 'proposed' });
  expect(await taken(each.id, 'quote', 'sales')).toMatchObject({ state: 'quoted' });
  const won = await taken(each.id, 'win', 'sales');
  expect(won.state).toBe('won');
  expect(won.marks.map(({ step, state, by, version }) => [step, state, by, version])).toEqual([
    ['propose', 'proposed', 'sales', 1],
    ['quote', 'quoted', 'sales', 1],
    ['win', 'won', 'sales', 1],
  ]);
  expect(await liveReservation(each)).toMatchObject({
    ...{ order_id: each.orderId, estimate_id: Number(each.id), reserved_by_subject: 'sales' },
  });
  const history = await jobs.call('sales', 'GET', paths.reservationsOfUnit(each.serial));
  expect(history.json()).toMatchObject({ results: [{ estimateId: each.id, reservedBy: 'sales' }] });
  const order = jobs.db.selectFrom('orders').select('assigned_serial').where('id', '=', each.orderId);
  expect(await order.executeTakeFirst()).toEqual({ assigned_serial: each.serial });
});

test('nothing is won if the unit cannot be reserved', async () => {
  const each = await job();
  await put(each, 'quoted');
  const [taker = 0] = await insertRows(jobs.db, { units: [], orders: [orderRow({ job_number: 'J-TAKER' })] });
  const body = { itemCode: each.serial, orderId: taker };
  expect((await jobs.call('boss', 'POST', paths.reservations, body)).statusCode).toBe(201);
  const [status, detail] = await refused(each.id, 'win', 'sales');
  expect([status, detail]).toEqual([409, expect.stringContaining('J-TAKER')]);
  expect(await stored(each)).toMatchObject({ state: 'quoted' });
  expect((await read(each)).marks).toEqual([]);

  // A failure after the reservation also undoes the reservation.
  const other = await job();
  await put(other, 'quoted');
  await sql`alter table estimate_marks add constraint full_disk check (step <> 'win') not valid`.execute(jobs.db);
  expect((await take(other.id, 'win', 'sales')).statusCode).toBe(500);
  await sql`alter table estimate_marks drop constraint full_disk`.execute(jobs.db);
  expect(await liveReservation(other)).toBeUndefined();
  expect(await stored(other)).toMatchObject({ state: 'quoted' });
  expect(await taken(other.id, 'win', 'sales')).toMatchObject({ state: 'won' });
});

test('of two concurrent wins of one unit, one succeeds; a unit that the order already has is won with its reservation', async () => {
  const [first, second] = [await job(), await job()];
  const { id: rival } = parseStrict(
    estimateSchema,
    (
      await jobs.served.call(
        ...(['POST', paths.orderEstimates(String(second.orderId))] as const),
        { name: 'Rival', unitSerial: first.serial, inputs },
        tokens.get('sales'),
      )
    ).json(),
  );
  await put(first, 'quoted');
  await put({ ...second, id: String(rival) }, 'quoted');
  const counted = async () => {
    const { values } = await jobs.served.metrics.reservations.get();
    return new Map(values.map(({ labels, value }): [string, number] => [String(labels.outcome), value]));
  };
  const before = await counted();
  const both = await Promise.all([take(first.id, 'win', 'sales'), take(String(rival), 'win', 'boss')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const after = await counted();
  for (const outcome of ['reserved', 'refused']) expect(after.get(outcome)).toBe((before.get(outcome) ?? 0) + 1);

  const held = await job();
  await put(held, 'quoted');
  const body = { itemCode: held.serial, orderId: held.orderId };
  await jobs.call('boss', 'POST', paths.reservations, body);
  expect(await taken(held.id, 'win', 'sales')).toMatchObject({ state: 'won' });
  expect(await liveReservation(held)).toMatchObject({ estimate_id: Number(held.id), reserved_by: 'boss' });
});

test('a repeated win with one key wins once', async () => {
  const each = await job();
  await put(each, 'quoted');
  const headers = { ...tokens.get('sales'), 'if-match': '"1"', 'idempotency-key': '"win-1"' };
  const win = () => jobs.served.call('POST', paths.estimateSteps(each.id), { step: 'win' }, headers);
  const [first, again] = [await win(), await win()];
  expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
  // A lapse with a key is also recorded, though the answer is a refusal.
  const other = await job();
  await put(other, 'quoted');
  await jobs.db.updateTable('units').set({ unit_cost: 1 }).where('serial', '=', other.serial).execute();
  const lapsed = await jobs.served.call(
    'POST',
    paths.estimateSteps(other.id),
    { step: 'win' },
    { ...headers, 'idempotency-key': '"win-2"' },
  );
  expect(lapsed.statusCode).toBe(409);
  expect(await stored(other)).toMatchObject({ state: 'lapsed' });
});

/** 16,800 dollars of cost: at the order's 20,000 a margin of 16 %. */
const dear = () => job({ ...inputs, price: 48_000.5 }, { sale_price: 20_000 });

async function won(): Promise<Job> {
  const each = await dear();
  await taken(each.id, 'propose', 'sales');
  for (const step of ['approve', 'quote', 'win'] as const) await taken(each.id, step);
  return each;
}

const orderOf = ({ orderId }: Job): Promise<Order> =>
  jobs.served.read(orderSchema, paths.order(String(orderId)), tokens.get('boss'));

async function pricesFor(each: Job) {
  const quote = toQuote(await orderOf(each));
  const found = await jobs.call('boss', 'POST', paths.recommendations, quote);
  const { matches } = parseStrict(recommendationsSchema, found.json()).data;
  const one = await jobs.call('boss', 'POST', paths.matchIc, { quote, serial: each.serial });
  const { data } = parseStrict(matchIcSchema, one.json());
  return [matches.find(({ serial }) => serial === each.serial)?.m_price, data?.m_price, data?.margin];
}

test('a price typed above the order’s needs the approval that the order’s price needs', async () => {
  const each = await dear();
  await taken(each.id, 'propose', 'sales');
  expect(await refused(each.id, 'quote', 'sales')).toEqual([
    409,
    "It needs an approval first. At the order's price of $20,000 its margin is below 30%, the margin on Settings.",
  ]);
});

test('a won order is costed at the price that it was won at, and at its own again once its unit is released', async () => {
  const each = await won();
  expect(await orderOf(each)).toMatchObject({ sale_price: '20000.00', won_price: '48000.50' });
  // 48,000.50 - 16,800.
  expect(await pricesFor(each)).toEqual([48_000.5, 48_000.5, 31_200.5]);
  const reservation = await liveReservation(each);
  await jobs.call('boss', 'DELETE', paths.reservation(String(reservation?.id)));
  await settled(jobs.served);
  expect(await orderOf(each)).toMatchObject({ sale_price: '20000.00', won_price: null });
  expect(await pricesFor(each)).toEqual([20_000, 20_000, 3_200]);
});

test('an estimate counts from the order’s own price, whatever it was won at', async () => {
  const each = await won();
  expect(await read(each)).toMatchObject({ state: 'won', staleBecause: [], differences: [] });
});

test('a typed cost without a recorded one is in the audit, with the note', async () => {
  const options = { ...inputs.options, reTank: true, reTankCost: '1' };
  await job({ ...inputs, options, notes: 'As told by the shop' });
  const address = `${paths.audit}?action=saveEstimate&limit=1`;
  expect((await jobs.served.read(auditPageSchema, address, tokens.get('boss'))).results).toMatchObject([
    { new: { entered_by_hand: 're-tank', notes: 'As told by the shop' } },
  ]);
});

test('reserved units count at the won price in the plan', async () => {
  const { db } = jobs;
  await db.updateTable('orders').set({ issued_units: 1 }).execute();
  await won();
  expect((await planOf(jobs.served)).reserved).toMatchObject({ orders: 1, margin: 31_200.5 });
});

let next = 1;
/** Another quoted estimate of the same order, of the same or another unit. */
async function rivalOf({ orderId, serial }: Job, name: string, isOtherUnit = false): Promise<Job> {
  const unitSerial = isOtherUnit ? `R${next++}` : serial;
  if (isOtherUnit) await insertRows(jobs.db, { units: [unitRow({ serial: unitSerial })], orders: [] });
  const body = { name, unitSerial, inputs: { ...inputs, price: 44_000 } };
  const made = await jobs.call('sales', 'POST', paths.orderEstimates(String(orderId)), body);
  const rival = { orderId, serial: unitSerial, id: String(parseStrict(estimateSchema, made.json()).id) };
  await put(rival, 'quoted');
  return rival;
}

async function quotedJob(): Promise<Job> {
  const each = await job();
  await put(each, 'quoted');
  return each;
}

const alreadyWon = (name: string, serial: string) =>
  `This order was already won with "${name}", unit ${serial}. Release unit ${serial} first.`;

test.each([false, true])(
  'an order is won once: the second is refused and names the winner (of another unit: %s)',
  async (isOtherUnit) => {
    const first = await quotedJob();
    const second = await rivalOf(first, 'Variant B', isOtherUnit);
    await taken(first.id, 'win', 'sales');
    expect(await refused(second.id, 'win', 'boss')).toEqual([409, alreadyWon('Variant A', first.serial)]);
    expect(await stored(second)).toMatchObject({ state: 'quoted' });
    // The screen explains it beforehand; a repeated win reports that it is won.
    const rival = (
      await jobs.served.read(orderEstimatesSchema, paths.orderEstimates(String(first.orderId)), tokens.get('boss'))
    ).results.find(({ id }) => id === second.id);
    expect(rival?.steps.find(({ step }) => step === 'win')?.whyNot).toBe(alreadyWon('Variant A', first.serial));
    expect(await refused(first.id, 'win', 'boss')).toEqual([409, 'It is won, and so cannot be won.']);
  },
);

test('once the winner is reopened, the other one is won', async () => {
  const first = await quotedJob();
  const second = await rivalOf(first, 'Variant B', true);
  await taken(first.id, 'win', 'sales');
  const id = String((await liveReservation(first))?.id);
  await jobs.call('sales', 'DELETE', paths.reservation(id));
  expect(await taken(second.id, 'win', 'sales')).toMatchObject({ state: 'won' });
  expect(await refused(first.id, 'win', 'sales')).toEqual([409, alreadyWon('Variant B', second.serial)]);
});

test('a winner whose unit a server of an earlier release has released does not block', async () => {
  const first = await quotedJob();
  const second = await rivalOf(first, 'Variant B', true);
  await taken(first.id, 'win', 'sales');
  const { id: reservation } = (await liveReservation(first)) ?? { id: 0 };
  await jobs.db.updateTable('reservations').set({ released_at: new Date() }).where('id', '=', reservation).execute();
  await jobs.db.updateTable('orders').set({ assigned_serial: null }).where('id', '=', first.orderId).execute();
  expect(await taken(second.id, 'win', 'boss')).toMatchObject({ state: 'won' });
  expect(await stored(first)).toMatchObject({ state: 'quoted' });
});

test('the database itself admits one winner for each order', async () => {
  const first = await quotedJob();
  const second = await rivalOf(first, 'Variant B');
  await taken(first.id, 'win', 'sales');
  const set = jobs.db.updateTable('estimates').set({ state: 'won' }).where('id', '=', Number(second.id));
  await expect(set.execute()).rejects.toMatchObject({ code: '23505', constraint: 'estimates_one_winner' });
});

/** The database decides the order of these two; each round ends in one of a few ways. */
const ROUNDS = 8;

test.each([
  ['of one unit that is free', false, false],
  ['of one unit that the order has', false, true],
  ['of two units', true, false],
])(
  'of two estimates %s that are won at the same time, one wins',
  async (_what, isOtherUnit, isReserved) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = await quotedJob();
      const second = await rivalOf(first, 'Variant B', isOtherUnit);
      const body = { itemCode: first.serial, orderId: first.orderId };
      if (isReserved) await jobs.call('boss', 'POST', paths.reservations, body);
      const both = await Promise.all([take(first.id, 'win', 'sales'), take(second.id, 'win', 'boss')]);
      const statuses = both.map(({ statusCode }) => statusCode);
      expect(statuses.toSorted()).toEqual([200, 409]);
      const [winner, name] = statuses[0] === 200 ? [first, 'Variant A'] : [second, 'Variant B'];
      const { detail } = parseStrict(problemSchema, both.find(({ statusCode }) => statusCode === 409)?.json());
      expect(detail).toBe(alreadyWon(name, winner.serial));
      const states = await Promise.all([first, second].map(stored));
      expect(states.map(({ state }) => state).toSorted()).toEqual(['quoted', 'won']);
      expect(await liveReservation(winner)).toMatchObject({ order_id: first.orderId, estimate_id: Number(winner.id) });
    }
  },
  60_000,
);

test.each([
  ['the same estimate', false],
  ['another estimate', true],
])(
  'a win of %s at the same time as the release leaves a winner with its unit, or none of either',
  async (_what, isOther) => {
    const ends = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = await quotedJob();
      const second = await rivalOf(first, 'Variant B');
      await taken(first.id, 'win', 'sales');
      const id = String((await liveReservation(first))?.id);
      const release = () => jobs.call('sales', 'DELETE', paths.reservation(id));
      const win = () => take(isOther ? second.id : first.id, 'win', 'sales');
      const calls = round % 2 === 0 ? [release(), win()] : [win(), release()];
      const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
      expect(statuses).toContain(204);
      expect(statuses.every((status) => [200, 204, 409].includes(status))).toBe(true);
      const won = (await Promise.all([first, second].map(stored))).filter(({ state }) => state === 'won');
      const reserved = await liveReservation(first);
      expect(won.map((each) => each.id)).toEqual(
        reserved === undefined ? [] : [Number(isOther ? second.id : first.id)],
      );
      ends.add(statuses.toSorted().join());
    }
    expect([...ends].every((end) => ['200,204', '204,409'].includes(end))).toBe(true);
  },
  60_000,
);

test('two orders reopen and win the same unit in both directions without a deadlock', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, other] = [await quotedJob(), await quotedJob()];
    const body = { name: 'Same unit', unitSerial: first.serial, inputs };
    const path = paths.orderEstimates(String(other.orderId));
    const made = await jobs.call('sales', 'POST', path, body);
    const { id: rivalId } = parseStrict(estimateSchema, made.json());
    const rival = { orderId: other.orderId, serial: first.serial, id: String(rivalId) };
    await put(rival, 'quoted');
    await taken(first.id, 'win', 'sales');
    const reservation = String((await liveReservation(first))?.id);
    const all = await Promise.all([
      take(rival.id, 'win', 'sales'),
      jobs.call('sales', 'DELETE', paths.reservation(reservation)),
      take(first.id, 'win', 'boss'),
    ]);
    const statuses = all.map(({ statusCode }) => statusCode);
    expect([statuses[1], statuses.every((status) => [200, 204, 409].includes(status))]).toEqual([204, true]);
    const holder = await liveReservation(first);
    const won = [await stored(first), await stored(rival)].filter(({ state }) => state === 'won');
    expect(won.map(({ id }) => id)).toEqual(holder === undefined ? [] : [holder.estimate_id]);
  }
  expect(jobs.served.log.filter((line) => line.includes('40P01'))).toEqual([]);
}, 60_000);
