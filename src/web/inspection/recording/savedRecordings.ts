import type { Recorder } from './recorder';

/** A recording under way. */
export interface ActiveRecording {
  readonly recorder: Recorder;
  /** Saves a file of the last minutes that can be replayed on its own; rejects where it cannot be put together. */
  saveLastMinutes: () => Promise<void>;
}
