import type { TraceStep } from '../../../contract/trace/steps';
import type { Trace } from '../../../contract/trace/trace';
import type { Observed } from '../observed/observed';
import { currentMachines } from './machinePlayer';
import { observedChanges } from './observedPlayer';
import { Replay } from './replay';
import { turn } from './store/turns';

/**
 * The recording with what today's app shows after each step, as far as it changes, placeholders included; as it is where
 * today's code fails. Other work goes on between the steps.
 *
 * @param onProgress - Takes the share of the steps that is done, 0 to 1, from time to time.
 */
export async function withObserved(trace: Trace, onProgress: (done: number) => void = () => {}): Promise<Trace> {
  try {
    return { ...trace, steps: await observedSteps(trace, onProgress) };
  } catch {
    // A recording of a broken app is needed most.
    return trace;
  }
}

/** Steps between two reports of progress. */
const REPORTED = 500;

async function observedSteps(trace: Trace, onProgress: (done: number) => void): Promise<TraceStep[]> {
  const replay = new Replay(trace, currentMachines);
  const steps: TraceStep[] = [];
  let before: Observed = {};
  for (const [index, step] of trace.steps.entries()) {
    if (index % REPORTED === 0) onProgress(index / trace.steps.length);
    await replay.play(step, index);
    await turn();
    const after = replay.observe();
    const observed = after ? observedChanges(before, after) : {};
    before = after ?? {};
    steps.push(Object.keys(observed).length > 0 ? { ...step, observed: { ...observed } } : step);
  }
  replay.end();
  return steps;
}
