import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ImportJob } from '../../../../contract/import/job';
import type { Database } from '../../../db/schema/schema';
import { inTransaction } from '../../../db/unitOfWork';
import type { ImportJobsTable } from '../../../db/schema/importTables';
import { inspectionsToJson } from '../inspect/storedInspection';
import type { Inspection } from '../inspect/inspection';
import { CancelledError, LostError } from './importErrors';
import { forgetArrived } from './uploads';
import { failureOf, repeatAfter, SERVER_GONE, stoppedWith, type JobChange } from './importOutcome';

export const JOB_COLUMNS = ['id', 'state', 'progress', 'details'] as const;
type JobRow = Pick<Selectable<ImportJobsTable>, (typeof JOB_COLUMNS)[number]>;

export const jobOf = ({ id, state, progress, details }: JobRow): ImportJob => ({ ...details, id, state, progress });

export const valuesOf = ({ state, progress, ...details }: ImportJob) => ({
  state,
  progress: JSON.stringify(progress),
  details: JSON.stringify(details),
});

export const ENDED = { runner: null, heartbeat_at: null, inspections: null, waits_since: null } as const;

export const WAITS_NOW = { runner: null, heartbeat_at: null, waits_since: sql<Date>`now()` } as const;

export const runBy = (server: string) => ({
  ...{ runner: server, heartbeat_at: sql<Date>`now()` },
  ...{ waits_since: null, is_cancelled: false, holds_slot: true },
});

export function createRunnerStore(db: Kysely<Database>, server: string) {
  const running = (on: Kysely<Database>, id: string) =>
    on.updateTable('import_jobs').where('id', '=', id).where('runner', '=', server);
  return {
    /** Writes progress and heartbeat; another server may have ended the import. */
    write: async (job: ImportJob, hasDetails: boolean) => {
      const { details, ...values } = valuesOf(job);
      const next = { ...values, ...(hasDetails && { details }), heartbeat_at: sql<Date>`now()` };
      const row = await running(db, job.id).set(next).returning('is_cancelled').executeTakeFirst();
      if (row === undefined) return 'lost';
      return row.is_cancelled ? 'cancelled' : 'on';
    },
    /** Undefined if this server no longer runs it. */
    stateOf: async (id: string) => {
      const mine = db.selectFrom('import_jobs').select('state').where('id', '=', id).where('runner', '=', server);
      return (await mine.executeTakeFirst())?.state;
    },
    wait: async (job: ImportJob, inspections: readonly Inspection[]) => {
      const next = { ...valuesOf(job), ...WAITS_NOW, inspections: inspectionsToJson(inspections) };
      // A commit whose answer was lost can have gone through.
      await running(db, job.id).set(next).where('state', '<>', 'attaching').execute();
    },
    end: async (job: ImportJob) => {
      const mine = running(db, job.id).set({ ...valuesOf(job), ...ENDED });
      // A commit whose answer was lost can have gone through: the rows are saved, and the sweep says that photos are not.
      await (job.state === 'failed' ? mine.where('state', '<>', 'attaching') : mine).execute();
      // Taken for gone, it may wait for its person again.
      const ended = db.selectFrom('import_jobs').select('id').where('id', '=', job.id).where('runner', 'is', null);
      const isOver = await ended.where('waits_since', 'is', null).executeTakeFirst();
      if (isOver !== undefined) await forgetArrived(db, job.id);
    },
    /** Throws LostError or CancelledError. */
    saveWithin: async (trx: Transaction<Database>, job: ImportJob, goesOn: boolean) => {
      const next = { ...valuesOf(job), ...(goesOn ? { heartbeat_at: sql<Date>`now()` } : ENDED) };
      const row = await running(trx, job.id).set(next).returning('is_cancelled').executeTakeFirst();
      if (row === undefined) throw new LostError();
      if (row.is_cancelled) throw new CancelledError();
    },
    forget: async (id: string) => void (await db.deleteFrom('import_jobs').where('id', '=', id).execute()),
  };
}

export type RunnerStore = ReturnType<typeof createRunnerStore>;

interface Swept {
  readonly id: string;
  readonly subject: string;
  readonly state: 'failed' | 'cancelled' | 'done' | 'mapping';
}

/** Seconds. */
const GONE_AFTER = 30;

export interface SweepOptions {
  readonly waitMs: number;
  /** Asked when the database answers. */
  readonly isInTouch: () => boolean;
}

type SweptRow = Awaited<ReturnType<typeof swept>>[number];

async function swept(trx: Transaction<Database>, { waitMs, isInTouch }: SweepOptions) {
  const isGone = isInTouch()
    ? sql<boolean>`heartbeat_at < now() - make_interval(secs => ${GONE_AFTER})`
    : sql<boolean>`false`;
  const rows = await trx
    .selectFrom('import_jobs')
    .select([...JOB_COLUMNS, 'subject', 'runner'])
    .select(sql<boolean>`inspections is not null`.as('has_answers'))
    .where((of) => of.or([isGone, sql<boolean>`waits_since < now() - make_interval(secs => ${waitMs / 1_000})`]))
    .forUpdate()
    .skipLocked()
    .execute();
  return rows;
}

function nextOf(job: ImportJob, { runner, has_answers: hasAnswers }: SweptRow): JobChange & Pick<Swept, 'state'> {
  if (job.state === 'attaching') return { ...stoppedWith(job, SERVER_GONE), state: 'done' };
  const finishedAt = new Date().toISOString();
  if (runner === null) return { state: 'cancelled', failure: null, finishedAt };
  if (hasAnswers) return { ...repeatAfter(new LostError()), state: 'mapping' };
  return { state: 'failed', failure: failureOf(new LostError().message), finishedAt };
}

export const sweepJobs = (db: Kysely<Database>, how: SweepOptions): Promise<readonly Swept[]> =>
  inTransaction(db, async (trx) => {
    const ended: Swept[] = [];
    for (const row of await swept(trx, how)) {
      const next = nextOf(jobOf(row), row);
      const job = { ...jobOf(row), ...next };
      const isOver = next.state !== 'mapping';
      await trx
        .updateTable('import_jobs')
        .set({ ...valuesOf(job), ...(isOver ? ENDED : WAITS_NOW) })
        .where('id', '=', row.id)
        .execute();
      if (isOver) await forgetArrived(trx, row.id);
      ended.push({ id: row.id, subject: row.subject, state: next.state });
    }
    return ended;
  });
