import type { Trace } from '../../../contract/trace/trace';
import { currentMachines } from './machinePlayer';
import { ObservedPlayer } from './observedPlayer';
import { Replay, titleOf, type PlayedStep } from './replay';

/** The outcome of replaying one step. */
export interface ReplayedStep extends PlayedStep {
  /** Counted from 1. */
  readonly number: number;
}

/** Replays every step of a recording that contains something to compare with what today's code does. */
export async function replayTrace(trace: Trace, machines = currentMachines): Promise<ReplayedStep[]> {
  const replay = new Replay(trace, machines);
  const shown = trace.steps.some(({ observed }) => observed) ? new ObservedPlayer() : null;
  const replayed: ReplayedStep[] = [];
  for (const [index, step] of trace.steps.entries()) {
    const played = await replay.play(step, index);
    const today = replay.observe();
    const seen = today && shown ? shown.compare(step.observed, today) : [];
    const number = index + 1;
    if (seen.length > 0)
      replayed.push({
        ...{ number, ...titleOf(step), isCompared: true },
        differences: [...(played?.differences ?? []), ...seen],
      });
    else if (played) replayed.push({ number, ...played });
  }
  replay.end();
  return replayed;
}
