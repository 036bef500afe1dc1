import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ImportJob } from '../../../../../src/contract/import/job';
import { newJob } from '../../../../../src/server/features/import/jobs/jobStore';
import { createRunnerStore, sweepJobs } from '../../../../../src/server/features/import/jobs/runnerStore';
import { useTestDatabase } from '../../../../support/server/database';

const database = useTestDatabase();
const server = randomUUID();

const insertJob = async (id: string, state: ImportJob['state'], silentFor: number) => {
  await database.db
    .insertInto('import_jobs')
    .values({
      ...{ id, subject: 'dana', person: 'Dana Whitfield', email: null, address: null, key: null },
      ...{ state, progress: '{}', details: '{}', runner: server },
      heartbeat_at: sql<Date>`now() - make_interval(secs => ${silentFor})`,
      ...{ waits_since: null, is_cancelled: false, holds_slot: false },
    })
    .execute();
};

test.each([
  ['saving', 'failed'],
  // The rows were saved by a commit whose answer was lost.
  ['attaching', 'attaching'],
] as const)('a failed import whose row says %s is %s from then on', async (state, then) => {
  const { db } = database;
  const job = newJob(0);
  await insertJob(job.id, state, 0);
  await createRunnerStore(db, server).end({ ...job, state: 'failed' });
  const row = await db.selectFrom('import_jobs').select('state').where('id', '=', job.id).executeTakeFirstOrThrow();
  expect(row.state).toBe(then);
});

test("a server that lost the database does not mark other servers' imports as failed", async () => {
  const { id } = newJob(0);
  await insertJob(id, 'saving', 31);
  const sweep = (isInTouch: boolean) => sweepJobs(database.db, { waitMs: 1_000, isInTouch: () => isInTouch });
  expect(await sweep(false)).toEqual([]);
  expect(await sweep(true)).toEqual([{ id, subject: 'dana', state: 'failed' }]);
});
