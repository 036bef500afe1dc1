import * as z from 'zod/mini';
import { flag, identifier, listOf, text } from '../fields';
import { typedLine } from '../typed';
import { planRowSchema, totalsSchema } from './plan';
import { planRequestSchema } from './planRequest';

export const MAX_SCENARIOS = 50;

/** The request behind a plan: settings, pinned and excluded pairs. */
const questionSchema = z.omit(planRequestSchema, { explain: true });
export type PlanQuestion = z.output<typeof questionSchema>;

const orderFields = { order_id: true, job_number: true, customer_name: true } as const;

const resultSchema = z.object({
  /** The business's calendar day of the plan, ISO 8601. */
  day: z.string(),
  plan: totalsSchema,
  first_come: totalsSchema,
  reserved: totalsSchema,
  /** Value by its settings, US dollars. */
  value: z.number(),
  /** Open orders, filled ones, and empty ones. */
  orders: z.number(),
  rows: listOf(
    z.pick(planRowSchema, {
      ...{ ...orderFields, serial: true, match_score: true, fit_class: true },
      ...{ margin: true, freight: true, late_weeks: true },
    }),
  ),
  empty: listOf(z.pick(planRowSchema, orderFields)),
});
export type PlanResult = z.output<typeof resultSchema>;
export type PlanResultRow = PlanResult['rows'][number];

/** POST /api/plans/scenarios/: 409 if the name is taken, 422 if there are too many. The owner is in the access token. */
export const newScenarioSchema = z.strictObject({
  name: typedLine(60).check(z.minLength(1)),
  question: questionSchema,
  /** The plan on screen; solved again if the server no longer has it. */
  plan_id: z.optional(z.string().check(z.maxLength(40))),
});
export type NewScenario = z.input<typeof newScenarioSchema>;
export type SavedScenario = z.output<typeof newScenarioSchema>;

const listedFields = {
  id: identifier,
  name: z.string(),
  author: text,
  /** Whether the caller saved it; only its owner can delete it. */
  is_own: flag,
  /** ISO 8601 with offset. */
  created_at: z.string(),
  question: questionSchema,
};

const listedScenarioSchema = z.object({
  ...listedFields,
  day: z.string(),
  plan: totalsSchema,
  orders: z.number(),
});
export type ListedScenario = z.output<typeof listedScenarioSchema>;
/** GET /api/plans/scenarios/: everyone's, newest first. */
export const scenariosSchema = z.object({ results: listOf(listedScenarioSchema) });

/** GET /api/plans/scenarios/{id}: with the stored result. */
export const scenarioSchema = z.object({ ...listedFields, result: resultSchema });
export type Scenario = z.output<typeof scenarioSchema>;
