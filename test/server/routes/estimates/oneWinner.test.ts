import { estimateSchema, orderEstimatesSchema } from '../../../../src/contract/estimates/estimates';
import { problemSchema } from '../../../../src/contract/problem';
import { paths } from '../../../../src/contract/paths';
import { insertRows, unitRow } from '../../../support/server/rows';
import { parseStrict } from '../../../support/server/parseStrict';
import { estimateJobs, inputs, type Job } from './estimateJobs';

const jobs = estimateJobs();
const { job, take, taken, refused, stored, liveReservation, put, tokens } = jobs;

let next = 1;
/** Another quoted estimate of the same order, of the same unit or of another one. */
async function rivalOf({ orderId, serial }: Job, name: string, isOtherUnit = false): Promise<Job> {
  const unitSerial = isOtherUnit ? `R${next++}` : serial;
  if (isOtherUnit) await insertRows(jobs.db, { units: [unitRow({ serial: unitSerial })], orders: [] });
  const body = { name, unitSerial, inputs: { ...inputs, price: 44_000 } };
  const made = await jobs.served.call('POST', paths.orderEstimates(String(orderId)), body, tokens.get('sales'));
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
    // The screen says why before anybody tries; a repeated win says that it is won.
    const list = await jobs.served.call(
      'GET',
      paths.orderEstimates(String(first.orderId)),
      undefined,
      tokens.get('boss'),
    );
    const rival = parseStrict(orderEstimatesSchema, list.json()).results.find(({ id }) => id === second.id);
    expect(rival?.steps.find(({ step }) => step === 'win')?.whyNot).toBe(alreadyWon('Variant A', first.serial));
    expect(await refused(first.id, 'win', 'boss')).toEqual([409, 'It is won, and so cannot be won.']);
  },
);

test('once the winner is reopened, the other one is won', async () => {
  const first = await quotedJob();
  const second = await rivalOf(first, 'Variant B', true);
  await taken(first.id, 'win', 'sales');
  const id = String((await liveReservation(first))?.id);
  await jobs.served.call('DELETE', paths.reservation(id), undefined, tokens.get('sales'));
  expect(await taken(second.id, 'win', 'sales')).toMatchObject({ state: 'won' });
  expect(await refused(first.id, 'win', 'sales')).toEqual([409, alreadyWon('Variant B', second.serial)]);
});

test('a winner whose unit a server of an earlier release has released does not stand in the way', async () => {
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

/** The order of these two at the same time is the database's; each round ends in one of a few ways. */
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
      if (isReserved) await jobs.served.call('POST', paths.reservations, body, tokens.get('boss'));
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
      const release = () => jobs.served.call('DELETE', paths.reservation(id), undefined, tokens.get('sales'));
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
    const made = await jobs.served.call('POST', path, body, tokens.get('sales'));
    const { id: rivalId } = parseStrict(estimateSchema, made.json());
    const rival = { orderId: other.orderId, serial: first.serial, id: String(rivalId) };
    await put(rival, 'quoted');
    await taken(first.id, 'win', 'sales');
    const reservation = String((await liveReservation(first))?.id);
    const all = await Promise.all([
      take(rival.id, 'win', 'sales'),
      jobs.served.call('DELETE', paths.reservation(reservation), undefined, tokens.get('sales')),
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
