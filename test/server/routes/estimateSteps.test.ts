import { sql } from 'kysely';
import { estimateSchema, orderEstimatesSchema, type StoredEstimate } from '../../../src/contract/estimates/estimates';
import {
  estimateStates,
  estimateSteps,
  type EstimateState,
  type EstimateStep,
} from '../../../src/contract/estimates/states';
import { auditPageSchema } from '../../../src/contract/people/audit';
import { noticesSchema } from '../../../src/contract/people/notices';
import { problemSchema } from '../../../src/contract/problem';
import { paths } from '../../../src/contract/paths';
import { roles, type Role } from '../../../src/domain/access/access';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { createRatesRepository } from '../../../src/server/repositories/rates';
import { createTestApp, type TestApp } from '../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { parseStrict } from '../../support/server/parseStrict';
import { insertRows, orderRow, unitRow } from '../../support/server/rows';

let database: TestDatabase;
let served: TestApp;
const now = new Date('2026-11-01T19:00:00Z');
const tokens = new Map<string, Record<string, string>>();

beforeAll(async () => {
  database = await createTestDatabase();
  served = await createTestApp(database, { now: () => now, env: { ACCESS: 'roles' } });
  const people = [...roles.map((role) => [role, role]), ['boss', 'administrator']] as const;
  for (const [subject, role] of people) {
    const token = await served.signIn.token(subject, { name: subject, roles: [role] });
    tokens.set(subject, { authorization: `Bearer ${token}` });
  }
});
afterAll(async () => {
  await served.close();
  await database.close();
});

const options = {
  ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '' },
  ...{ reTank: false, reTankCost: '', feedConversion: false, replacementCabinet: false, additionalCabinetCost: '' },
};
const inputs = { options, price: null, notes: '' };
/** 16,800 of the unit leave nothing of this price. */
const low = { ...inputs, price: 17_000 };

let next = 1;
interface Job {
  readonly orderId: number;
  readonly serial: string;
  readonly id: string;
}
/** An estimate of a unit and an order of its own, proposed by nobody yet. */
async function job(of: object = inputs, order = {}): Promise<Job> {
  const serial = `E${next++}`;
  const [orderId = 0] = await insertRows(database.db, {
    units: [unitRow({ serial })],
    orders: [orderRow({ sale_price: 41_250, ...order })],
  });
  const body = { name: 'Variant A', unitSerial: serial, inputs: of };
  const response = await served.call('POST', paths.orderEstimates(String(orderId)), body, tokens.get('sales'));
  return { orderId, serial, id: String(parseStrict(estimateSchema, response.json()).id) };
}

const take = async (id: string, step: EstimateStep, by = 'boss', more: { reason?: string; version?: number } = {}) => {
  const { version = 1, ...body } = more;
  const headers = { ...tokens.get(by), 'if-match': `"${version}"` };
  return served.call('POST', paths.estimateSteps(id), { step, ...body }, headers);
};
const taken = async (...args: Parameters<typeof take>): Promise<StoredEstimate> => {
  const response = await take(...args);
  expect([args[1], response.statusCode, response.json()]).toMatchObject([args[1], 200, {}]);
  return parseStrict(estimateSchema, response.json());
};
const refused = async (...args: Parameters<typeof take>) => {
  const response = await take(...args);
  return [response.statusCode, parseStrict(problemSchema, response.json()).detail] as const;
};
const read = async ({ orderId, id }: Job): Promise<StoredEstimate> => {
  const all = await served.call('GET', paths.orderEstimates(String(orderId)), undefined, tokens.get('sales'));
  return parseStrict(orderEstimatesSchema, all.json()).results.find((each) => each.id === id)!;
};
const stored = ({ id }: Job) =>
  database.db.selectFrom('estimates').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
const liveReservation = ({ serial }: Job) =>
  database.db
    .selectFrom('reservations')
    .selectAll()
    .where('serial', '=', serial)
    .where('released_at', 'is', null)
    .executeTakeFirst();

const PROMISES: readonly EstimateState[] = ['proposed', 'approved', 'quoted', 'won'];
/** Puts an estimate where a test wants it, as if 'sales' had proposed it. */
async function put({ id, serial, orderId }: Job, state: EstimateState) {
  const { db } = database;
  const { grounds } = await db
    .selectFrom('estimate_versions')
    .select('grounds')
    .where('estimate_id', '=', Number(id))
    .executeTakeFirstOrThrow();
  const set = { state, held_grounds: PROMISES.includes(state) ? grounds : null, proposed_by_subject: 'sales' };
  await db.updateTable('estimates').set(set).where('id', '=', Number(id)).execute();
  await db.updateTable('orders').set({ assigned_serial: null }).where('id', '=', orderId).execute();
  await db.deleteFrom('reservations').where('serial', '=', serial).execute();
}

