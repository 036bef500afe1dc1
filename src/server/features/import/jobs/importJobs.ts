import type { ImportJob } from '../../../../contract/import/job';
import type { ImportMapping } from '../../../../contract/import/mapping';
import type { UnitOfWork } from '../../../db/unitOfWork';
import type { Inspection } from '../inspect/inspection';
import { createActiveImports, attempt, type AttemptOptions, type Outcome, type RunningImport } from './runningImport';
import { arrive, forget, goOnWithArrived, type ArrivalOptions, type Upload } from './arrival';
import { CancelledError, ServerStoppedError } from './importErrors';
import { createContact } from './contact';
import { resuming } from './resuming';
import { check, map, save, type Decide, type Todo } from './reviews';
import type { JobStore } from './jobStore';
import type { SaveOptions } from './importSteps';
import { inFolder } from './uploads';
import type { Principal } from '../../../auth/principal';

type Found = Promise<ImportJob | undefined>;

interface ImportJobsOptions extends AttemptOptions, ArrivalOptions {
  readonly store: JobStore;
  /** Heartbeat; default: 1 s. */
  readonly heartbeatMs?: number | undefined;
  /** Review timeout; default: an hour. */
  readonly waitMs?: number | undefined;
}

const A_SECOND_MS = 1_000;
const AN_HOUR_MS = 60 * 60_000;
const SWEEP_HEARTBEATS = 10;

const SWEPT = {
  failed: 'the server of an import is gone',
  mapping: 'the server of an import is gone; it waits for its person again',
  done: 'the server that added photos of an import is gone',
  cancelled: 'import waited too long',
} as const;

function createSweep({ store, log, heartbeatMs = A_SECOND_MS, waitMs = AN_HOUR_MS }: ImportJobsOptions) {
  const isInTouch = createContact(2 * SWEEP_HEARTBEATS * heartbeatMs);
  const now = async (unit?: UnitOfWork) => {
    for (const { id, subject, state } of await store.sweep({ waitMs, isInTouch }, unit?.db))
      log({ sub: subject, importId: id }, SWEPT[state]);
  };
  const quietly = () => now().catch((err: unknown) => log({ err }, 'imports could not be swept'));
  const timer = setInterval(() => void quietly(), SWEEP_HEARTBEATS * heartbeatMs).unref();
  return { now, stop: () => clearInterval(timer) };
}

/** Runs in a folder with the files, whichever server received them. */
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

/** Imports of people, continued by any server. One at a time is read or written. Private to their subject. */
export function createImportJobs(options: ImportJobsOptions) {
  const { log, store, heartbeatMs = A_SECOND_MS } = options;
  const active = createActiveImports({ store: store.runner, heartbeatMs, log });
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
        const work = withFiles(running, before, todo, options);
        void attempt(running, () => resuming(running, work, log), { ...options, answered: before });
      });
    }
    return job;
  };

  return {
    /** Resolves when all files have arrived; then call `goOn` or `forget`. Cleans up on errors. */
    receive: async (importer: Principal, upload: Upload) => {
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
    ...{ of: store.of, find: store.find, refused: options.uploads.refused },
    map: (unit: UnitOfWork, by: Principal, id: string, mapping: ImportMapping) => goOn(unit, by, id, map(mapping)),
    check: (unit: UnitOfWork, by: Principal, id: string) => goOn(unit, by, id, check),
    save: (unit: UnitOfWork, by: Principal, id: string, how: SaveOptions = {}) => goOn(unit, by, id, save(how)),
    /** No effect after the end. */
    cancel: async (unit: UnitOfWork, by: Principal, id: string) => {
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

export type ImportJobs = ReturnType<typeof createImportJobs>;
