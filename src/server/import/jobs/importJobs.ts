import type { ImportJob } from '../../../contract/imports/job';
import type { ImportMapping } from '../../../contract/imports/mapping';
import type { UnitOfWork } from '../../repositories/unitOfWork';
import type { Inspection } from '../inspect/inspection';
import { createActiveImports } from './running/activeImports';
import { arrive, forget, goOnWithArrived, type ArrivalOptions, type Upload } from './arrival';
import { attempt, type AttemptOptions } from './running/attempt';
import { CancelledError, ServerStoppedError } from './endedErrors';
import { check, map, save, type Decide, type Todo } from './reviews';
import type { Outcome, RunningImport } from './running/runningImport';
import type { JobStore } from './store/jobStore';
import { inFolder } from './uploadFolders';
import type { Principal } from '../../access/principal';

/** An import whose files have arrived, and that has its turn: it goes on, or is forgotten as if it had never been. */
export interface ArrivedImport {
  readonly job: ImportJob;
  /** Equal for the same files. */
  readonly digest: string;
  readonly goOn: () => void;
  readonly forget: () => Promise<void>;
}

type Found = Promise<ImportJob | undefined>;

/**
 * Imports that people start in the app, of which any server can tell and go on with any. On all servers together one at a time
 * is read or written; files arrive beside it, and those that wait for a person wait beside it. Only the subject who started one can see, change
 * or cancel it.
 */
export interface ImportJobs {
  /**
   * Receives the files: resolves when all have arrived. Throws SameImportError, ImportInProgressError, UploadError, or an error of
   * the disk, and then leaves nothing behind.
   */
  receive: (importer: Principal, upload: Upload) => Promise<ArrivedImport>;
  /** The latest first. */
  of: (subject: string) => Promise<readonly ImportJob[]>;
  find: (db: UnitOfWork['db'], subject: string, id: string) => Found;
  /** How the files are to be read from now on. Throws WrongStateError, MappingError or ImportInProgressError. */
  map: (unit: UnitOfWork, by: Principal, id: string, mapping: ImportMapping) => Found;
  /** Finds out what saving would do. Throws WrongStateError or ImportInProgressError. */
  check: (unit: UnitOfWork, by: Principal, id: string) => Found;
  /** Saves what was checked, with `mayRetireMany` also where more than a tenth would be retired. Throws as `check` does. */
  save: (unit: UnitOfWork, by: Principal, id: string, mayRetireMany?: boolean) => Found;
  /** Asks the import to stop, which takes a moment; one that has ended does not change. */
  cancel: (unit: UnitOfWork, by: Principal, id: string) => Found;
  /** Stops the import that this server runs and waits for its end; those that wait go on waiting. */
  close: () => Promise<void>;
}

export interface ImportJobsOptions extends AttemptOptions, ArrivalOptions {
  readonly store: JobStore;
  /** How often a running import is written down; absent: every second. */
  readonly beatMs?: number | undefined;
  /** How long a reviewed import waits for its person; absent: an hour. */
  readonly waitMs?: number | undefined;
}

const A_SECOND_MS = 1_000;
const AN_HOUR_MS = 60 * 60_000;
/** Imports whose server is gone are looked for this often. */
const SWEEP_BEATS = 10;

const SWEPT = {
  failed: 'the server of an import is gone',
  done: 'the server that added photos of an import is gone',
  cancelled: 'import waited too long',
} as const;

/** Ends what nobody else ends, now and then. */
function createSweep({ store, log, beatMs = A_SECOND_MS, waitMs = AN_HOUR_MS }: ImportJobsOptions) {
  const now = async (unit?: UnitOfWork) => {
    for (const { id, subject, state } of await store.sweep(waitMs, unit?.db))
      log({ sub: subject, importId: id }, SWEPT[state]);
  };
  const quietly = () => now().catch((err: unknown) => log({ err }, 'imports could not be swept'));
  const timer = setInterval(() => void quietly(), SWEEP_BEATS * beatMs).unref();
  return { now, stop: () => clearInterval(timer) };
}

/** In a folder with its files, which any server may have received. */
const withFiles =
  (running: RunningImport, waiting: readonly Inspection[], { work, parts }: Todo, options: ImportJobsOptions) =>
  async (): Promise<Outcome> => {
    const { folders, uploads, steps } = options;
    const { job, stop } = running;
    const folder = await folders.make();
    try {
      await uploads.fetch(job.id, parts, folder, stop.signal);
      return await work(running, inFolder(waiting, folder), steps);
    } finally {
      await folders.remove(folder);
    }
  };

export function createImportJobs(options: ImportJobsOptions): ImportJobs {
  const { log, store, beatMs = A_SECOND_MS } = options;
  const active = createActiveImports({ store: store.runner, beatMs, log });
  const sweep = createSweep(options);

  const goOn = async (unit: UnitOfWork, by: Principal, id: string, decide: Decide): Found => {
    await sweep.now(unit);
    const gone = await store.goOn(unit.db, by, id, (standing) => ({ ...decide(standing), before: standing.waiting }));
    if (gone === undefined) return undefined;
    const { job, importer } = gone;
    const { todo, before } = gone.decision;
    if (todo !== null && before !== null) {
      await unit.afterCommit(() => {
        const running = active.run({ importer, job });
        void attempt(running, withFiles(running, before, todo, options), options);
      });
    }
    return job;
  };

  return {
    receive: async (importer, upload) => {
      await sweep.now();
      const running = active.run({ importer, job: await store.begin(importer, upload) });
      const arrived = await arrive(running, upload, options);
      const work = goOnWithArrived(running, arrived, upload.isReviewed === true, options);
      return {
        ...{ job: running.job, digest: arrived.digest },
        goOn: () => void attempt(running, work, options),
        forget: () => forget(running, arrived, options),
      };
    },
    ...{ of: store.of, find: store.find },
    map: (unit, by, id, mapping) => goOn(unit, by, id, map(mapping)),
    check: (unit, by, id) => goOn(unit, by, id, check),
    save: (unit, by, id, mayRetireMany = false) => goOn(unit, by, id, save(mayRetireMany)),
    cancel: async (unit, by, id) => {
      const job = await store.cancel(unit.db, by, id);
      if (job !== undefined) await unit.afterCommit(() => active.stop(id, new CancelledError()));
      return job;
    },
    close: () => {
      sweep.stop();
      return active.stopAll(new ServerStoppedError());
    },
  };
}
