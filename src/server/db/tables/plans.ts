import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { PlanQuestion, PlanResult } from '../../../contract/plan/planScenarios';

/** Settings from before there were classes have the least match of a unit, 0 to 1. */
export type StoredQuestion = Omit<PlanQuestion, 'settings'> & {
  readonly settings: Partial<PlanQuestion['settings']> & { readonly match?: number };
};

/** A plan that somebody keeps, under a name that its author has once, case ignored. */
export interface PlanScenariosTable {
  id: GeneratedAlways<number>;
  name: string;
  author_subject: string;
  author_name: string;
  created_at: Generated<Date>;
  question: ColumnType<StoredQuestion, string, never>;
  /** As it was. */
  result: ColumnType<PlanResult, string, never>;
}

export type ScenarioRow = Selectable<PlanScenariosTable>;
/** Without the rows of its result. */
export type ListedScenarioRow = Omit<ScenarioRow, 'result'> & Pick<PlanResult, 'day' | 'plan' | 'orders'>;
