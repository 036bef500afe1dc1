import type { ListedScenario, Scenario } from '../../contract/plan/planScenarios';
import type { ListedScenarioRow, ScenarioRow } from '../db/tables/plans';

type SharedRow = Omit<ScenarioRow, 'result'>;

const sharedFields = (row: SharedRow, subject: string) => ({
  id: String(row.id),
  name: row.name,
  author: row.author_name,
  is_own: row.author_subject === subject,
  created_at: row.created_at.toISOString(),
  question: row.question,
});

/** A scenario as the person with this subject sees it. */
export const toScenario = (row: ScenarioRow, subject: string): Scenario => ({
  ...sharedFields(row, subject),
  result: row.result,
});

export const toListedScenario = (row: ListedScenarioRow, subject: string): ListedScenario => ({
  ...sharedFields(row, subject),
  day: row.day,
  plan: row.plan,
  orders: row.orders,
});
