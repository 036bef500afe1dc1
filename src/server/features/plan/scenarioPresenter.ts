import { DEFAULT_SETTINGS } from '../../../contract/plan/defaultSettings';
import {
  scenarioSchema,
  type ListedScenario,
  type PlanQuestion,
  type PlanResult,
  type Scenario,
} from '../../../contract/plan/planScenarios';
import { classOfMatch } from '../../../domain/plan/planClass';
import type { ListedScenarioRow, ScenarioRow, StoredQuestion } from '../../db/schema/salesTables';

/** Older scenarios have a match instead of a class. */
const toQuestion = ({ settings: { match, ...settings }, ...question }: StoredQuestion): PlanQuestion => ({
  ...question,
  settings: { ...DEFAULT_SETTINGS, ...(match !== undefined && { fit: classOfMatch(match) }), ...settings },
});

/** Older results have no classes and no freight. */
const toResult = (result: unknown): PlanResult => scenarioSchema.shape.result.parse(result);

type SharedRow = Omit<ScenarioRow, 'result'>;

const sharedFields = (row: SharedRow, subject: string) => ({
  id: String(row.id),
  name: row.name,
  author: row.author_name,
  is_own: row.author_subject === subject,
  created_at: row.created_at.toISOString(),
  question: toQuestion(row.question),
});

export const toScenario = (row: ScenarioRow, subject: string): Scenario => ({
  ...sharedFields(row, subject),
  result: toResult(row.result),
});

export const toListedScenario = (row: ListedScenarioRow, subject: string): ListedScenario => ({
  ...sharedFields(row, subject),
  day: row.day,
  plan: row.plan,
  orders: row.orders,
});
