import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import type { Plan, PlanLine, PlanStep } from '../../../contract/plan/plan';
import { planRequestSchema, type PlanRequest } from '../../../contract/plan/planRequest';
import { businessDay } from '../../../domain/calendar/businessDay';
import { Refusal } from '../../access/refusals';
import type { MadePlans } from '../../matching/plan/madePlans';
import { makePlan, type PlanDependencies } from '../../matching/plan/makePlan';
import { PlanRefusedError } from '../../matching/plan/pairs/planRefused';
import type { PlanQueue } from '../../matching/plan/queue/planQueue';
import type { Asker } from '../../matching/plan/queue/sharedJob';
import type { Api } from '../api';
import { askerOf } from './askerOf';

export interface MakingDependencies extends PlanDependencies {
  readonly queue: PlanQueue;
  readonly made: MadePlans;
  readonly now: () => Date;
  /** Aborted when the server stops. */
  readonly leaving: AbortSignal;
}

/** Of no type, because what is sent is a stream of it. */
const lines: z.ZodMiniType = z.string();
const schema = {
  summary: 'The best assignment of free units to open orders, line by line: how far it is, and at last the plan',
  tags: ['Plan'],
  body: planRequestSchema,
  response: {
    200: { description: 'One JSON value on each line.', content: { 'application/x-ndjson': { schema: lines } } },
  },
};
const config = { needs: 'seeCost', isRead: true } as const;

/** Closing the connection ends the work. */
export function registerMaking(app: Api, dependencies: MakingDependencies): void {
  app.post(paths.plans, { config, schema }, (request, reply, principal) => {
    const answer = new PassThrough();
    const put = (line: PlanLine) => void answer.write(`${JSON.stringify(line)}\n`);
    const plan = planFor(dependencies, request.body, put, askerOf(principal, reply, dependencies.leaving));
    void lastLineOf(plan, request.log).then((line) => {
      put(line);
      answer.end();
    });
    return reply.headers({ 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' }).send(answer);
  });
}

/** Throws if the queue refuses it; reports how far it is, and that it waits. */
function planFor(
  dependencies: MakingDependencies,
  request: PlanRequest,
  report: (line: PlanStep) => void,
  asker: Asker,
): Promise<Plan> {
  const { queue, made, now } = dependencies;
  const state = { hasBegun: false };
  const job = queue.job(async (signal) => {
    state.hasBegun = true;
    const { explain, ...question } = request;
    const plan = await makePlan(dependencies, { request, day: businessDay(now()), signal, report });
    if (explain === undefined) made.keep(question, plan);
    return plan;
  });
  const plan = job.join(asker);
  if (!state.hasBegun) report({ step: 'waiting', done: 0, of: 0 });
  return plan;
}

const lastLineOf = (plan: Promise<Plan>, log: FastifyBaseLogger): Promise<PlanLine> =>
  plan.then(
    (made) => ({ plan: made }),
    (error: unknown) => ({ refused: refusalOf(error, log) }),
  );

function refusalOf(error: unknown, log: FastifyBaseLogger): string {
  if (error instanceof PlanRefusedError || error instanceof Refusal) return error.message;
  log.error({ err: error }, 'plan failed');
  return 'The plan could not be made. Please try again.';
}
