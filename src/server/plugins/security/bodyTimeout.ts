import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request may take to arrive, ms, where the usual time is too short. */
    bodyTimeoutMs?: number;
  }
}

/** How long the body of a request may take to arrive. */
const BODY_TIMEOUT_MS = 30_000;
/** What a body that may take longer must bring on the average, bytes/s: an upload at a crawl keeps others from theirs. */
const SLOWEST_PACE = 8_000;
/** The longest time that any route allows; Node ends every request that takes longer. */
export const LONGEST_REQUEST_MS = 10 * 60_000;

class RequestTimeoutError extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

interface BodyLimits {
  /** The usual time, and how often the pace of longer ones is looked at; absent: 30 s. */
  readonly bodyTimeoutMs?: number;
  /** bytes/s; absent: 8,000. */
  readonly slowestPace?: number;
}

/** Ends requests whose body does not arrive in time, or at a crawl. Node has one timeout for all routes, which is set to the longest. */
export function registerBodyTimeout(app: FastifyInstance, limits: BodyLimits = {}): void {
  const { bodyTimeoutMs = BODY_TIMEOUT_MS, slowestPace = SLOWEST_PACE } = limits;
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      const longestMs = routeOptions.config.bodyTimeoutMs ?? bodyTimeoutMs;
      const stepMs = Math.min(bodyTimeoutMs, longestMs);
      const readBefore = raw.socket.bytesRead;
      let elapsedMs = 0;
      const look = () => {
        elapsedMs += stepMs;
        // Where bytes wait to be read, it is we who are slow.
        const isWaiting = raw.readableLength === 0;
        const isCrawling = isWaiting && raw.socket.bytesRead - readBefore < (slowestPace * elapsedMs) / 1000;
        if (elapsedMs < longestMs && !isCrawling) return;
        // As Node itself does: the listener answers 408 and closes the connection.
        app.server.emit('clientError', new RequestTimeoutError('The body took too long to arrive.'), raw.socket);
      };
      const timer = setInterval(look, stepMs);
      const stop = () => clearInterval(timer);
      raw.once('end', stop).once('close', stop);
      reply.raw.once('close', stop);
    }
    done();
  });
}
