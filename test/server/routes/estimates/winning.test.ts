import { sql } from 'kysely';
import { estimateSchema } from '../../../../src/contract/estimates/estimates';
import { paths } from '../../../../src/contract/paths';
import { parseStrict } from '../../../support/server/parseStrict';
import { insertRows, orderRow } from '../../../support/server/rows';
import { estimateJobs, inputs } from './estimateJobs';

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
  const history = await jobs.served.call('GET', paths.reservationsOfUnit(each.serial), undefined, tokens.get('sales'));
  expect(history.json()).toMatchObject({ results: [{ estimateId: each.id, reservedBy: 'sales' }] });
  const order = jobs.db.selectFrom('orders').select('assigned_serial').where('id', '=', each.orderId);
  expect(await order.executeTakeFirst()).toEqual({ assigned_serial: each.serial });
});

test('where the unit cannot be reserved, nothing is won', async () => {
  const each = await job();
  await put(each, 'quoted');
  const [taker = 0] = await insertRows(jobs.db, { units: [], orders: [orderRow({ job_number: 'J-TAKER' })] });
  const body = { itemCode: each.serial, orderId: taker };
  expect((await jobs.served.call('POST', paths.reservations, body, tokens.get('boss'))).statusCode).toBe(201);
  const [status, detail] = await refused(each.id, 'win', 'sales');
  expect([status, detail]).toEqual([409, expect.stringContaining('J-TAKER')]);
  expect(await stored(each)).toMatchObject({ state: 'quoted' });
  expect((await read(each)).marks).toEqual([]);

  // A failure after the reservation undoes the reservation, too.
  const other = await job();
  await put(other, 'quoted');
  await sql`alter table estimate_marks add constraint full_disk check (step <> 'win') not valid`.execute(jobs.db);
  expect((await take(other.id, 'win', 'sales')).statusCode).toBe(500);
  await sql`alter table estimate_marks drop constraint full_disk`.execute(jobs.db);
  expect(await liveReservation(other)).toBeUndefined();
  expect(await stored(other)).toMatchObject({ state: 'quoted' });
  expect(await taken(other.id, 'win', 'sales')).toMatchObject({ state: 'won' });
});

test('of two who win one unit at once, one does; a unit that the order has already is won with its reservation', async () => {
  const [first, second] = [await job(), await job()];
  // Both want the same unit.
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
  await jobs.served.call('POST', paths.reservations, body, tokens.get('boss'));
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
  // A lapse with a key is written down, too, though the answer is a refusal.
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
