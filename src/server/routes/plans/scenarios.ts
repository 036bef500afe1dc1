import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import {
  MOST_SCENARIOS,
  newScenarioSchema,
  scenarioSchema,
  scenariosSchema,
  type PlanQuestion,
} from '../../../contract/plan/planScenarios';
import { businessDay } from '../../../domain/order/businessDay';
import { resultOf } from '../../../domain/plan/scenarios/planResult';
import { makePlan, type PlanDependencies } from '../../matching/plan/makePlan';
import type { MadePlans } from '../../matching/plan/madePlans';
import { PlanRefusedError } from '../../matching/plan/pairs/planRefused';
import { toListedScenario, toScenario } from '../../presenters/scenario';
import type { ScenariosRepository } from '../../repositories/plans/scenarios';
import { routeOf, type Api } from '../api';
import { ConflictError, NotFoundError, UnprocessableError } from '../problems';

export interface ScenariosDependencies extends PlanDependencies {
  readonly scenarios: ScenariosRepository;
  readonly made: MadePlans;
  readonly now: () => Date;
  readonly leaving: AbortSignal;
}

const tags = ['Plan'];
const needs = 'seeCost';
const params = z.object({ id: z.string().check(z.minLength(1)) });
const NO_SCENARIO = 'There is no such scenario.';

/** Plans that people keep, with the result as it was; everybody who sees costs sees them, their author deletes them. */
export function registerScenarios(app: Api, dependencies: ScenariosDependencies): void {
  registerList(app, dependencies);
  registerSave(app, dependencies);
  registerOne(app, dependencies);
  registerRemove(app, dependencies);
}

function registerList(app: Api, { scenarios }: ScenariosDependencies): void {
  const schema = { summary: 'Saved plans, the newest first', tags, response: { 200: scenariosSchema } };
  app.get(paths.planScenarios, { config: { needs }, schema }, async (_request, _reply, { subject }) => {
    return { results: (await scenarios.list()).map((row) => toListedScenario(row, subject)) };
  });
}

function registerSave(app: Api, dependencies: ScenariosDependencies): void {
  const summary = 'Saves a plan with its result: the one that was looked at, or, where it is not at hand, made anew';
  const schema = { summary, tags, body: newScenarioSchema, response: { 201: scenarioSchema } };
  const config = { needs, problems: [409, 422] } as const;
  app.post(paths.planScenarios, { config, schema }, async (request, reply, by) => {
    const { name, question, plan_id = '' } = request.body;
    const plan = dependencies.made.byId(plan_id) ?? (await madeAnew(dependencies, question));
    const saved = await dependencies.scenarios.create({ name, ...plan }, by);
    if (saved.kind === 'nameTaken')
      throw new ConflictError('You have a scenario of this name already. Choose another name.');
    if (saved.kind === 'tooMany')
      throw new UnprocessableError(
        `You have ${MOST_SCENARIOS} scenarios, the most there can be. Delete one of them first.`,
      );
    return reply.code(201).send(toScenario(saved.row, by.subject));
  });
}

async function madeAnew(dependencies: ScenariosDependencies, question: PlanQuestion) {
  const { now, leaving: signal } = dependencies;
  try {
    const options = { request: question, day: businessDay(now()), signal, report: () => undefined };
    return { question, result: resultOf(await makePlan(dependencies, options)) };
  } catch (error) {
    throw error instanceof PlanRefusedError ? new UnprocessableError(error.message) : error;
  }
}

function registerOne(app: Api, { scenarios }: ScenariosDependencies): void {
  const schema = { summary: 'A saved plan with its result as it was', tags, params, response: { 200: scenarioSchema } };
  app.get(routeOf(paths.planScenario, 'id'), { config: { needs }, schema }, async (request, _reply, { subject }) => {
    const row = await scenarios.byId(request.params.id);
    if (row === undefined) throw new NotFoundError(NO_SCENARIO);
    return toScenario(row, subject);
  });
}

function registerRemove(app: Api, { scenarios }: ScenariosDependencies): void {
  const summary = "Deletes one of the asking person's saved plans";
  const schema = { summary, tags, params, response: { 204: z.null() } };
  app.delete(routeOf(paths.planScenario, 'id'), { config: { needs }, schema }, async (request, reply, principal) => {
    if (!(await scenarios.remove(request.params.id, principal)))
      throw new NotFoundError(`${NO_SCENARIO.slice(0, -1)}, or it is another person's.`);
    return reply.code(204).send(null);
  });
}
