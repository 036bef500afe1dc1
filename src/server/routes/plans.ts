import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../contract/paths';
import { planReservationsSchema, type PlanLine } from '../../contract/plan/plan';
import { planRequestSchema, planReservationsRequestSchema } from '../../contract/plan/planRequest';
import { businessDay } from '../../domain/order/businessDay';
import { makePlan, type PlanDependencies, type PlanOptions } from '../matching/plan/makePlan';
import { PlanRefusedError } from '../matching/plan/planRefused';
import type { Person } from '../repositories/person';
import type { ReservationsRepository } from '../repositories/reservations/reservations';
import { ConflictError, type Api } from './api';

export interface PlansDependencies extends PlanDependencies {
  readonly reservations: Pick<ReservationsRepository, 'reserveMany'>;
  readonly personOf: (request: FastifyRequest) => Person;
  readonly now: () => Date;
}

const tags = ['Plan'];

/** The plan for the whole inventory, and reserving by it. */
export function registerPlans(app: Api, dependencies: PlansDependencies): void {
  registerMaking(app, dependencies);
  registerReserving(app, dependencies);
}

/** Of no type, because what is sent is a stream of it. */
const lines: z.ZodMiniType = z.string();
const making = {
  summary: 'The best assignment of free units to open orders, line by line: how far it is, and at last the plan',
  tags,
  body: planRequestSchema,
  response: {
    200: { description: 'One JSON value on each line.', content: { 'application/x-ndjson': { schema: lines } } },
  },
};
/** Each may take a processor and a gigabyte. */
const MOST_AT_ONCE = 2;

/** Whoever breaks the connection ends the work. */
function registerMaking(app: Api, dependencies: PlansDependencies): void {
  let running = 0;
  app.post(
    paths.plans,
    { config: { needs: 'seeCost', problems: [409], isRead: true }, schema: making },
    (request, reply) => {
      if (running >= MOST_AT_ONCE)
        throw new ConflictError('Other plans are being made right now. Try again when they are done.');
      running += 1;
      const ending = new AbortController();
      const answer = new PassThrough();
      answer.on('close', () => ending.abort());
      const day = businessDay(dependencies.now());
      void write(answer, dependencies, { request: request.body, day, signal: ending.signal }, request.log).finally(
        () => (running -= 1),
      );
      return reply.headers({ 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' }).send(answer);
    },
  );
}

async function write(
  answer: PassThrough,
  dependencies: PlanDependencies,
  options: Omit<PlanOptions, 'report'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const put = (line: PlanLine) => void answer.write(`${JSON.stringify(line)}\n`);
  try {
    put({ plan: await makePlan(dependencies, { ...options, report: put }) });
    answer.end();
  } catch (error) {
    if (options.signal.aborted) return;
    if (error instanceof PlanRefusedError) put({ refused: error.message });
    else {
      log.error({ err: error }, 'plan failed');
      put({ refused: 'The plan could not be made. Please try again.' });
    }
    answer.end();
  }
}

const reserving = {
  summary: 'Reserves units as planned, in one transaction: all of them, or those that are still free',
  tags,
  body: planReservationsRequestSchema,
  response: { 200: planReservationsSchema },
};

function registerReserving(app: Api, { reservations, personOf }: PlansDependencies): void {
  app.post(paths.planReservations, { config: { needs: 'reserve' }, schema: reserving }, async (request) => {
    const { pairs, mode } = request.body;
    const outcome = await reservations.reserveMany({
      pairs: pairs.map(({ order_id, serial }) => ({ orderId: order_id, serial })),
      by: personOf(request),
      isAllOrNone: mode === 'all',
    });
    return {
      reserved: outcome.reserved.map(({ orderId, serial }) => ({ order_id: orderId, serial })),
      refused: outcome.refused.map(({ orderId, serial, reason }) => ({ order_id: orderId, serial, reason })),
    };
  });
}
