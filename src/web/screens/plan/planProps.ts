import type { Plan } from '../../../contract/plan/plan';
import type { PlanRequest } from '../../../contract/plan/planRequest';

export interface PlanProps {
  plan: Plan;
  /** By which the plan was made. */
  request: PlanRequest;
  /** Plans anew; what was done is told, with the way back. */
  onChange: (request: PlanRequest, done: string) => void;
}
