import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { ImportJob } from '../../../../contract/import/job';
import type { Database } from '../../../db/schema/schema';
import type { Person } from '../../../auth/principal';
import type { Inspection } from '../inspect/inspection';
import { createPeriodicTask } from '../../../lib/periodicTask';
import { CancelledError, LostError, ServerStoppedError } from './importErrors';
import { endedBy, repeatAfter, type JobChange } from './importOutcome';
import type { RunnerStore } from './runnerStore';

export interface Outcome {
  readonly change: JobChange;
  /** Null if the import ended. */
  readonly waiting: readonly Inspection[] | null;
}

interface RunningOptions {
  readonly store: RunnerStore;
  readonly heartbeatMs: number;
  readonly log: (fields: object, message: string) => void;
}

interface Begun {
  readonly importer: Person;
  readonly job: ImportJob;
}

const OFTEN: readonly string[] = ['state', 'progress'];
const isOfDetails = (change: JobChange) => Object.keys(change).some((key) => !OFTEN.includes(key));

/** At one a second, longer than a database takes to fail over. */
const TRIES = 120;

function createWriter(job: () => ImportJob, stop: AbortController, { store, log }: RunningOptions) {
  let hasDetails = false;
  return {
    changed: () => void (hasDetails = true),
    write: async () => {
      const wasChanged = hasDetails;
      hasDetails = false;
      try {
        const outcome = await store.write(job(), wasChanged);
        if (outcome === 'cancelled') stop.abort(new CancelledError());
        if (outcome === 'lost') stop.abort(new LostError());
      } catch (err) {
        hasDetails ||= wasChanged;
        log({ err, importId: job().id }, 'import progress could not be stored');
      }
    },
  };
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((resolved) => void (resolve = resolved));
  return { promise, resolve };
}

/** Null if the database does not answer in time, or the server stops. */
async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  stop: AbortSignal,
  everyMs: number,
  onFailure: (error: unknown) => void,
) {
  for (let tries = 1; ; tries += 1) {
    try {
      return { answer: await ask() };
    } catch (error) {
      onFailure(error);
      if (tries === TRIES || stop.reason instanceof ServerStoppedError) return null;
    }
    await sleep(everyMs, undefined, { ref: false });
  }
}

function runImport({ importer, job: begun }: Begun, options: RunningOptions) {
  const { store, log, heartbeatMs } = options;
  let job = begun;
  const { promise: settled, resolve: onSettled } = withResolvers();
  const stop = new AbortController();
  const writer = createWriter(() => job, stop, options);
  let beat = createPeriodicTask(writer.write, heartbeatMs);

  const answered = <Answer>(ask: () => Promise<Answer>, failure: string) =>
    untilAnswered(ask, stop.signal, heartbeatMs, (err) => log({ err, importId: job.id }, failure));
  const finish = async (last: () => Promise<void>) => {
    await beat.stop();
    await answered(last, 'the end of an import could not be written');
    onSettled();
  };

  return {
    ...{ importer, settled },
    stop,
    get job() {
      return job;
    },
    change: (change: JobChange) => {
      const { state } = job;
      job = { ...job, ...change };
      if (isOfDetails(change)) writer.changed();
      if (isOfDetails(change) || job.state !== state) beat.now();
    },
    /** Commits the end, or the next state if it `goesOn`. */
    saveWithin: async (trx: Transaction<Database>, change: JobChange, goesOn: boolean) => {
      await beat.stop();
      await store.saveWithin(trx, { ...job, ...change }, goesOn);
    },
    saved: (change: JobChange) => {
      job = { ...job, ...change };
      beat = createPeriodicTask(writer.write, heartbeatMs);
    },
    /** Waits for the database. False if the import was saved or ended meanwhile. */
    resume: async () => {
      await beat.stop();
      const found = await answered(() => store.stateOf(job.id), 'an import waits for the database');
      if (found?.answer === undefined || found.answer === 'attaching') return false;
      beat = createPeriodicTask(writer.write, heartbeatMs);
      return true;
    },
    settle: async ({ change, waiting }: Outcome) => {
      const last = { ...job, ...change };
      await finish(() => (waiting === null ? store.end(last) : store.wait(last, waiting)));
      job = last;
    },
    forget: () => finish(() => store.forget(job.id)),
  };
}

export type RunningImport = ReturnType<typeof runImport>;

export function createActiveImports(options: RunningOptions) {
  const active = new Set<RunningImport>();
  return {
    run: (begun: Begun) => {
      const running = runImport(begun, options);
      active.add(running);
      void running.settled.then(() => active.delete(running));
      return running;
    },
    stop: (id: string, reason: Error) => {
      for (const { job, stop } of active) if (job.id === id) stop.abort(reason);
    },
    stopAll: async (reason: Error) => {
      for (const { stop } of active) stop.abort(reason);
      await Promise.all([...active].map(({ settled }) => settled));
    },
  };
}

export interface AttemptOptions {
  readonly explain: (error: unknown) => string;
  readonly log: (fields: object, message: string) => void;
  readonly onEnd?: ((job: ImportJob) => void) | undefined;
  /** The person's answers: if the server stops, the import waits with them again. */
  readonly answered?: readonly Inspection[] | undefined;
}

/** Never rejects. */
export async function attempt(
  running: RunningImport,
  work: () => Promise<Outcome>,
  { explain, log, onEnd, answered }: AttemptOptions,
): Promise<void> {
  const fields = { sub: running.importer.subject, importId: running.job.id, files: running.job.files };
  const outcome = await work().catch((error: unknown): Outcome => {
    // After an abort, only the signal's reason is reliable.
    const { signal } = running.stop;
    if (answered && signal.reason instanceof ServerStoppedError && running.job.state !== 'attaching')
      return { change: repeatAfter(signal.reason), waiting: answered };
    const change = endedBy(running.job, signal.aborted ? signal.reason : error, explain);
    if (change.state === 'failed' || (change.state === 'done' && !signal.aborted))
      log({ ...fields, err: error }, 'import failed');
    return { change, waiting: null };
  });
  await running.settle(outcome);
  const { state, report, problemCount } = running.job;
  const isOver = outcome.waiting === null;
  log({ ...fields, state, report, problemCount }, isOver ? 'import ended' : 'import waits for its person');
  if (isOver) onEnd?.(running.job);
}