/** Where a step leads, and which of the roles it takes there; written by hand. Whatever is not here is refused. */
const selling: readonly Role[] = ['sales', 'operations', 'administrator'];
const approving: readonly Role[] = ['operations', 'administrator'];
const ways: Partial<Record<EstimateState, Partial<Record<EstimateStep, readonly [EstimateState, readonly Role[]]>>>> = {
  draft: { propose: ['proposed', selling] },
  proposed: { approve: ['approved', approving], return: ['returned', approving], quote: ['quoted', selling] },
  approved: { return: ['returned', approving], quote: ['quoted', selling] },
  returned: { propose: ['proposed', selling] },
  lapsed: { propose: ['proposed', selling], lose: ['lost', selling] },
  quoted: { win: ['won', selling], lose: ['lost', selling] },
};
const permitted: Readonly<Record<EstimateStep, readonly Role[]>> = {
  ...{ propose: selling, approve: approving, return: approving, quote: selling, win: selling, lose: selling },
};

test('of every state, step and role exactly those pairs lead on that the table has', async () => {
  const each = await job();
  const found: string[] = [];
  const expected: string[] = [];
  for (const state of estimateStates)
    for (const step of estimateSteps)
      for (const role of roles) {
        if ((await stored(each)).state !== state) await put(each, state);
        const { statusCode } = await take(each.id, step, role, { reason: 'As agreed' });
        const way = ways[state]?.[step];
        const isOpen = way?.[1].includes(role) === true;
        const after = (await stored(each)).state;
        found.push(`${state} ${step} ${role}: ${statusCode} ${after}`);
        const status = isOpen ? 200 : permitted[step].includes(role) ? 409 : 403;
        expected.push(`${state} ${step} ${role}: ${status} ${isOpen ? way[0] : state}`);
      }
  expect(found).toEqual(expected);
}, 60_000);

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
  const history = await served.call('GET', paths.reservationsOfUnit(each.serial), undefined, tokens.get('sales'));
  expect(history.json()).toMatchObject({ results: [{ estimateId: each.id, reservedBy: 'sales' }] });
  const order = database.db.selectFrom('orders').select('assigned_serial').where('id', '=', each.orderId);
  expect(await order.executeTakeFirst()).toEqual({ assigned_serial: each.serial });
});

test('below the margin of the settings somebody else approves first: not the proposer, not whoever saved what is proposed', async () => {
  const each = await job(low);
  await taken(each.id, 'propose', 'operations');
  expect(await refused(each.id, 'quote', 'sales')).toEqual([
    409,
    'It needs an approval first. Its margin is below 30%, the margin on Settings.',
  ]);
  const own = [409, 'Somebody else must approve it: you proposed it, or saved what was proposed.'];
  expect(await refused(each.id, 'approve', 'operations')).toEqual(own);
  // Saved by one approver, proposed by somebody else: the approver's own figures all the same.
  const saved = { name: 'Lower', inputs: { ...low, price: 16_900 } };
  await served.call('PUT', paths.estimate(each.id), saved, { ...tokens.get('boss'), 'if-match': '"1"' });
  await taken(each.id, 'propose', 'sales', { version: 2 });
  expect(await refused(each.id, 'approve', 'boss', { version: 2 })).toEqual(own);
  expect(await taken(each.id, 'approve', 'operations', { version: 2 })).toMatchObject({ state: 'approved' });
  // Sales began and proposed it: they are told, once; who approved is not.
  const notices = async (by: string) =>
    parseStrict(
      noticesSchema,
      (await served.call('GET', paths.notices, undefined, tokens.get(by))).json(),
    ).results.filter(({ estimate }) => estimate?.id === each.id);
  expect(await notices('operations')).toEqual([]);
  expect(await notices('sales')).toMatchObject([
    {
      ...{ itemCode: each.serial, orderId: String(each.orderId), releasedBy: 'operations', reason: null },
      estimate: { id: each.id, name: 'Lower', state: 'approved' },
    },
  ]);
  const [{ id: notice } = { id: '' }] = await notices('sales');
  await served.call('DELETE', paths.notice(String(notice)), undefined, tokens.get('sales'));
  expect(await notices('sales')).toEqual([]);
  expect(await taken(each.id, 'quote', 'sales', { version: 2 })).toMatchObject({ state: 'quoted' });
});

