import { isDatabaseStopped } from '../../../http/errors';
import type { RunningImport } from './runningImport';

/** A database that stops each time, perhaps because of this import, ends it. */
const TRIES = 3;

/** Runs `work` again after a stop of the database in which nothing was saved. @throws what `work` throws. */
export async function resuming<Result>(
  running: RunningImport,
  work: () => Promise<Result>,
  log: (fields: object, message: string) => void,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (err) {
      const isOver = running.stop.signal.aborted || running.job.state === 'attaching' || tries === TRIES;
      if (isOver || !isDatabaseStopped(err) || !(await running.resume())) throw err;
      log({ err, importId: running.job.id }, 'an import begins again, since the database stopped');
    }
  }
}
