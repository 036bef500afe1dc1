import type { FastifyInstance } from 'fastify';
import { problemOf, sendProblem } from '../problems';

/** Refuses what names no host, as HTTP/1.1 demands; Node itself would do it without our headers. */
export function registerHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.headers.host !== undefined || raw.httpVersion === '1.0') return;
    await sendProblem(reply.header('connection', 'close'), problemOf(400, 'The request names no host.'));
  });
}
