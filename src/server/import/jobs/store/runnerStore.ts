import { sql, type Kysely, type Transaction } from 'kysely';
import type { ImportJob } from '../../../../contract/imports/job';
import type { Database } from '../../../db/schema';
import { inspectionsToJson } from '../../inspect/storedInspection';
import type { Inspection } from '../../inspect/inspection';
import { CancelledError, LostError } from '../endedErrors';
import { ENDED, forgetFiles, valuesOf, WAITS_NOW } from './jobRow';

/** Whether a running import goes on: it may have been canceled, or be counted as failed, on another server. */
type Said = 'on' | 'cancelled' | 'lost';

/** What a server writes of the import that it runs. */
export interface RunnerStore {
  /** Writes down how it stands, and that its server lives; with its details only where they changed. */
  write: (job: ImportJob, hasDetails: boolean) => Promise<Said>;
  /** From now on it waits for its person. */
  wait: (job: ImportJob, inspections: readonly Inspection[]) => Promise<void>;
  /** Writes down its end, unless that has been done, and forgets its files. */
  end: (job: ImportJob) => Promise<void>;
  /**
   * Writes down, with what it imports, its end, or where it `goesOn` what it does next. Throws LostError, or CancelledError,
   * where it must not be done.
   */
  saveWithin: (trx: Transaction<Database>, job: ImportJob, goesOn: boolean) => Promise<void>;
  forget: (id: string) => Promise<void>;
}

export function createRunnerStore(db: Kysely<Database>, server: string): RunnerStore {
  const running = (on: Kysely<Database>, id: string) =>
    on.updateTable('import_jobs').where('id', '=', id).where('runner', '=', server);
  return {
    write: async (job, hasDetails) => {
      const { details, ...values } = valuesOf(job);
      const next = { ...values, ...(hasDetails && { details }), heartbeat_at: sql<Date>`now()` };
      const row = await running(db, job.id).set(next).returning('is_cancelled').executeTakeFirst();
      if (row === undefined) return 'lost';
      return row.is_cancelled ? 'cancelled' : 'on';
    },
    wait: async (job, inspections) => {
      const next = { ...valuesOf(job), ...WAITS_NOW, inspections: inspectionsToJson(inspections) };
      await running(db, job.id).set(next).execute();
    },
    end: async (job) => {
      const ended = { ...valuesOf(job), ...ENDED };
      await running(db, job.id).set(ended).execute();
      await forgetFiles(db, job.id);
    },
    saveWithin: async (trx, job, goesOn) => {
      const next = { ...valuesOf(job), ...(goesOn ? { heartbeat_at: sql<Date>`now()` } : ENDED) };
      const row = await running(trx, job.id).set(next).returning('is_cancelled').executeTakeFirst();
      if (row === undefined) throw new LostError();
      if (row.is_cancelled) throw new CancelledError();
    },
    forget: async (id) => void (await db.deleteFrom('import_jobs').where('id', '=', id).execute()),
  };
}
