import { createSharedJob, type SharedJob, type Work } from './sharedJob';
import { createTurns, type QueueLimits } from './turns';

export interface PlanQueue {
  /** Work that starts in its turn, once someone joins it. */
  readonly job: <Result>(work: Work<Result>) => SharedJob<Result>;
}

/** Each running plan can take a processor and a gigabyte. */
const PLAN_LIMITS: QueueLimits = { running: 2, perPerson: 6, waiting: 100 };

/** The bounded queue of everything that solves a plan. */
export function createPlanQueue(limits = PLAN_LIMITS): PlanQueue {
  const turns = createTurns(limits);
  return { job: (work) => createSharedJob(turns, work) };
}
