import type { FastifyInstance } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { Refusal } from '../access/refusals';
import type { ServerConfig } from '../config';

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

/** JSON is the only body the API takes. A call without a body may still say that it sends JSON, as the sign-out call does. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** Calls per user and minute, on each server: several tabs in busy hands stay far below. */
const CALLS_PER_MINUTE = 600;

class TooManyRequestsError extends Error {
  readonly statusCode = 429;
}

/**
 * Limits how often one signed-in user may call, 429 beyond. Counts by the token's subject, so that an office
 * behind one address is not one user; open routes by address, which TRUST_PROXY takes from the proxy. The app's own files are not limited. Register after
 * authentication, before the routes.
 */
export async function registerRateLimit(app: FastifyInstance, callsPerMinute = CALLS_PER_MINUTE): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    // Also where a hook for routes says so, which the plugin would hear too late.
    allowList: ({ routeOptions }) => routeOptions.config.rateLimit === false,
    keyGenerator: (request) => request.principal?.subject ?? request.ip,
    errorResponseBuilder: (_request, { after }) => new TooManyRequestsError(`Too many requests. Please wait ${after}.`),
  });
}

/** Whose word on the address of a caller is taken, as Fastify asks it. A number says how many proxies stand in a row before us. */
export function trustedProxies({ trustProxy }: Pick<ServerConfig, 'trustProxy'>) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}
