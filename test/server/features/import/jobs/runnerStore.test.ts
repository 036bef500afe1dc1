import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { newJob } from '../../../../../src/server/features/import/jobs/jobStore';
import { createRunnerStore } from '../../../../../src/server/features/import/jobs/runnerStore';
import { useTestDatabase } from '../../../../support/server/database';

const database = useTestDatabase();
const server = randomUUID();

test.each([
  ['saving', 'failed'],
  // The rows were saved by a commit whose answer was lost.
  ['attaching', 'attaching'],
] as const)('a failed import whose row says %s is %s from then on', async (state, then) => {
  const { db } = database;
  const job = newJob(0);
  await db
    .insertInto('import_jobs')
    .values({
      ...{ id: job.id, subject: 'dana', person: 'Dana Whitfield', email: null, address: null, key: null },
      ...{ state, progress: '{}', details: '{}', runner: server, heartbeat_at: sql<Date>`now()` },
      ...{ waits_since: null, is_cancelled: false, holds_slot: false },
    })
    .execute();
  await createRunnerStore(db, server).end({ ...job, state: 'failed' });
  const row = await db.selectFrom('import_jobs').select('state').where('id', '=', job.id).executeTakeFirstOrThrow();
  expect(row.state).toBe(then);
});
