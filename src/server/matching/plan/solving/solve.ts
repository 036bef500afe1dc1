import { solveInThread } from './solveInThread';
import { solvePlan } from './solvePlan';

/** So many pairs take some milliseconds, less than a thread takes to start. */
const MOST_PAIRS_HERE = 500;

/** Solves small problems here, and others in a thread of their own; otherwise as `solveInThread`. */
export const solve: typeof solveInThread = async (work, report, signal) => {
  signal.throwIfAborted();
  return work.problem.unitOfPair.length <= MOST_PAIRS_HERE
    ? solvePlan(work, report)
    : solveInThread(work, report, signal);
};
