import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { importJobSchema, type ImportJob } from '../../../../src/contract/imports/job';
import { paths } from '../../../../src/contract/paths';
import { WAIT_MS } from '../../../setup/patience';
import { createTestApp, type TestApp, parseStrict } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { upload } from '../../../support/server/upload';
import { ordersWith } from '../files';

let database: TestDatabase;
let root: string;
let one: TestApp;
let two: TestApp;
/** Sends no heartbeat, like a killed server. */
let silent: TestApp;

const NEVER_MS = 100_000_000;

const server = (name: string, importBeatMs: number) =>
  createTestApp(database, { uploadDir: join(root, name), importsPerMinute: 1_000, importBeatMs });

beforeAll(async () => {
  database = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'servers-'));
  [one, two, silent] = [await server('one', 20), await server('two', 20), await server('silent', NEVER_MS)];
});
afterAll(async () => {
  for (const each of [one, two, silent]) await each.close();
  for (const name of await readdir(root)) expect(await readdir(join(root, name))).toEqual([]);
  await database.close();
  await rm(root, { recursive: true });
});
beforeEach(() => database.db.deleteFrom('orders').execute());

const ORDERS = ordersWith('ship_city', ['Mesa', 'Reno']);
const look = async (at: TestApp, id: string): Promise<ImportJob> =>
  parseStrict(importJobSchema, (await at.call('GET', paths.import(id))).json());

async function until(id: string, state: ImportJob['state']): Promise<ImportJob> {
  for (let waited = 0; waited < WAIT_MS; waited += 20) {
    const jobs = [await look(one, id), await look(two, id)];
    if (jobs.every((job) => job.state === state)) {
      expect(jobs[0]).toEqual(jobs[1]);
      return jobs[0]!;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`It did not come to '${state}'.`);
}

async function send(at: TestApp, subject = 'tester'): Promise<ImportJob> {
  const response = await upload(at, [{ name: 'orders', content: ORDERS }], { subject });
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
  return response.json();
}

async function then(at: TestApp, method: 'POST' | 'PUT', path: string, body = {}) {
  const response = await at.call(method, path, body);
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
}

/** While another session locks the table, an import waits while saving. */
async function whileTableIsHeld(work: () => Promise<void>): Promise<void> {
  const held = await database.db.startTransaction().execute();
  await sql`lock table orders in exclusive mode`.execute(held);
  try {
    await work();
  } finally {
    await held.rollback().execute();
  }
}

const orderCount = async () => (await database.db.selectFrom('orders').select('id').execute()).length;

test('each step of a review may come to another server than the one before', async () => {
  const { id } = (
    await upload(one, [{ name: 'orders', content: ORDERS }], { path: `${paths.imports}?review=true` })
  ).json<ImportJob>();
  const [layout] = (await until(id, 'mapping')).layouts;
  await then(two, 'PUT', paths.importMapping(id), {
    orders: { layout: { ...layout!.layout, encoding: 'windows-1252' }, columns: [] },
  });
  await until(id, 'mapping');
  await then(one, 'PUT', paths.importMapping(id), {});
  await then(two, 'POST', paths.importCheck(id));
  expect(await until(id, 'checked')).toMatchObject({ report: { orders: { read: 2, added: 2 } } });
  await then(one, 'POST', paths.importSave(id));
  expect(await until(id, 'done')).toMatchObject({ report: { orders: { added: 2 } } });
  expect(await orderCount()).toBe(2);
});

test('an import running on one server blocks the other from starting one, and can be canceled there', async () => {
  await whileTableIsHeld(async () => {
    const { id } = await send(one);
    await until(id, 'saving');
    const refused = await upload(two, [{ name: 'orders', content: ORDERS }], { subject: 'omar' });
    expect(refused.statusCode).toBe(409);
    await two.call('DELETE', paths.import(id));
  });
  const [job] = (await one.call('GET', paths.imports)).json<{ results: ImportJob[] }>().results;
  await until(job!.id, 'cancelled');
  expect(await orderCount()).toBe(0);
});

test('an import whose server is gone fails everywhere, says what to do, lets others in, and saves nothing any more', async () => {
  let gone = '';
  await whileTableIsHeld(async () => {
    gone = (await send(silent)).id;
    await until(gone, 'saving');
    await sql`update import_jobs set heartbeat_at = heartbeat_at - interval '31 s' where id = ${gone}`.execute(
      database.db,
    );
    expect(await until(gone, 'failed')).toMatchObject({
      finishedAt: expect.any(String) as unknown,
      failure:
        'The server that ran this import stopped before it was finished. Nothing was changed. ' +
        'Import the same files again; rows that are already up to date do not change.',
    });
  });
  // It was not killed and reaches the end of its transaction.
  const ended = () => silent.log.filter((line) => line.includes('import ended'));
  for (let waited = 0; waited < WAIT_MS && ended().length === 0; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ended()).toHaveLength(1);
  expect(await orderCount()).toBe(0);
  expect((await look(one, gone)).state).toBe('failed');
  await until((await send(two)).id, 'done');
});
