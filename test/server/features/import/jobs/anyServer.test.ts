import { until, whileLocked } from '../../../../support/server/waits';
import { useTidyFolder } from '../../../../support/scratch';
import { join } from 'node:path';
import { sql } from 'kysely';
import { importJobSchema, type ImportJob } from '../../../../../src/contract/import/job';
import { paths } from '../../../../../src/contract/paths';
import { createTestApp, type TestApp, useTestApp } from '../../../../support/server/app';
import { useTestDatabase } from '../../../../support/server/database';
import { upload } from '../../../../support/server/upload';
import { ordersWith } from '../files';

const database = useTestDatabase();
const root = useTidyFolder('servers-');
const NEVER_MS = 100_000_000;

const server = (name: string, importHeartbeatMs: number) =>
  useTestApp(database, { uploadDir: join(root, name), importsPerMinute: 1_000, importHeartbeatMs });
const [one, two] = [server('one', 20), server('two', 20)];
/** Sends no heartbeat, like a killed server. */
const silent = server('silent', NEVER_MS);
beforeEach(() => database.db.deleteFrom('orders').execute());

const ORDERS = ordersWith('ship_city', ['Mesa', 'Reno']);
const look = (at: TestApp, id: string): Promise<ImportJob> => at.read(importJobSchema, paths.import(id));

const untilBoth = (id: string, state: ImportJob['state']): Promise<ImportJob> =>
  until(async () => {
    const jobs = [await look(one, id), await look(two, id)] as const;
    if (jobs.some((job) => job.state !== state)) return null;
    expect(jobs[0]).toEqual(jobs[1]);
    return jobs[0];
  });

async function send(at: TestApp, subject = 'tester'): Promise<ImportJob> {
  const response = await upload(at, [{ name: 'orders', content: ORDERS }], { subject });
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
  return response.json();
}

async function then(at: TestApp, method: 'POST' | 'PUT', path: string, body = {}) {
  const response = await at.call(method, path, body);
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
}

const orderCount = async () => (await database.db.selectFrom('orders').select('id').execute()).length;

test('each step of a review may come to another server than the one before', async () => {
  const { id } = (
    await upload(one, [{ name: 'orders', content: ORDERS }], { path: `${paths.imports}?review=true` })
  ).json<ImportJob>();
  const [layout] = (await untilBoth(id, 'mapping')).layouts;
  await then(two, 'PUT', paths.importMapping(id), {
    orders: { layout: { ...layout!.layout, encoding: 'windows-1252' }, columns: [] },
  });
  await untilBoth(id, 'mapping');
  await then(one, 'PUT', paths.importMapping(id), {});
  await then(two, 'POST', paths.importCheck(id));
  expect(await untilBoth(id, 'checked')).toMatchObject({ report: { orders: { read: 2, added: 2 } } });
  await then(one, 'POST', paths.importSave(id));
  expect(await untilBoth(id, 'done')).toMatchObject({ report: { orders: { added: 2 } } });
  expect(await orderCount()).toBe(2);
});

test('an import running on one server blocks the other from starting one, and can be canceled there', async () => {
  await whileLocked(database.db, 'orders', async () => {
    const { id } = await send(one);
    await untilBoth(id, 'saving');
    const refused = await upload(two, [{ name: 'orders', content: ORDERS }], { subject: 'omar' });
    expect(refused.statusCode).toBe(409);
    await two.call('DELETE', paths.import(id));
  });
  const [job] = (await one.call('GET', paths.imports)).json<{ results: ImportJob[] }>().results;
  await untilBoth(job!.id, 'cancelled');
  expect(await orderCount()).toBe(0);
});

test('an import whose server is gone fails everywhere, says what to do, lets others in, and saves nothing any more', async () => {
  let gone = '';
  await whileLocked(database.db, 'orders', async () => {
    gone = (await send(silent)).id;
    await untilBoth(gone, 'saving');
    await sql`update import_jobs set heartbeat_at = heartbeat_at - interval '31 s' where id = ${gone}`.execute(
      database.db,
    );
    expect(await untilBoth(gone, 'failed')).toMatchObject({
      finishedAt: expect.any(String) as unknown,
      failure:
        'The server that ran this import stopped before it was finished. Nothing was changed. ' +
        'Import the same files again; rows that are already up to date do not change.',
    });
  });
  // It was not killed and reaches the end of its transaction.
  const ended = () => silent.log.filter((line) => line.includes('import ended'));
  await until(() => ended().length > 0);
  expect(ended()).toHaveLength(1);
  expect(await orderCount()).toBe(0);
  expect((await look(one, gone)).state).toBe('failed');
  await untilBoth((await send(two)).id, 'done');
});

/** Sends the files to a server and answers everything. */
async function answered(at: TestApp): Promise<string> {
  const sent = await upload(at, [{ name: 'orders', content: ORDERS }], { path: `${paths.imports}?review=true` });
  const { id } = sent.json<ImportJob>();
  await untilBoth(id, 'mapping');
  return id;
}

const GONE =
  'The server that ran this import stopped before it was finished. Nothing was changed. Check the import again.';

test('a reviewed import whose server is gone waits for its person again, with files and answers, and is saved by another server', async () => {
  const id = await answered(one);
  await then(two, 'POST', paths.importCheck(id));
  await untilBoth(id, 'checked');
  const endedBefore = silent.log.filter((line) => line.includes('import ended')).length;
  await whileLocked(database.db, 'orders', async () => {
    await then(silent, 'POST', paths.importSave(id));
    await untilBoth(id, 'saving');
    await sql`update import_jobs set heartbeat_at = heartbeat_at - interval '31 s' where id = ${id}`.execute(
      database.db,
    );
    expect(await untilBoth(id, 'mapping')).toMatchObject({ failure: GONE, finishedAt: null, report: null });
  });
  // It was not killed and reaches the end of its transaction.
  await until(() => silent.log.filter((line) => line.includes('import ended')).length > endedBefore);
  await then(two, 'POST', paths.importCheck(id));
  expect(await untilBoth(id, 'checked')).toMatchObject({ failure: null, report: { orders: { added: 2 } } });
  expect(await orderCount()).toBe(0);
  await then(one, 'POST', paths.importSave(id));
  await untilBoth(id, 'done');
  expect(await orderCount()).toBe(2);
});

test('a reviewed import whose server is shut down waits for its person again, too', async () => {
  const stopping = await createTestApp(database, { uploadDir: join(root, 'stopping'), importHeartbeatMs: 20 });
  let closed = Promise.resolve();
  const id = await answered(one);
  await then(two, 'POST', paths.importCheck(id));
  await untilBoth(id, 'checked');
  await whileLocked(database.db, 'orders', async () => {
    await then(stopping, 'POST', paths.importSave(id));
    await untilBoth(id, 'saving');
    closed = stopping.close();
  });
  await closed;
  expect(await untilBoth(id, 'mapping')).toMatchObject({
    failure: 'The server was stopped while the import ran. Nothing was changed. Check the import again.',
  });
  await then(one, 'POST', paths.importCheck(id));
  await untilBoth(id, 'checked');
  await then(two, 'POST', paths.importSave(id));
  await untilBoth(id, 'done');
  expect(await orderCount()).toBe(2);
});