/** What takes an approval back, and what is said of it. */
const changes: readonly (readonly [what: string, change: (of: Job) => Promise<unknown>, because: string])[] = [
  [
    "the unit's cost",
    ({ serial }) =>
      database.db.updateTable('units').set({ unit_cost: 14_000.01 }).where('serial', '=', serial).execute(),
    'The unit cost changed.',
  ],
  [
    "the order's price",
    ({ orderId }) => database.db.updateTable('orders').set({ sale_price: 41_251 }).where('id', '=', orderId).execute(),
    "The order's sale price changed.",
  ],
  [
    'the work that the order needs',
    ({ serial }) =>
      database.db
        .updateTable('units')
        .set({ primary_voltage: '13200GrdY/7620' })
        .where('serial', '=', serial)
        .execute(),
    'The work that the unit needs or what it costs changed.',
  ],
  [
    'a rate that no figure counts from',
    () => saveRates({ farMiles: DEFAULT_RATES.farMiles + next }),
    'The rates changed: Standard rates were used, Rates of 1 November 2026 hold now.',
  ],
];
async function saveRates(values: { farMiles: number }) {
  const rates = createRatesRepository(database.db);
  const all = { ...DEFAULT_RATES, ...values, distances: [...DEFAULT_RATES.distances] };
  const by = { name: 'Boss', subject: 'boss' };
  await rates.save({ holdsFrom: '2026-11-01', reason: 'Steel', values: all }, await rates.version(), by);
}

describe.each(changes)('after a change of %s', (_what, change, because) => {
  test('what was proposed, approved or quoted has lapsed: read and at each step', async () => {
    const jobs = await Promise.all([job(), job(), job(), job()]);
    const [proposed, approved, quoted, left] = jobs;
    await put(proposed, 'proposed');
    await put(approved, 'approved');
    await put(quoted, 'quoted');
    await put(left, 'quoted');
    for (const each of jobs) await change(each);

    for (const each of jobs) expect(await read(each)).toMatchObject({ state: 'lapsed', staleBecause: [because] });
    const why = [409, `It has lapsed. ${because} Save it as of today, and propose it again.`];
    expect(await refused(proposed.id, 'approve')).toEqual(why);
    expect(await refused(approved.id, 'quote')).toEqual(why);
    expect(await refused(quoted.id, 'win')).toEqual(why);
    expect(await liveReservation(quoted)).toBeUndefined();
    expect(await stored(quoted)).toMatchObject({ state: 'lapsed', held_grounds: null });
    expect((await read(quoted)).marks).toMatchObject([{ step: 'lapse', state: 'lapsed', by: 'boss', reason: because }]);
    // Nor is it proposed again before it is saved as of today; a lost job is lost whatever changed.
    expect((await refused(quoted.id, 'propose'))[0]).toBe(409);
    expect(await taken(left.id, 'lose', 'sales', { reason: 'Too dear' })).toMatchObject({ state: 'lost' });

    const again = { ...tokens.get('sales'), 'if-match': '"1"' };
    const saved = await served.call('PUT', paths.estimate(quoted.id), { name: 'Variant A', inputs }, again);
    expect(saved.json()).toMatchObject({ state: 'draft', version: 2, staleBecause: [] });
    expect(await taken(quoted.id, 'propose', 'sales', { version: 2 })).toMatchObject({ state: 'proposed' });
  });
});

test.each(['proposed', 'approved', 'quoted'] as const)('a save takes %s back, whatever it changes', async (state) => {
  const each = await job();
  await put(each, state);
  const body = { name: 'Variant A', inputs };
  const saved = await served.call('PUT', paths.estimate(each.id), body, {
    ...{ ...tokens.get('sales'), 'if-match': '"1"' },
  });
  expect(saved.json()).toMatchObject({
    state: 'draft',
    version: 2,
    marks: [{ step: 'save', state: 'draft', version: 2 }],
  });
  for (const step of ['approve', 'quote', 'win'] as const)
    expect((await refused(each.id, step, 'boss', { version: 2 }))[0]).toBe(409);
  expect(await stored(each)).toMatchObject({ held_grounds: null, proposed_by_subject: null });
});

test('what is won or lost stays as it is; a copy of anything is a draft', async () => {
  const each = await job(low);
  for (const state of ['won', 'lost', 'approved'] as const) {
    await put(each, state);
    const put2 = await served.call(
      'PUT',
      paths.estimate(each.id),
      { name: 'X', inputs },
      {
        ...{ ...tokens.get('boss'), 'if-match': '"1"' },
      },
    );
    if (state !== 'approved')
      expect(put2.json()).toMatchObject({
        status: 409,
        detail: 'It is won or lost and stays as it is. Make a copy to work on.',
      });
  }
  const other = await job(low);
  await put(other, 'approved');
  const body = { name: 'Copy', copyOf: other.id };
  const response = await served.call(
    'POST',
    paths.orderEstimates(String(other.orderId)),
    body,
    tokens.get('operations'),
  );
  const copy = parseStrict(estimateSchema, response.json());
  expect(copy).toMatchObject({ state: 'draft', version: 1, copyOf: other.id, inputs: low, marks: [] });
  expect((await refused(String(copy.id), 'quote'))[0]).toBe(409);
});

