import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request may take to arrive, ms, where the usual time is too short. */
    bodyTimeoutMs?: number;
  }
}

/** How long the body of a request may take to arrive. */
const BODY_TIMEOUT_MS = 30_000;
/** The longest time that any route allows; Node ends every request that takes longer. */
export const LONGEST_REQUEST_MS = 10 * 60_000;

class RequestTimeoutError extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/** Ends requests whose body does not arrive in time. Node has one timeout for all routes, which is set to the longest. */
export function registerBodyTimeout(app: FastifyInstance, bodyTimeoutMs = BODY_TIMEOUT_MS): void {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      // As Node itself does: the listener answers 408 and closes the connection.
      const end = () =>
        app.server.emit('clientError', new RequestTimeoutError('The body took too long to arrive.'), raw.socket);
      const timer = setTimeout(end, routeOptions.config.bodyTimeoutMs ?? bodyTimeoutMs);
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
      reply.raw.once('close', stop);
    }
    done();
  });
}
