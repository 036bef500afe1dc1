import type { MachineTraceStep, TraceStep } from '../../../contract/trace/steps';
import { widthOf, type StoredStep } from './storedStep';

const gap = (at: number, steps: number): StoredStep => ({ step: { kind: 'gap', at, steps }, part: null });

/** Leaves out the steps that need not be kept: one gap stands for all that stood together. */
function keepOnly(steps: readonly StoredStep[], isKept: (step: TraceStep, index: number) => boolean): StoredStep[] {
  const left: StoredStep[] = [];
  let last: StoredStep | null = null;
  for (const [index, each] of steps.entries()) {
    if (isKept(each.step, index)) {
      left.push(each);
      last = null;
      continue;
    }
    const before: number = last ? widthOf(last.step) : 0;
    if (last) left.pop();
    last = gap(each.step.at, before + widthOf(each.step));
    left.push(last);
  }
  return left;
}

const isEndOf = (actor: string, step: TraceStep) =>
  step.kind === 'machine' && step.actor === actor && step.state.status !== 'active';

const isStart = (step: TraceStep): step is MachineTraceStep =>
  step.kind === 'machine' && step.event.type === 'xstate.init';

/** Leaves out all but the starts: of pages and stores, and of the latest page's machines that have not ended. */
export function leaveOut(steps: readonly StoredStep[]): StoredStep[] {
  const page = steps.findLastIndex(({ step }) => step.kind === 'start');
  return keepOnly(steps, (step, index) => {
    if (step.kind === 'start' || step.kind === 'store') return true;
    return index > page && isStart(step) && !steps.slice(index).some((later) => isEndOf(step.actor, later.step));
  });
}

/** Leaves out all but the first start, the first store and the latest page. */
export function leaveOutPages(steps: readonly StoredStep[]): StoredStep[] {
  const latest = steps.findLastIndex(({ step }) => step.kind === 'start');
  const first = steps.findIndex(({ step }) => step.kind === 'store');
  return keepOnly(steps, (_, index) => index === 0 || index === first || index >= latest);
}
