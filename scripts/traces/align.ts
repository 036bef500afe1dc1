import { diffArrays } from 'diff';
import type { TraceStep } from '../../src/contract/trace/steps';
import { stepTitle } from './stepTitle';

export interface NumberedStep {
  readonly step: TraceStep;
  /** Counted from 1. */
  readonly number: number;
}

interface Added {
  readonly how: 'added';
  readonly made: NumberedStep;
}
interface Removed {
  readonly how: 'removed';
  readonly kept: NumberedStep;
}
/** A step of the kept recording, and the one of the new recording that corresponds to it, here or elsewhere. */
interface Both {
  readonly how: 'in place' | 'moved';
  readonly kept: NumberedStep;
  readonly made: NumberedStep;
}
export type Pair = Added | Removed | Both;

const numbered = (steps: readonly TraceStep[]): NumberedStep[] =>
  steps.map((step, index) => ({ step, number: index + 1 }));

/** Pairs steps of equal titles in order, so that as few as possible stand alone. */
function inOrder(kept: readonly TraceStep[], made: readonly TraceStep[]): Pair[] {
  const keptSteps = numbered(kept);
  const madeSteps = numbered(made);
  return diffArrays(kept.map(stepTitle), made.map(stepTitle)).flatMap(({ added, removed, count }): Pair[] => {
    const were = added ? [] : keptSteps.splice(0, count);
    const are = removed ? [] : madeSteps.splice(0, count);
    if (removed) return were.map((step) => ({ how: 'removed', kept: step }));
    if (added) return are.map((step) => ({ how: 'added', made: step }));
    return were.flatMap((step, index) => {
      const other = are[index];
      return other ? [{ how: 'in place', kept: step, made: other }] : [];
    });
  });
}

/** A step that is removed in one place and added in another has moved. */
function withMoves(pairs: readonly Pair[]): Pair[] {
  const alone = pairs.filter((pair) => pair.how === 'removed');
  const placed = pairs.map((pair): Pair => {
    if (pair.how !== 'added') return pair;
    const index = alone.findIndex(({ kept }) => stepTitle(kept.step) === stepTitle(pair.made.step));
    const [origin] = index < 0 ? [] : alone.splice(index, 1);
    return origin ? { how: 'moved', kept: origin.kept, made: pair.made } : pair;
  });
  return placed.filter((pair) => pair.how !== 'removed' || alone.includes(pair));
}

/** What corresponds to what in two recordings. */
export const align = (kept: readonly TraceStep[], made: readonly TraceStep[]): Pair[] => withMoves(inOrder(kept, made));
