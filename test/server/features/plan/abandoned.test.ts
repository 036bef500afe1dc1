import { until } from '../../../support/server/waits';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import { planEffectsSchema } from '../../../../src/contract/plan/planEffects';
import { createTestApp, useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, unitRow } from '../../../support/server/database';
import { heldPlans, type HeldPlans } from '../../../support/server/heldPlans';
import { answerTo, peopleOf, statusesOf } from '../../../support/server/peopleOf';
import { clearPlans, insertOrder, settled, twoWantOne } from '../../../support/server/plans';

const database = useTestDatabase();
const following = useTestApp(database);
let held: HeldPlans;
let origin: string;
let person: ReturnType<typeof peopleOf>;
/** Requests whose connection closed before they were answered. */
let left = 0;

beforeAll(() => {
  held = heldPlans(following);
});
const served = useTestApp(database, () => held.app);
beforeAll(async () => {
  served.app.server.on('request', (_request, response) => {
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.on('close', () => (left += response.writableFinished ? 0 : 1));
  });
  origin = await served.app.listen({ port: 0, host: '127.0.0.1' });
  person = peopleOf(served, () => origin);
});
beforeEach(() => clearPlans(database));
afterEach(() => held.release());

const SHARE = 6;
const effectsOf = (order_id: number, filled: number) => ({ order_id, serials: ['A'], settings: { filled } });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('60 questions of one person take a share of the queue, and another person’s starts beside the first of them', async () => {
  const { newer } = await twoWantOne(database);
  await settled(following);
  const [ann, bob] = [await person('ann'), await person('bob')];
  held.hold();
  const requested = numbers(60).map((each) => ann(paths.planEffects, effectsOf(newer, each)));
  const refused = () => requested.filter(({ status }) => status() === 429);
  await until(() => refused().length === 60 - SHARE);
  const [problem] = refused();
  const headers = (await problem?.answer)?.headers;
  expect([headers?.['retry-after'], headers?.['content-type']]).toEqual(['5', expect.stringContaining('problem+json')]);
  expect(problem && JSON.parse((await answerTo(problem)).text)).toMatchObject({
    ...{ status: 429, title: 'Too Many Requests' },
    detail: 'You have 6 plans running or waiting. Wait until one of them is done, then try again.',
  });
  // One of hers is in flight and five wait; his waits for none of them.
  await until(() => held.waiting() === 1);
  const his = bob(paths.planEffects, effectsOf(newer, 1_000));
  await until(() => held.waiting() === 2);
  held.release();
  const accepted = [...requested, his].filter(({ status }) => status() !== 429);
  expect(await statusesOf(accepted)).toEqual(numbers(SHARE + 1).map(() => 200));
});

