import type { Plan } from '../../../contract/plan/plan';
import type { PlanRequest } from '../../../contract/plan/planRequest';

export interface PlanProps {
  plan: Plan;
  /** By which the plan was made. */
  request: PlanRequest;
  /** Plans anew. */
  onChange: (request: PlanRequest) => void;
}
