import type { TraceStep } from '../../src/contract/trace/steps';
import type { Trace } from '../../src/contract/trace/trace';
import { noPlaceholders, type Difference, type Placeholders } from '../../src/web/inspection/replay/differences';
import { isCall } from '../../src/web/inspection/steps/recordedAction';
import { align } from './align';
import { stepDifferences } from './stepDifferences';
import { stepTitle } from './stepTitle';

/** What would become of a step. */
export interface StepChange {
  readonly how: 'added' | 'removed' | 'moved' | 'changed';
  /** Counted from 1 in the new recording; of a removed step, in the kept one. */
  readonly number: number;
  readonly title: string;
  readonly differences: readonly Difference[];
}

/** In which order answers of the server arrive is up to the network. */
const isArrival = (step: TraceStep): boolean => step.kind === 'answer' || (step.kind === 'action' && isCall(step.type));

/** Compares a new recording with the kept one, but for times, builds, the names of placeholders and the order of arrivals. */
export function compareTraces(kept: Trace, made: Trace): StepChange[] {
  const freshPlaceholders = (): Placeholders => (kept.isComplete && made.isComplete ? null : noPlaceholders());
  let placeholders = freshPlaceholders();
  return align(kept.steps, made.steps).flatMap((pair): StepChange[] => {
    const { step, number } = pair.how === 'removed' ? pair.kept : pair.made;
    const about = { number, title: stepTitle(step) };
    if (pair.how === 'added' || pair.how === 'removed') return [{ how: pair.how, ...about, differences: [] }];
    // Each page names its placeholders anew.
    if (step.kind === 'start') placeholders = freshPlaceholders();
    const differences = stepDifferences(pair.kept.step, pair.made.step, placeholders);
    if (pair.how === 'moved' && !isArrival(step)) return [{ how: 'moved', ...about, differences }];
    return differences.length > 0 ? [{ how: 'changed', ...about, differences }] : [];
  });
}
