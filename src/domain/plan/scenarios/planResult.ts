import type { Plan } from '../../../contract/plan/plan';
import type { PlanResult } from '../../../contract/plan/planScenarios';

/** What a scenario keeps of a plan. */
export const resultOf = ({ day, plan, first_come, reserved, value, orders, rows, empty }: Plan): PlanResult => ({
  ...{ day, plan, first_come, reserved, value, orders },
  rows: rows.map(({ order_id, job_number, customer_name, serial, match_score, fit_class, margin, ...row }) => ({
    ...{ order_id, job_number, customer_name },
    ...{ serial, match_score, fit_class, margin, freight: row.freight, late_weeks: row.late_weeks },
  })),
  empty: empty.map(({ order_id, job_number, customer_name }) => ({ order_id, job_number, customer_name })),
});
