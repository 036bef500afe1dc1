import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import type { PlanLine } from '../../../contract/plan/plan';
import { planRequestSchema } from '../../../contract/plan/planRequest';
import { businessDay } from '../../../domain/order/businessDay';
import type { MadePlans } from '../../matching/plan/madePlans';
import { makePlan, type PlanDependencies, type PlanOptions } from '../../matching/plan/makePlan';
import { PlanRefusedError } from '../../matching/plan/pairs/planRefused';
import type { Api } from '../api';
import { ConflictError } from '../problems';

export interface MakingDependencies extends PlanDependencies {
  readonly made: MadePlans;
  readonly now: () => Date;
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
const config = { needs: 'seeCost', problems: [409], isRead: true } as const;
/** Each may take a processor and a gigabyte. */
const MOST_AT_ONCE = 2;

/** Whoever breaks the connection ends the work. */
export function registerMaking(app: Api, dependencies: MakingDependencies): void {
  let running = 0;
  app.post(paths.plans, { config, schema }, (request, reply) => {
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
  });
}

async function write(
  answer: PassThrough,
  dependencies: MakingDependencies,
  options: Omit<PlanOptions, 'report'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const put = (line: PlanLine) => void answer.write(`${JSON.stringify(line)}\n`);
  try {
    const plan = await makePlan(dependencies, { ...options, report: put });
    const { explain, ...question } = options.request;
    if (explain === undefined) dependencies.made.keep(question, plan);
    put({ plan });
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
