import type { Plan } from '../../../contract/plan/plan';
import type { PlanRequest } from '../../../contract/plan/planRequest';

export type PlanChange = (request: PlanRequest) => PlanRequest;

export interface PlanProps {
  plan: Plan;
  /** By which the plan was made. */
  request: PlanRequest;
  /** Changes what the address asks for and plans anew; what was done is told, with the way back. */
  onChange: (change: PlanChange, done: string) => void;
}
