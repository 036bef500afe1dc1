import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ImportJob } from '../../../../contract/import/job';
import type { Database } from '../../../db/schema/schema';
import type { ImportJobsTable } from '../../../db/schema/importTables';
import { isStorable } from '../../../lib/searchText';
import { inTransaction } from '../../../db/unitOfWork';
import { refuseWhileLocked, ImportInProgressError, SameImportError } from '../locks';
import { inspectionsFrom, inspectionsToJson } from '../inspect/storedInspection';
import type { Inspection } from '../inspect/inspection';
import type { JobChange } from './importOutcome';
import { confirm } from '../../../auth/confirm';
import type { Person, Principal } from '../../../auth/principal';
import {
  ENDED,
  JOB_COLUMNS,
  jobOf,
  runBy,
  valuesOf,
  WAITS_NOW,
  createRunnerStore,
  sweepJobs,
  type SweepOptions,
} from './runnerStore';
import { forgetArrived } from './uploads';
import { UNIQUE_VIOLATION, hasState } from '../../../lib/postgresErrors';

export const newJob = (totalBytes: number): ImportJob => ({
  id: randomUUID(),
  state: 'receiving',
  files: [],
  progress: { file: null, rows: 0, bytes: 0, totalBytes },
  report: null,
  layouts: [],
  changes: [],
  retirements: [],
  problems: [],
  problemCount: 0,
  failure: null,
  startedAt: new Date().toISOString(),
  finishedAt: null,
});

export interface Decision {
  readonly change: JobChange;
  readonly inspections?: readonly Inspection[];
  /** Run now on this server; else continue waiting. */
  readonly isRun: boolean;
}

export interface Standing {
  readonly job: ImportJob;
  readonly waiting: readonly Inspection[] | null;
}

interface Sent {
  readonly totalBytes: number;
  readonly key: string | null;
}

const NEED = 'import';

/** Only one row with a runner may hold the slot. */
async function oneAtATime<Result>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<Result>) {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    throw hasState(error, UNIQUE_VIOLATION) ? new ImportInProgressError() : error;
  }
}

/** Before the upload, to save the transfer. */
async function refuseWhileOneRuns(trx: Transaction<Database>, subject: string, key: string | null): Promise<void> {
  const running = trx.selectFrom('import_jobs').select(['subject', 'key']).where('runner', 'is not', null);
  const inTheWay = running.where((of) => of.or([of('holds_slot', '=', true), of('subject', '=', subject)]));
  const rows = await inTheWay.execute();
  if (key !== null && rows.some((row) => row.subject === subject && row.key === key)) throw new SameImportError();
  if (rows.length > 0) throw new ImportInProgressError();
}

type ImporterRow = Pick<Selectable<ImportJobsTable>, 'person' | 'email' | 'address'>;

const lockedRow = async (trx: Transaction<Database>, subject: string, id: string) =>
  isStorable(id) ? selectLocked(trx, subject, id) : undefined;

const selectLocked = (trx: Transaction<Database>, subject: string, id: string) =>
  trx
    .selectFrom('import_jobs')
    .select([...JOB_COLUMNS, 'inspections', 'person', 'email', 'address', 'runner', 'waits_since'])
    .where('subject', '=', subject)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const importerOf = (subject: string, { person, email, address }: ImporterRow): Person => ({
  ...{ subject, name: person },
  ...(email !== null && { email }),
  ...(address !== null && { address }),
});

function nextValues(job: ImportJob, { inspections, isRun }: Decision, server: string) {
  const reading = inspections === undefined ? {} : { inspections: inspectionsToJson(inspections) };
  return { ...valuesOf(job), ...reading, ...(isRun ? runBy(server) : WAITS_NOW) };
}

