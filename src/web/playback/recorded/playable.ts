import type { TraceStep } from '../../../contract/trace/steps';
import type { Trace } from '../../../contract/trace/trace';
import { TraceError } from '../../inspection/file/readTrace';

const RECORD_AGAIN =
  'Record it again, from before the sign-in: open the app with ?record, and download before the oldest steps are left out.';

const isOfSignedIn = (step: TraceStep): boolean =>
  step.kind === 'action' || (step.kind === 'machine' && step.machine !== 'authentication');

/** The index of the next page load from here on; null where there is none. */
export function nextStart(steps: readonly TraceStep[], from: number): number | null {
  const index = steps.findIndex(({ kind }, at) => at >= from && kind === 'start');
  return index < 0 ? null : index;
}

/** @throws TraceError for a recording that lacks what a playback begins with. */
export function requirePlayable({ steps }: Pick<Trace, 'steps'>): void {
  const [first] = steps;
  if (first?.kind !== 'start' && first?.kind !== 'gap')
    throw new TraceError(
      `This recording lacks its start: its first step is not a page load ("start"), so no screen can be shown. ${RECORD_AGAIN}`,
    );
  if (nextStart(steps, 0) === null)
    throw new TraceError(
      `This recording lacks its start: no page load ("start") follows the steps that were left out, so no screen can be shown. ${RECORD_AGAIN}`,
    );
  requireStores(steps);
}

/** Every signed-in stretch begins with the store's first state; what follows a gap is not played. */
function requireStores(steps: readonly TraceStep[]): void {
  let isKnown = true;
  steps.forEach((step, index) => {
    if (step.kind === 'start') isKnown = false;
    if (step.kind === 'store' || step.kind === 'gap') isKnown = true;
    if (!isKnown && isOfSignedIn(step))
      throw new TraceError(
        `This recording lacks the state with which a sign-in began: no "store" step stands between the page load and step ${index + 1}, so its screens cannot be shown. ${RECORD_AGAIN}`,
      );
  });
}
