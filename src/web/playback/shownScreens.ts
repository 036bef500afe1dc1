import type { TraceStep } from '../../contract/trace/steps';
import type { Observed } from '../inspection/observed/observed';
import type { Difference } from '../inspection/replay/differences';
import { ObservedPlayer } from '../inspection/replay/observedPlayer';
import { causeOfAction, causeOfEvent } from './causes';
import { ShownNotices } from './shownNotices';

/** Whether the app did all that it does by itself before this step: a person waited, or the page was left. */
export function isAfterRest(step: TraceStep | undefined): boolean {
  if (step?.kind === 'machine') return causeOfEvent(step.machine, step.event.type) === 'person';
  if (step?.kind === 'action') return causeOfAction(step.type) === 'person';
  return step === undefined || ['intention', 'navigation', 'start', 'gap'].includes(step.kind);
}

/** Compares what the app shows with what the recording says it showed, wherever the app is at rest. */
export class ShownScreens {
  readonly notices = new ShownNotices();
  readonly #player = new ObservedPlayer();
  readonly #has: { readonly observed: boolean; readonly notices: boolean };
  #changes: Observed | undefined;

  constructor(steps: readonly TraceStep[]) {
    this.#has = {
      observed: steps.some(({ observed }) => observed),
      notices: steps.some(({ kind }) => kind === 'notice'),
    };
  }

  take(step: TraceStep): void {
    const { observed } = step;
    if (observed) this.#changes = 'screen' in observed ? observed : { ...this.#changes, ...observed };
    this.notices.take(step);
  }

  /** @param today - What the screens show. */
  compare(today: Observed): Difference[] {
    const changes = this.#changes;
    this.#changes = undefined;
    return [
      ...(this.#has.observed ? this.#player.compare(changes, today) : []),
      ...(this.#has.notices ? this.notices.compare() : []),
    ];
  }
}