async function cancel(trx: Transaction<Database>, by: Principal, id: string): Promise<ImportJob | undefined> {
  await confirm(trx, by, NEED);
  const row = await lockedRow(trx, by.subject, id);
  if (row === undefined) return undefined;
  const mine = trx.updateTable('import_jobs').where('id', '=', id);
  if (row.runner !== null) await mine.set({ is_cancelled: true }).execute();
  if (row.waits_since === null) return jobOf(row);
  const job: ImportJob = { ...jobOf(row), state: 'cancelled', finishedAt: new Date().toISOString() };
  const ended = { ...valuesOf(job), ...ENDED };
  await mine.set(ended).execute();
  await forgetArrived(trx, id);
  return job;
}

interface Beginning extends Sent {
  readonly server: string;
  readonly importer: Principal;
}

async function begin(trx: Transaction<Database>, { server, importer, totalBytes, key }: Beginning): Promise<ImportJob> {
  const { subject, name: person, email, address } = importer;
  await confirm(trx, importer, NEED);
  await refuseWhileOneRuns(trx, subject, key);
  await refuseWhileLocked(trx);
  const job = newJob(totalBytes);
  const whose = { id: job.id, subject, person, email, address, key };
  const row = { ...whose, ...runBy(server), holds_slot: false, ...valuesOf(job) };
  await trx.insertInto('import_jobs').values(row).execute();
  return job;
}

export function createJobStore(db: Kysely<Database>) {
  const server = randomUUID();
  const jobsOf = (on: Kysely<Database>, subject: string) =>
    on.selectFrom('import_jobs').select(JOB_COLUMNS).where('subject', '=', subject);
  return {
    /** Throws ImportInProgressError, or SameImportError for a repeated key. */
    begin: (importer: Principal, { totalBytes, key }: Sent) =>
      oneAtATime(db, (trx) => begin(trx, { server, importer, totalBytes, key })),
    /** Throws ImportInProgressError. */
    takeSlot: (id: string) =>
      oneAtATime(db, async (trx) => {
        await trx.updateTable('import_jobs').set({ holds_slot: true }).where('id', '=', id).execute();
      }),
    /** Newest first. */
    of: async (subject: string) => (await jobsOf(db, subject).orderBy('started_at', 'desc').execute()).map(jobOf),
    find: async (on: Kysely<Database>, subject: string, id: string) => {
      if (!isStorable(id)) return undefined;
      const row = await jobsOf(on, subject).where('id', '=', id).executeTakeFirst();
      return row && jobOf(row);
    },
    /** Throws ImportInProgressError if it cannot run now. */
    goOn: <Made extends Decision>(
      on: Kysely<Database>,
      by: Principal,
      id: string,
      decide: (standing: Standing) => Made,
    ) =>
      oneAtATime(on, async (trx) => {
        await confirm(trx, by, NEED);
        const { subject } = by;
        const row = await lockedRow(trx, subject, id);
        if (row === undefined) return undefined;
        const waiting = row.waits_since === null ? null : inspectionsFrom(row.inspections);
        const decision = decide({ job: jobOf(row), waiting });
        if (decision.isRun) await refuseWhileLocked(trx);
        const job = { ...jobOf(row), ...decision.change };
        await trx
          .updateTable('import_jobs')
          .set(nextValues(job, decision, server))
          .where('id', '=', id)
          .execute();
        return { job, importer: importerOf(subject, row), decision };
      }),
    cancel: (on: Kysely<Database>, by: Principal, id: string) => inTransaction(on, (trx) => cancel(trx, by, id)),
    /** Deletes the person's other imports, and old ones. */
    forgetOthers: async (id: string, subject: string) => {
      const ended = db.deleteFrom('import_jobs').where('id', '<>', id).where('runner', 'is', null);
      const isOld = sql<boolean>`started_at < now() - interval '7 days'`;
      await ended.where((of) => of.or([of('subject', '=', subject), isOld])).execute();
    },
    sweep: (how: SweepOptions, on = db) => sweepJobs(on, how),
    runner: createRunnerStore(db, server),
  };
}

export type JobStore = ReturnType<typeof createJobStore>;
