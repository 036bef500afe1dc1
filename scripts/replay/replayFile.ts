import { readFileSync } from 'node:fs';
import type { Trace } from '../../src/contract/trace/trace';
import { readTrace } from '../../src/web/inspection/file/readTrace';
import { replayTrace, type ReplayedStep } from '../../src/web/inspection/replay/replayTrace';

/** What became of one recording. */
export type Replayed =
  | { readonly file: string; readonly trace: Trace; readonly steps: readonly ReplayedStep[] }
  | { readonly file: string; readonly failed: 'read' | 'replayed'; readonly reason: string };

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads and replays a recording; whatever is in the file, this does not throw. */
export async function replayFile(file: string): Promise<Replayed> {
  let trace: Trace;
  try {
    trace = readTrace(readFileSync(file, 'utf8'));
  } catch (error) {
    return { file, failed: 'read', reason: textOf(error) };
  }
  try {
    return { file, trace, steps: await replayTrace(trace) };
  } catch (error) {
    return { file, failed: 'replayed', reason: textOf(error) };
  }
}
