import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ImportJob } from '../../../../contract/imports/job';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../repositories/unitOfWork';
import type { ImportJobsTable } from '../../../db/importTables';
import { isStorable } from '../../../repositories/searchText';
import { refuseWhileLocked } from '../../importLock';
import { ImportInProgressError, SameImportError } from '../../importInProgressError';
import { inspectionsFrom, inspectionsToJson } from '../../inspect/storedInspection';
import type { Inspection } from '../../inspect/inspection';
import type { JobChange } from '../importOutcome';
import { confirm } from '../../../access/confirm';
import type { Person } from '../../../access/person';
import type { Principal } from '../../../access/principal';
import { newJob } from '../importer';
import { ENDED, forgetFiles, JOB_COLUMNS, jobOf, runBy, valuesOf, WAITS_NOW } from './jobRow';
import { createRunnerStore, type RunnerStore } from './runnerStore';
import { sweepJobs, type Swept } from './sweepJobs';
import { UNIQUE_VIOLATION, hasState } from '../../../db/postgresErrors';

/** What is done next with an import that waited. */
export interface Decision {
  readonly change: JobChange;
  /** How its files are read from now on; absent: as before. */
  readonly inspections?: readonly Inspection[];
  /** Whether this server runs it now; otherwise it waits on. */
  readonly isRun: boolean;
}

/** What an import stands at, and how its files are read where it waits; null where it does not. */
export interface Standing {
  readonly job: ImportJob;
  readonly waiting: readonly Inspection[] | null;
}

export interface GoneOn<Made extends Decision> {
  readonly job: ImportJob;
  readonly importer: Person;
  readonly decision: Made;
}

/** What is known of an upload before its files arrive. */
interface Sent {
  readonly totalBytes: number;
  /** The Idempotency-Key of its sender. */
  readonly key: string | null;
}

/** The imports that people start, in the database: all servers see the same, and together they run at most one. */
export interface JobStore {
  /**
   * A new one, whose files arrive here. Throws ImportInProgressError where one runs, or other files of the person arrive, and
   * SameImportError where it is the one of this key.
   */
  begin: (importer: Principal, sent: Sent) => Promise<ImportJob>;
  /** From now on this is the one that is read and written. Throws ImportInProgressError. */
  takeSlot: (id: string) => Promise<void>;
  /** The latest first. */
  of: (subject: string) => Promise<readonly ImportJob[]>;
  find: (on: Kysely<Database>, subject: string, id: string) => Promise<ImportJob | undefined>;
  /** Decides what becomes of an import. Throws what `decide` throws, and ImportInProgressError where it cannot be run now. */
  goOn: <Made extends Decision>(
    on: Kysely<Database>,
    by: Principal,
    id: string,
    decide: (standing: Standing) => Made,
  ) => Promise<GoneOn<Made> | undefined>;
  /** Cancels one that waits, and asks the server of one that runs to stop it. */
  cancel: (on: Kysely<Database>, by: Principal, id: string) => Promise<ImportJob | undefined>;
  /** Forgets the other imports of the person, and what began long ago. */
  forgetOthers: (id: string, subject: string) => Promise<void>;
  /** Ends imports whose server is gone, and those that waited longer. */
  sweep: (waitMs: number, on?: Kysely<Database>) => Promise<readonly Swept[]>;
  /** Of the import that this server runs. */
  readonly runner: RunnerStore;
}

const NEED = 'import';

/** Only one row with a runner may hold the slot. */
async function oneAtATime<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    throw hasState(error, UNIQUE_VIOLATION) ? new ImportInProgressError() : error;
  }
}

/** Before its files are sent, so that nobody sends them in vain. */
async function refuseWhileOneRuns(trx: Transaction<Database>, subject: string, key: string | null): Promise<void> {
  const running = trx.selectFrom('import_jobs').select(['subject', 'key']).where('runner', 'is not', null);
  const inTheWay = running.where((of) => of.or([of('holds_slot', '=', true), of('subject', '=', subject)]));
  const rows = await inTheWay.execute();
  if (key !== null && rows.some((row) => row.subject === subject && row.key === key)) throw new SameImportError();
  if (rows.length > 0) throw new ImportInProgressError();
}

type ImporterRow = Pick<Selectable<ImportJobsTable>, 'person' | 'email' | 'address'>;

/** The row of an import, which nobody else changes until the end of the transaction. */
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
  await forgetFiles(trx, id);
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

export function createJobStore(db: Kysely<Database>): JobStore {
  const server = randomUUID();
  const jobsOf = (on: Kysely<Database>, subject: string) =>
    on.selectFrom('import_jobs').select(JOB_COLUMNS).where('subject', '=', subject);
  return {
    begin: (importer, { totalBytes, key }) =>
      oneAtATime(db, (trx) => begin(trx, { server, importer, totalBytes, key })),
    takeSlot: (id) =>
      oneAtATime(db, async (trx) => {
        await trx.updateTable('import_jobs').set({ holds_slot: true }).where('id', '=', id).execute();
      }),
    of: async (subject) => (await jobsOf(db, subject).orderBy('started_at', 'desc').execute()).map(jobOf),
    find: async (on, subject, id) => {
      if (!isStorable(id)) return undefined;
      const row = await jobsOf(on, subject).where('id', '=', id).executeTakeFirst();
      return row && jobOf(row);
    },
    goOn: (on, by, id, decide) =>
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
    cancel: (on, by, id) => inTransaction(on, (trx) => cancel(trx, by, id)),
    forgetOthers: async (id, subject) => {
      const ended = db.deleteFrom('import_jobs').where('id', '<>', id).where('runner', 'is', null);
      const isOld = sql<boolean>`started_at < now() - interval '7 days'`;
      await ended.where((of) => of.or([of('subject', '=', subject), isOld])).execute();
    },
    sweep: (waitMs, on = db) => sweepJobs(on, waitMs),
    runner: createRunnerStore(db, server),
  };
}
