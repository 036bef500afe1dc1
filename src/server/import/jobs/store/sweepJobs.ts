import { sql, type Kysely, type Transaction } from 'kysely';
import type { ImportJob } from '../../../../contract/imports/job';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../repositories/unitOfWork';
import { LostError } from '../endedErrors';
import { failureOf, SERVER_GONE, stoppedWith } from '../importOutcome';
import { ENDED, JOB_COLUMNS, jobOf, valuesOf } from './jobRow';

/** An import that was ended although its server, or its person, did not do it. */
export interface Swept {
  readonly id: string;
  readonly subject: string;
  readonly state: 'failed' | 'cancelled' | 'done';
}

/** A server writes every second; one that did not for so long is gone, or can no longer save. Seconds. */
const GONE_AFTER = 30;

async function swept(trx: Transaction<Database>, waitMs: number) {
  const rows = await trx
    .selectFrom('import_jobs')
    .select([...JOB_COLUMNS, 'subject', 'runner'])
    .where((of) =>
      of.or([
        sql<boolean>`heartbeat_at < now() - make_interval(secs => ${GONE_AFTER})`,
        sql<boolean>`waits_since < now() - make_interval(secs => ${waitMs / 1_000})`,
      ]),
    )
    .forUpdate()
    .skipLocked()
    .execute();
  return rows;
}

type End = Partial<ImportJob> & Pick<Swept, 'state'>;

function endOf(job: ImportJob, runner: string | null): End {
  if (job.state === 'attaching') return { ...stoppedWith(job, SERVER_GONE), state: 'done' };
  const finishedAt = new Date().toISOString();
  if (runner === null) return { state: 'cancelled', failure: null, finishedAt };
  return { state: 'failed', failure: failureOf(new LostError().message), finishedAt };
}

/** Ends imports whose server is gone, which frees their place, and those that waited longer than `waitMs`. */
export const sweepJobs = (db: Kysely<Database>, waitMs: number): Promise<readonly Swept[]> =>
  inTransaction(db, async (trx) => {
    const ended: Swept[] = [];
    for (const row of await swept(trx, waitMs)) {
      const job = { ...jobOf(row), ...endOf(jobOf(row), row.runner) };
      await trx
        .updateTable('import_jobs')
        .set({ ...valuesOf(job), ...ENDED })
        .where('id', '=', row.id)
        .execute();
      await trx.deleteFrom('import_job_files').where('job_id', '=', row.id).execute();
      ended.push({ id: row.id, subject: row.subject, state: job.state });
    }
    return ended;
  });
