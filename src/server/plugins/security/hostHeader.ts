import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../access/refusals';

class NoHostError extends Refusal {
  readonly statusCode = 400;
  override readonly headers = { connection: 'close' };
}

/** Refuses a request without a host, as HTTP/1.1 requires; Node itself would do it without our headers. */
export function registerHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0')
      throw new NoHostError('The request names no host.');
    done();
  });
}
