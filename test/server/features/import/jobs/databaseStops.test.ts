import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { importJobSchema, type ImportJob } from '../../../../../src/contract/import/job';
import { paths } from '../../../../../src/contract/paths';
import { newJob } from '../../../../../src/server/features/import/jobs/jobStore';
import { resuming } from '../../../../../src/server/features/import/jobs/resuming';
import { createActiveImports } from '../../../../../src/server/features/import/jobs/runningImport';
import { createRunnerStore } from '../../../../../src/server/features/import/jobs/runnerStore';
import { useTestApp } from '../../../../support/server/app';
import { useTestDatabase } from '../../../../support/server/database';
import { useFaultyDatabase } from '../../../../support/server/faults';
import { useTidyFolder } from '../../../../support/scratch';
import { upload } from '../../../../support/server/upload';
import { until, whileLocked } from '../../../../support/server/waits';
import { ordersWith } from '../files';

const database = useTestDatabase();
const faulty = useFaultyDatabase(database);
const root = useTidyFolder('database-stops-');
const served = useTestApp(database, () => ({
  ...{ db: faulty.db, uploadDir: join(root, 'one'), importsPerMinute: 1_000, importHeartbeatMs: 20 },
}));

const stateOf = async (id: string) =>
  (await database.db.selectFrom('import_jobs').select('state').where('id', '=', id).executeTakeFirst())?.state;

const SERVER = randomUUID();

const begin = async (): Promise<ImportJob> => {
  const content = ordersWith('ship_city', ['Mesa', 'Reno']);
  return (await upload(served, [{ name: 'orders', content }])).json<ImportJob>();
};
const said = (words: string) => served.log.filter((line) => line.includes(words)).length;
const orderCount = async () => (await database.db.selectFrom('orders').select('id').execute()).length;

test('an import that the database cuts begins again once the database is back, and saves each row once', async () => {
  const { id } = await whileLocked(database.db, 'orders', async () => {
    const job = await begin();
    await until(async () => (await stateOf(job.id)) === 'saving');
    faulty.arm(1, 'broken before', true);
    return job;
  });
  await until(() => said('an import waits for the database') >= 3);
  faulty.disarm();
  await until(async () => (await stateOf(id)) === 'done');
  expect(await served.read(importJobSchema, paths.import(id))).toMatchObject({
    failure: null,
    report: { orders: { read: 2, added: 2 } },
  });
  expect(await orderCount()).toBe(2);
  expect(said('an import begins again')).toBe(1);
});

test('an import that the database cuts three times says so, and saves nothing', async () => {
  await database.db.deleteFrom('orders').execute();
  const held = await database.db.startTransaction().execute();
  await sql`lock table orders in exclusive mode`.execute(held);
  const { id } = await begin();
  const terminate = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  let cut = 0;
  await until(async () => {
    cut += (await terminate.execute(database.db)).rows.length;
    return cut >= 3;
  });
  await until(async () => (await stateOf(id)) === 'failed');
  await held.rollback().execute();
  expect(await served.read(importJobSchema, paths.import(id))).toMatchObject({
    failure:
      'The database stopped before the import was finished. Nothing was changed. ' +
      'Import the same files again; rows that are already up to date do not change.',
  });
  expect(await orderCount()).toBe(0);
});

test.each(['attaching', 'done'] as const)(
  'an import whose rows were saved by a commit without an answer does not begin again (%s)',
  async (state) => {
    const { db } = database;
    const store = createRunnerStore(db, SERVER);
    const job = newJob(0);
    await db
      .insertInto('import_jobs')
      .values({
        ...{ id: job.id, subject: 'dana', person: 'Dana Whitfield', email: null, address: null, key: null },
        ...{ state, progress: '{}', details: '{}', waits_since: null, is_cancelled: false, holds_slot: false },
        ...(state === 'done'
          ? { runner: null, heartbeat_at: null }
          : { runner: SERVER, heartbeat_at: sql<Date>`now()` }),
      })
      .execute();
    const active = createActiveImports({ store, heartbeatMs: 20, log: () => undefined });
    const running = active.run({ importer: { subject: 'dana', name: 'Dana Whitfield' }, job });
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(new Error('Connection terminated unexpectedly'));
    };
    await expect(resuming(running, work, () => undefined)).rejects.toThrow('Connection terminated unexpectedly');
    expect(tries).toBe(1);
    await running.forget();
  },
);
