import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import { type Plan, type PlanLine, type PlanStep, planReservationsSchema } from '../../../contract/plan/plan';
import {
  planPdfQuerySchema,
  planRequestSchema,
  type PlanRequest,
  planReservationsRequestSchema,
} from '../../../contract/plan/planRequest';
import { requestOf } from '../../../domain/plan/planAddress';
import { businessDay } from '../../../domain/calendar/businessDay';
import { Refusal } from '../../auth/refusals';
import { type MadePlans, makePlan, type PlanDependencies } from './makePlan';
import { PlanRefusedError } from './pairs';
import { planPdf } from './pdf/planPdf';
import type { PlanQueue, Asker } from './planQueue';
import { type Api, ConflictError, UnprocessableError } from '../../http/api';
import { PDFS_PER_MINUTE, pdfResponse, sendPdf } from '../../lib/sendPdf';
import { askerOf, registerScenarios, type ScenariosDependencies } from './scenarioRoutes';
import { planEffectsRequestSchema, planEffectsSchema } from '../../../contract/plan/planEffects';
import { effectsOf, type EffectsDependencies, type CachedPlans } from './effects';
import type { LiveUnits } from '../matching/liveUnits';
import type { On } from '../../db/unitOfWork';
import { sentenceFor } from '../../../domain/access/sentence';
import type { ReservationsRepository } from '../reservations/repository';

interface MakingDependencies extends PlanDependencies {
  readonly queue: PlanQueue;
  readonly made: MadePlans;
  readonly now: () => Date;
  readonly shutdown: AbortSignal;
  readonly pdfsPerMinute?: number | undefined;
}

const tags = ['Plan'];
/** Untyped: streamed. */
const lines: z.ZodMiniType = z.string();
const planSchema = {
  summary: 'The best assignment of available units to open orders, line by line: progress, then the plan',
  ...{ tags, body: planRequestSchema },
  response: {
    200: { description: 'One JSON value on each line.', content: { 'application/x-ndjson': { schema: lines } } },
  },
};
const config = { needs: 'seeCost', isRead: true } as const;

function registerMaking(app: Api, dependencies: MakingDependencies): void {
  app.post(paths.plans, { config, schema: planSchema }, (request, reply, principal) => {
    const answer = new PassThrough();
    const put = (line: PlanLine) => void answer.write(`${JSON.stringify(line)}\n`);
    const plan = planFor(dependencies, request.body, put, askerOf(principal, reply, dependencies.shutdown));
    void lastLineOf(plan, request.log).then((line) => {
      put(line);
      answer.end();
    });
    return reply.headers({ 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' }).send(answer);
  });
}

/** Throws if the queue refuses it. */
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

const pdfSchema = {
  summary: 'The plan of the settings in the query, as PDF: totals, changes, all rows, orders without a unit',
  ...{ tags, querystring: planPdfQuerySchema, response: pdfResponse },
};

const countOf = (pairs: string | undefined) => pairs?.split(',').length ?? 0;

function registerPdf(app: Api, dependencies: MakingDependencies): void {
  const max = dependencies.pdfsPerMinute ?? PDFS_PER_MINUTE;
  const pdfConfig = { needs: 'seeCost', problems: [409, 422], rateLimit: { max } } as const;
  app.get(paths.planPdf, { config: pdfConfig, schema: pdfSchema }, async ({ query }, reply, principal) => {
    const asked = requestOf(new URLSearchParams(query));
    if (countOf(query.pin) !== asked.pinned.length || countOf(query.not) !== asked.forbidden.length)
      throw new UnprocessableError('A pair of pin or not is not an order id and an IC#.');
    const asker = askerOf(principal, reply, dependencies.shutdown);
    const plan = await planFor(dependencies, asked, () => undefined, asker).catch((error: unknown) => {
      throw error instanceof PlanRefusedError ? new ConflictError(error.message) : error;
    });
    return sendPdf(reply, await planPdf(plan, asked), `plan-${plan.day}`);
  });
}

interface EffectsRouteDependencies {
  readonly units: EffectsDependencies['units'];
  readonly liveUnits: Pick<LiveUnits, 'rates'>;
  readonly cachedPlan: CachedPlans;
  readonly now: () => Date;
  readonly shutdown: AbortSignal;
}

const effectsSchema = {
  summary: 'The effect on the whole plan of choosing each of these units for an order',
  ...{ tags, body: planEffectsRequestSchema, response: { 200: planEffectsSchema } },
};

const NOTHING = { effects: [], is_left_out: false, is_too_large: false };

function registerEffects(app: Api, dependencies: EffectsRouteDependencies): void {
  const { units, liveUnits, cachedPlan, now, shutdown } = dependencies;
  const rates = () => liveUnits.rates().values;
  app.post(paths.planEffects, { config, schema: effectsSchema }, async (request, reply, principal) => {
    const { order_id, serials, settings } = request.body;
    const plan = await cachedPlan(settings, businessDay(now()), askerOf(principal, reply, shutdown));
    if (plan === null) return { ...NOTHING, is_too_large: true };
    const effects = await effectsOf({ units, rates }, plan, order_id, [...new Set(serials)]);
    return effects === null ? { ...NOTHING, is_left_out: true } : { ...NOTHING, effects };
  });
}

interface ReservingDependencies {
  readonly on: On<{ readonly reservations: Pick<ReservationsRepository, 'reserveMany'> }>;
}

const reservingSchema = {
  summary: 'Reserves units as planned, in one transaction: all of them, or those that are still free',
  ...{ tags, body: planReservationsRequestSchema, response: { 200: planReservationsSchema } },
};

function registerReserving(app: Api, { on }: ReservingDependencies): void {
  const config = { needs: 'reserve' } as const;
  app.post(paths.planReservations, { config, schema: reservingSchema }, async (request, _reply, by) => {
    const { pairs, mode, reason = null } = request.body;
    const outcome = await on(request.db).reservations.reserveMany({
      pairs: pairs.map(({ order_id, serial }) => ({ orderId: order_id, serial })),
      ...{ by, reason, isAllOrNone: mode === 'all' },
    });
    return {
      reserved: outcome.reserved.map(({ orderId, serial }) => ({ order_id: orderId, serial })),
      refused: outcome.refused.map(({ orderId, serial, reason: why }) => ({
        ...{ order_id: orderId, serial, reason: sentenceFor(by.permissions, why) },
      })),
    };
  });
}

export type PlansDependencies = MakingDependencies &
  ReservingDependencies &
  EffectsRouteDependencies &
  ScenariosDependencies;

export function registerPlans(app: Api, dependencies: PlansDependencies): void {
  registerMaking(app, dependencies);
  registerPdf(app, dependencies);
  registerReserving(app, dependencies);
  registerEffects(app, dependencies);
  registerScenarios(app, dependencies);
}
