import { saveFile } from '../../adapters/saveFile';
import type { Trace } from '../../../contract/trace/trace';
import { heldTrace, withObservations } from '../file/heldTrace';
import { traceFile } from '../file/traceFile';
import { allSteps, stepsSince } from '../log/heldSteps';
import type { LogReader, StepLog } from '../log/stepLog';
import type { StoredStep } from '../log/storedStep';
import type { Recorder } from './recorder';

/** A recording under way. */
export interface ActiveRecording {
  readonly recorder: Recorder;
  /** Saves a file of the last minutes that can be replayed on its own; rejects where it cannot be put together. */
  saveLastMinutes: () => Promise<void>;
}

interface Saved {
  readonly log: StepLog;
  readonly isComplete: boolean;
  readonly observe: Observe;
}

/** Takes the share that is done, 0 to 1. */
export type OnProgress = (done: number) => void;

/** Adds to a recording what today's app shows after each step. */
export type Observe = (trace: Trace, onProgress?: OnProgress) => Promise<Trace>;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The name of a download, in local time: 'specai-trace-20260305-1530.json'. */
export function traceFileName(at: Date): string {
  const day = `${at.getFullYear()}${twoDigits(at.getMonth() + 1)}${twoDigits(at.getDate())}`;
  return `specai-trace-${day}-${twoDigits(at.getHours())}${twoDigits(at.getMinutes())}.json`;
}

/** The name of its main script, which contains a hash of the content, identifies the build. */
function currentApp(): Trace['app'] {
  const main = [...document.scripts].find(({ src }) => /\/main\.[^/]*js$/.test(src));
  return { version: process.env.APP_VERSION ?? '', build: main?.src.split('/').pop() ?? '' };
}

async function save(
  { log, isComplete, observe }: Saved,
  steps: (reader: LogReader) => AsyncIterable<readonly StoredStep[]>,
  onProgress?: OnProgress,
): Promise<void> {
  const now = new Date();
  const head = { app: currentApp(), recordedAt: now.toISOString(), isComplete };
  const file = await log.read(async (reader) => {
    const held = await heldTrace(head, steps(reader), reader.part);
    const observed = await observe(held, onProgress);
    return traceFile(head, withObservations(steps(reader), observed), reader.part);
  });
  saveFile(traceFileName(now), file, 'application/json');
}

/** Saves the whole recording as a file. */
export const saveRecording = (saved: Saved, onProgress: OnProgress): Promise<void> => save(saved, allSteps, onProgress);

/** Saves the steps from a time on, ms since the recording began, and the starts that they need, as a file. */
export const saveRecordingSince = (saved: Saved, since: number): Promise<void> =>
  save(saved, (reader) => stepsSince(reader, since));
