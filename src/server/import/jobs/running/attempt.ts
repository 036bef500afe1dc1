import type { ImportJob } from '../../../../contract/imports/job';
import { endedBy } from '../importOutcome';
import type { Outcome, RunningImport } from './runningImport';

export interface AttemptOptions {
  /** What went wrong, for people. */
  readonly explain: (error: unknown) => string;
  /** Logs who imports what, and the outcome. */
  readonly log: (fields: object, message: string) => void;
  /** Told of every import that ended while it ran, however. */
  readonly onEnd?: ((job: ImportJob) => void) | undefined;
}

/** Does a part of an import, after which it has ended, or waits. Never rejects. */
export async function attempt(
  running: RunningImport,
  work: () => Promise<Outcome>,
  { explain, log, onEnd }: AttemptOptions,
): Promise<void> {
  const fields = { sub: running.importer.subject, importId: running.job.id, files: running.job.files };
  const outcome = await work().catch((error: unknown): Outcome => {
    // What an aborted step throws depends on where it was.
    const { signal } = running.stop;
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
