import { LRUCache } from 'lru-cache';
import type { Plan } from '../../../contract/plan/plan';
import type { PlanQuestion, PlanResult } from '../../../contract/plan/planScenarios';
import { resultOf } from '../../../domain/plan/scenarios';

/** A plan as somebody looks at it. */
export interface MadePlan {
  readonly question: PlanQuestion;
  readonly result: PlanResult;
}

export interface MadePlans {
  keep: (question: PlanQuestion, plan: Plan) => void;
  byId: (id: string) => MadePlan | undefined;
}

/** Of 20,000 rows each has some megabytes. */
const MOST = 10;

/** The plans that were made last, so that what is saved is what was looked at. */
export function createMadePlans(): MadePlans {
  const made = new LRUCache<string, MadePlan>({ max: MOST });
  return {
    keep: (question, plan) => void made.set(plan.id, { question, result: resultOf(plan) }),
    byId: (id) => made.get(id),
  };
}