test('A question whose caller leaves ends, and one that waits never starts', async () => {
  const { newer } = await twoWantOne(database);
  await settled(following);
  const [ann, bob] = [await person('ann'), await person('bob')];
  const before = left;
  held.hold();
  const requested = numbers(SHARE + 1).map((each) => ann(paths.planEffects, effectsOf(newer, each)));
  await until(() => requested.some(({ status }) => status() === 429) && held.waiting() === 1);
  for (const { leave } of requested) leave();
  await until(() => left === before + SHARE);
  const his = bob(paths.planEffects, effectsOf(newer, 1_000));
  await until(() => held.waiting() === 2);
  held.release();
  expect(await statusesOf([his])).toEqual([200]);
  // Waiting requests would start before this.
  expect(await statusesOf([ann(paths.planEffects, effectsOf(newer, 2_000))])).toEqual([200]);
  // The first search of the plan in flight, and one for each order of the two that were answered.
  expect(held.begun()).toBe(5);
  expect(served.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('A question that two people share ends when both have left, not before', async () => {
  const { newer } = await twoWantOne(database);
  await settled(following);
  const [ann, bob] = [await person('ann'), await person('bob')];
  await held.upToDate();
  held.hold();
  const question = effectsOf(newer, 7);
  const before = left;
  const hers = ann(paths.planEffects, question);
  await until(() => held.waiting() === 1);
  const his = bob(paths.planEffects, question);
  await until(() => held.joined() === 1);
  hers.leave();
  await until(() => left === before + 1);
  held.release();
  const { effects } = parseStrict(planEffectsSchema, JSON.parse((await answerTo(his)).text));
  expect(effects).toMatchObject([{ serial: 'A', kind: 'choice' }]);
  expect(held.begun()).toBe(2);
});

async function nextSolver() {
  const worker = await new Promise<Worker>((resolve) => process.once('worker', resolve));
  const answers: unknown[] = [];
  worker.on('message', (message: object) => 'answer' in message && answers.push(message));
  return { answers, gone: once(worker, 'exit') };
}

test.each([
  ['made', paths.plans, {}],
  ['asked about', paths.planEffects, { order_id: 1, serials: ['A'] }],
  ['saved', paths.planScenarios, { name: 'Left', question: {} }],
])('The thread that solves a plan ends when the plan is %s by someone who leaves', async (_, path, body) => {
  // 900 pairs: more than are solved without a thread.
  await insertRows(database.db, { units: numbers(30).map((each) => unitRow({ serial: `U${each}` })) });
  for (const each of numbers(30)) await insertOrder(database, { job_number: `J-${each}`, sale_price: 30_000 + each });
  await settled(following);
  const solver = nextSolver();
  const requested = (await person('ann'))(path, body);
  const { answers, gone } = await solver;
  requested.leave();
  await gone;
  expect(answers).toEqual([]);
  expect(await database.db.selectFrom('plan_scenarios').select('id').execute()).toEqual([]);
});

test('A plan that waits says so, and comes when others are done', async () => {
  await twoWantOne(database);
  await settled(following);
  const [ann, bob, cy] = [await person('ann'), await person('bob'), await person('cy')];
  held.hold();
  const first = [ann, bob].map((each) => each(paths.plans, {}));
  await until(() => held.waiting() === 2);
  const lines = createInterface(await cy(paths.plans, {}).answer)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('{"step":"waiting","done":0,"of":0}');
  expect(held.waiting()).toBe(2);
  held.release();
  let last = '';
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) last = line.value;
  expect(last).toMatch(/^{"plan":/);
  for (const { text } of await Promise.all(first.map(answerTo))) expect(text).not.toContain('waiting');
});

test('Plans in flight end when the server stops, and their callers get a request to retry', async () => {
  const { newer } = await twoWantOne(database);
  await settled(following);
  const shutdown = new AbortController();
  const stopping = await createTestApp(database, { ...held.app, shutdown: shutdown.signal });
  const headers = async (subject: string) => ({ authorization: `Bearer ${await stopping.signIn.token(subject)}` });
  held.hold();
  const effects = stopping.call('POST', paths.planEffects, effectsOf(newer, 3), await headers('ann'));
  const made = stopping.call('POST', paths.plans, {}, await headers('bob'));
  await until(() => held.waiting() === 2);
  shutdown.abort();
  const [requested, lines] = await Promise.all([effects, made]);
  expect([requested.statusCode, requested.headers['retry-after']]).toEqual([503, '5']);
  expect(requested.json()).toMatchObject({ detail: 'The server is stopping. Try again in a moment.' });
  expect(lines.payload).toBe('{"refused":"The server is stopping. Try again in a moment."}\n');
  held.release();
  await stopping.close();
});

describe('Saving a plan that the server no longer has, with a key', () => {
  const scenario = (name: string) => ({ name, question: {}, plan_id: 'of another server' });
  const key = (name: string) => ({ 'idempotency-key': `"${name}"` });
  const saved = () => database.db.selectFrom('plan_scenarios').select('name').orderBy('name').execute();

  test('by 20 people together holds no connection while the plans are made: lists answer meanwhile', async () => {
    await twoWantOne(database);
    await settled(following);
    const names = numbers(20).map((each) => `s${each + 10}`);
    held.hold();
    const saves = await Promise.all(
      names.map(async (name) => (await person(name))(paths.planScenarios, scenario('Spring'), key(name))),
    );
    await until(() => held.waiting() === 2);
    const bob = await person('bob');
    // Sequential: a busy machine can make many wait for a connection.
    for (const _ of numbers(5)) expect(await statusesOf([bob(paths.orders)])).toEqual([200]);
    const open = sql`select pid from pg_stat_activity where datname = current_database() and state like 'idle in tr%'`;
    await until(async () => (await open.execute(database.db)).rows.length === 0);
    expect(held.waiting()).toBe(2);
    held.release();
    expect(await statusesOf(saves)).toEqual(names.map(() => 201));
    expect(await saved()).toHaveLength(20);
  });

  test('is refused beyond a person’s share, which leaves the key free', async () => {
    await twoWantOne(database);
    await settled(following);
    const ann = await person('ann');
    held.hold();
    const saves = numbers(SHARE + 1).map((each) => ann(paths.planScenarios, scenario(`n${each}`), key(`k${each}`)));
    const refused = () => saves.findIndex(({ status }) => status() === 429);
    await until(() => refused() >= 0);
    const place = refused();
    held.release();
    await statusesOf(saves);
    expect(await saved()).toHaveLength(SHARE);
    const again = ann(paths.planScenarios, scenario(`n${place}`), key(`k${place}`));
    expect(await statusesOf([again])).toEqual([201]);
    expect(await saved()).toHaveLength(SHARE + 1);
  });

  test('makes no plan for a repetition, which gets the answer of the first', async () => {
    await twoWantOne(database);
    await settled(following);
    const ann = await person('ann');
    const first = await answerTo(ann(paths.planScenarios, scenario('Once'), key('once')));
    held.hold();
    expect(await answerTo(ann(paths.planScenarios, scenario('Once'), key('once')))).toEqual(first);
    expect(first.status).toBe(201);
    expect(await statusesOf([ann(paths.planScenarios, scenario('Other'), key('once'))])).toEqual([422]);
    expect(held.begun()).toBe(0);
    expect(await saved()).toEqual([{ name: 'Once' }]);
  });
});
