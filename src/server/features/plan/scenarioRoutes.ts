import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallerLeftError, StoppingError, type Asker, type PlanQueue } from './planQueue';
import {
  type SavedScenario,
  MAX_SCENARIOS,
  newScenarioSchema,
  scenarioSchema,
  scenariosSchema,
} from '../../../contract/plan/planScenarios';
import { businessDay } from '../../../domain/calendar/businessDay';
import { resultOf } from '../../../domain/plan/scenarios';
import { makePlan, type PlanDependencies, type MadePlan, type MadePlans } from './makePlan';
import { PlanRefusedError } from './pairs';
import {
  type Api,
  ConflictError,
  found,
  noContent,
  NotFoundError,
  routeOf,
  UnprocessableError,
  withId as params,
} from '../../http/api';
import type { On } from '../../db/unitOfWork';
import { paths } from '../../../contract/paths';
import type { Principal, Person } from '../../auth/principal';
import { toListedScenario, toScenario } from './scenarioPresenter';
import type { ScenariosRepository } from './repository';

/** Until the connection closes or the server stops. */
export function askerOf({ subject }: Pick<Person, 'subject'>, reply: FastifyReply, shutdown: AbortSignal): Asker {
  const ending = new AbortController();
  const stop = () => ending.abort(new StoppingError());
  const close = () => {
    shutdown.removeEventListener('abort', stop);
    ending.abort(new CallerLeftError());
  };
  shutdown.addEventListener('abort', stop);
  reply.raw.once('close', close);
  if (shutdown.aborted) stop();
  if (reply.raw.destroyed) close();
  return { person: subject, signal: ending.signal };
}

export interface PlanToSaveDependencies extends PlanDependencies {
  readonly queue: PlanQueue;
  readonly made: MadePlans;
  readonly now: () => Date;
}

/** The viewed plan, or a new one if it is no longer cached. */
export async function planToSave(
  dependencies: PlanToSaveDependencies,
  { question, plan_id = '' }: SavedScenario,
  asker: Asker,
): Promise<MadePlan> {
  const { made, queue, now } = dependencies;
  const known = made.byId(plan_id);
  if (known !== undefined) return known;
  const options = { request: question, day: businessDay(now()), report: () => undefined };
  const job = queue.job((signal) => makePlan(dependencies, { ...options, signal }));
  try {
    return { question, result: resultOf(await job.join(asker)) };
  } catch (error) {
    throw error instanceof PlanRefusedError ? new UnprocessableError(error.message) : error;
  }
}

export interface ScenariosDependencies extends PlanToSaveDependencies {
  readonly on: On<{ readonly scenarios: ScenariosRepository }>;
  readonly shutdown: AbortSignal;
}

const tags = ['Plan'];
const needs = 'seeCost';
const NO_SCENARIO = 'There is no such scenario';

export function registerScenarios(app: Api, dependencies: ScenariosDependencies): void {
  const { on } = dependencies;
  const list = { summary: 'Saved plans, the newest first', tags, response: { 200: scenariosSchema } };
  app.get(paths.planScenarios, { config: { needs }, schema: list }, async ({ db }, _reply, { subject }) => {
    return { results: (await on(db).scenarios.list()).map((row) => toListedScenario(row, subject)) };
  });
  registerSave(app, dependencies);

  const address = routeOf(paths.planScenario, 'id');
  const one = { summary: 'A saved plan with its result as it was', tags, params, response: { 200: scenarioSchema } };
  app.get(address, { config: { needs }, schema: one }, async (request, _reply, { subject }) =>
    toScenario(found(await on(request.db).scenarios.byId(request.params.id), `${NO_SCENARIO}.`), subject),
  );

  const remove = { summary: "Deletes one of the caller's saved plans", tags, params, response: noContent };
  app.delete(address, { config: { needs }, schema: remove }, async (request, reply, principal) => {
    if (!(await on(request.db).scenarios.remove(request.params.id, principal)))
      throw new NotFoundError(`${NO_SCENARIO}, or it is another person's.`);
    return reply.code(204).send(null);
  });
}

function registerSave(app: Api, dependencies: ScenariosDependencies): void {
  const { on, shutdown } = dependencies;
  const summary =
    'Saves a plan with its result: the one that was looked at, or, if the server no longer has it, a new one';
  const schema = { summary, tags, body: newScenarioSchema, response: { 201: scenarioSchema } };
  const plans = new WeakMap<FastifyRequest, MadePlan>();
  const prepare = async (request: FastifyRequest, reply: FastifyReply, principal: Principal) => {
    const scenario = newScenarioSchema.parse(request.body);
    plans.set(request, await planToSave(dependencies, scenario, askerOf(principal, reply, shutdown)));
  };
  const config = { needs, problems: [409, 422], prepare } as const;
  app.post(paths.planScenarios, { config, schema }, async (request, reply, by) => {
    const plan = plans.get(request) ?? (await planToSave(dependencies, request.body, askerOf(by, reply, shutdown)));
    const saved = await on(request.db).scenarios.create({ name: request.body.name, ...plan }, by);
    if (saved.kind === 'nameTaken')
      throw new ConflictError('You have a scenario of this name already. Choose another name.');
    if (saved.kind === 'tooMany')
      throw new UnprocessableError(
        `You have ${MAX_SCENARIOS} scenarios, the most there can be. Delete one of them first.`,
      );
    return reply.code(201).send(toScenario(saved.row, by.subject));
  });
}