test('a step names the version that was seen, and returning and losing say why', async () => {
  const each = await job();
  const none = await served.call('POST', paths.estimateSteps(each.id), { step: 'propose' }, tokens.get('sales'));
  expect(none.statusCode).toBe(428);
  expect((await refused(each.id, 'propose', 'sales', { version: 2 }))[0]).toBe(409);
  await put(each, 'proposed');
  expect(await refused(each.id, 'return')).toEqual([422, 'Say why it is returned.']);
  expect(await taken(each.id, 'return', 'boss', { reason: 'Too low' })).toMatchObject({
    ...{ state: 'returned', marks: [{ step: 'return', reason: 'Too low', by: 'boss' }] },
  });
  await put(each, 'quoted');
  expect(await refused(each.id, 'lose')).toEqual([422, 'Say why it is lost.']);
});

test('where the unit cannot be reserved, nothing is won', async () => {
  const each = await job();
  await put(each, 'quoted');
  const [taker = 0] = await insertRows(database.db, { units: [], orders: [orderRow({ job_number: 'J-TAKER' })] });
  const body = { itemCode: each.serial, orderId: taker };
  expect((await served.call('POST', paths.reservations, body, tokens.get('boss'))).statusCode).toBe(201);
  const [status, detail] = await refused(each.id, 'win', 'sales');
  expect([status, detail]).toEqual([409, expect.stringContaining('J-TAKER')]);
  expect(await stored(each)).toMatchObject({ state: 'quoted' });
  expect((await read(each)).marks).toEqual([]);

  // A failure after the reservation undoes the reservation, too.
  const other = await job();
  await put(other, 'quoted');
  await sql`alter table estimate_marks add constraint full_disk check (step <> 'win') not valid`.execute(database.db);
  expect((await take(other.id, 'win', 'sales')).statusCode).toBe(500);
  await sql`alter table estimate_marks drop constraint full_disk`.execute(database.db);
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
      await served.call(
        ...(['POST', paths.orderEstimates(String(second.orderId))] as const),
        { name: 'Rival', unitSerial: first.serial, inputs },
        tokens.get('sales'),
      )
    ).json(),
  );
  await put(first, 'quoted');
  await put({ ...second, id: String(rival) }, 'quoted');
  const counted = async () => {
    const { values } = await served.metrics.reservations.get();
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
  await served.call('POST', paths.reservations, body, tokens.get('boss'));
  expect(await taken(held.id, 'win', 'sales')).toMatchObject({ state: 'won' });
  expect(await liveReservation(held)).toMatchObject({ estimate_id: Number(held.id), reserved_by: 'boss' });
});

test('a repeated win with one key wins once', async () => {
  const each = await job();
  await put(each, 'quoted');
  const headers = { ...tokens.get('sales'), 'if-match': '"1"', 'idempotency-key': '"win-1"' };
  const win = () => served.call('POST', paths.estimateSteps(each.id), { step: 'win' }, headers);
  const [first, again] = [await win(), await win()];
  expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
  // A lapse with a key is written down, too, though the answer is a refusal.
  const other = await job();
  await put(other, 'quoted');
  await database.db.updateTable('units').set({ unit_cost: 1 }).where('serial', '=', other.serial).execute();
  const lapsed = await served.call(
    'POST',
    paths.estimateSteps(other.id),
    { step: 'win' },
    { ...headers, 'idempotency-key': '"win-2"' },
  );
  expect(lapsed.statusCode).toBe(409);
  expect(await stored(other)).toMatchObject({ state: 'lapsed' });
});

test('a step is in the audit with the state before and after, and none is taken of what is not there', async () => {
  const each = await job();
  await taken(each.id, 'propose', 'sales');
  const address = `${paths.audit}?action=stepEstimate&limit=1`;
  const { results } = parseStrict(
    auditPageSchema,
    (await served.call('GET', address, undefined, tokens.get('boss'))).json(),
  );
  expect(results[0]).toMatchObject({ old: { state: 'draft' }, new: { state: 'proposed', version: 1 } });
  expect(await refused('999999', 'propose', 'sales')).toEqual([404, 'There is no such estimate.']);
});
