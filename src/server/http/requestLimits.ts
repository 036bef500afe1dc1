import type { FastifyInstance } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { Refusal } from '../auth/refusals';
import type { ServerConfig } from '../config/config';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Default: 30 s. */
    bodyTimeoutMs?: number;
  }
}

const BODY_TIMEOUT_MS = 30_000;
/** Bytes/s on average. */
const MIN_BYTES_PER_SECOND = 8_000;
/** Node ends slower requests. */
export const MAX_REQUEST_MS = 10 * 60_000;

class RequestTimeoutError extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

interface BodyLimits {
  readonly bodyTimeoutMs?: number;
  readonly slowestPace?: number;
}

/** Node has one timeout for all routes. */
export function registerBodyTimeout(app: FastifyInstance, limits: BodyLimits = {}): void {
  const { bodyTimeoutMs = BODY_TIMEOUT_MS, slowestPace = MIN_BYTES_PER_SECOND } = limits;
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      const longestMs = routeOptions.config.bodyTimeoutMs ?? bodyTimeoutMs;
      const stepMs = Math.min(bodyTimeoutMs, longestMs);
      const readBefore = raw.socket.bytesRead;
      let elapsedMs = 0;
      const look = () => {
        elapsedMs += stepMs;
        // Unread bytes: we are slow, not the client.
        const isWaiting = raw.readableLength === 0;
        const isCrawling = isWaiting && raw.socket.bytesRead - readBefore < (slowestPace * elapsedMs) / 1000;
        if (elapsedMs < longestMs && !isCrawling) return;
        // As Node: answers 408 and closes.
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

/** Node's own refusal lacks our headers. */
export function registerHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0')
      throw new NoHostError('The request names no host.');
    done();
  });
}

/** JSON only; an empty body is allowed. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** Per user and server. */
const CALLS_PER_MINUTE = 600;

class TooManyRequestsError extends Error {
  readonly statusCode = 429;
}

/** By subject, so that an office behind one address is not one user; open routes by address. Register after authentication. */
export async function registerRateLimit(app: FastifyInstance, callsPerMinute = CALLS_PER_MINUTE): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    // Set by a hook that the plugin misses.
    allowList: ({ routeOptions }) => routeOptions.config.rateLimit === false,
    keyGenerator: (request) => request.principal?.subject ?? request.ip,
    errorResponseBuilder: (_request, { after }) => new TooManyRequestsError(`Too many requests. Please wait ${after}.`),
  });
}

/** A number counts proxies. */
export function trustedProxies({ trustProxy }: Pick<ServerConfig, 'trustProxy'>) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}
