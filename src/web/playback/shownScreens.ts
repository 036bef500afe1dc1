import type { TraceStep } from '../../contract/trace/steps';
import type { Observed } from '../inspection/observed/observed';
import type { Difference } from '../inspection/replay/differences';
import { ObservedPlayer } from '../inspection/replay/observedPlayer';
import { causeOfAction, causeOfEvent } from './causes';

/** Whether the app did all that it does by itself before this step: a person waited, or the page was left. */
export function isAfterRest(step: TraceStep | undefined): boolean {
  if (step?.kind === 'machine') return causeOfEvent(step.machine, step.event.type) === 'person';
  if (step?.kind === 'action') return causeOfAction(step.type) === 'person';
  return step === undefined || ['intention', 'navigation', 'start', 'gap'].includes(step.kind);
}

/** Compares what the screens show with what the recording says they showed, wherever the app is at rest. */
export class ShownScreens {
  readonly #player = new ObservedPlayer();
  #changes: Observed | undefined;

  /** What has changed with a step. */
  take(changes: Observed | undefined): void {
    if (changes) this.#changes = 'screen' in changes ? changes : { ...this.#changes, ...changes };
  }

  compare(today: Observed): Difference[] {
    const changes = this.#changes;
    this.#changes = undefined;
    return this.#player.compare(changes, today);
  }
}
