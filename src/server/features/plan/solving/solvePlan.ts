import type { MessagePort } from 'node:worker_threads';
import { changesFor, type Change } from '../../../../domain/plan/assignment/changes';
import type { Assignment, AssignmentProblem } from '../../../../domain/plan/assignment/problem';
import { provenBound, totalValue, residualOf } from '../../../../domain/plan/assignment/residual';
import { solveAssignment } from '../../../../domain/plan/assignment/solve';

export interface PlanWork {
  readonly problem: AssignmentProblem;
  /** Orders to explain. */
  readonly explained: Int32Array;
}

export interface PlanAnswer {
  readonly assignment: Assignment;
  /** In cents; equal if the plan is proven optimal. */
  readonly value: number;
  readonly bound: number;
  /** Per explained order. */
  readonly changes: readonly (readonly Change[])[];
}

export interface PlanProgress {
  readonly step: 'solving' | 'proving';
  readonly done: number;
  readonly of: number;
}

/** Proven optimal by its prices in whole cents; throws otherwise. */
export function solvePlan(
  { problem, explained }: PlanWork,
  report: (progress: PlanProgress) => void = () => undefined,
): PlanAnswer {
  const assignment = solveAssignment(problem, (done, of) => report({ step: 'solving', done, of }));
  const residual = residualOf(problem, assignment);
  report({ step: 'proving', done: 0, of: 1 });
  const value = totalValue(problem, assignment);
  const bound = provenBound(problem, assignment);
  if (bound !== value) throw new Error(`The plan is worth ${value} cents, and its prices allow ${bound}.`);
  const changes = Array.from(explained, (order) => changesFor(order, problem, assignment, residual));
  return { assignment, value, bound, changes };
}

/** Receives one problem; the last message it sends is the answer. */
export function answerOn(port: MessagePort): void {
  port.once('message', (work: PlanWork) => {
    const answer = solvePlan(work, (progress) => port.postMessage({ progress }));
    port.postMessage({ answer });
  });
}
