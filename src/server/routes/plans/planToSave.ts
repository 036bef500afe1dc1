import type { SavedScenario } from '../../../contract/plan/planScenarios';
import { businessDay } from '../../../domain/calendar/businessDay';
import { resultOf } from '../../../domain/plan/scenarios';
import { makePlan, type PlanDependencies } from '../../matching/plan/makePlan';
import type { MadePlan, MadePlans } from '../../matching/plan/madePlans';
import { PlanRefusedError } from '../../matching/plan/pairs/planRefused';
import type { PlanQueue } from '../../matching/plan/queue/planQueue';
import type { Asker } from '../../matching/plan/queue/sharedJob';
import { UnprocessableError } from '../problems';

export interface PlanToSaveDependencies extends PlanDependencies {
  readonly queue: PlanQueue;
  readonly made: MadePlans;
  readonly now: () => Date;
}

/** The plan that a new scenario saves: the one that was looked at, or a new one if this server no longer has it. */
export async function planToSave(
  dependencies: PlanToSaveDependencies,
  { question, plan_id = '' }: SavedScenario,
  asker: Asker,
): Promise<MadePlan> {
  const { made, queue, now } = dependencies;
  const known = made.byId(plan_id);
  if (known !== undefined) return known;
  const options = { request: question, day: businessDay(now()), report: () => undefined };
  const job = queue.job((signal) => makePlan(dependencies, { ...options, signal }));
  try {
    return { question, result: resultOf(await job.join(asker)) };
  } catch (error) {
    throw error instanceof PlanRefusedError ? new UnprocessableError(error.message) : error;
  }
}
