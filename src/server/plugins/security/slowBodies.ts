import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request may take to arrive, ms, where the usual time is too short. */
    bodyWithinMs?: number;
  }
}

/** How long the body of a request may take to arrive. */
const BODY_WITHIN_MS = 30_000;
/** The longest time that any route allows; Node ends what takes longer, whatever it is. */
export const LONGEST_REQUEST_MS = 10 * 60_000;

class Late extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/** Ends requests whose body is not there in time. Node has one time for all of them, so it is told the longest. */
export function registerSlowBodies(app: FastifyInstance, bodyWithinMs = BODY_WITHIN_MS): void {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      // As Node itself does: what listens answers 408 and closes the connection.
      const end = () => app.server.emit('clientError', new Late('The body took too long to arrive.'), raw.socket);
      const timer = setTimeout(end, routeOptions.config.bodyWithinMs ?? bodyWithinMs);
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
      reply.raw.once('close', stop);
    }
    done();
  });
}
