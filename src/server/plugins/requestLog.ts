import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '../config';

/**
 * Reports each request once, with the status of its answer. A request whose client left before the answer is reported, too: Node
 * emits 'finish', and so Fastify runs onResponse, only for an answer that was sent whole.
 */
export function onRequestEnd(
  app: FastifyInstance,
  report: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const answered = new WeakSet<FastifyRequest>();
  const reported = new WeakSet<FastifyRequest>();
  const end = (request: FastifyRequest, reply: FastifyReply): void => {
    if (reported.has(request)) return;
    reported.add(request);
    report(request, reply);
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (answered.has(request)) end(request, reply);
    });
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    answered.add(request);
    if (reply.raw.destroyed) end(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply);
    done();
  });
}

declare module 'fastify' {
  /** The logger of a request is one of pino's, and the request's own. */
  interface FastifyBaseLogger {
    /** Adds these fields to all lines from now on, for less than a child costs. */
    setBindings(fields: Readonly<Record<string, string>>): void;
  }
}

/** Names that must never carry a value into the log, wherever they stand. */
const SECRETS = ['authorization', 'cookie', 'token', 'password', 'notes', 'key'];

/** An error as the log keeps it: no `detail` or `where` of PostgreSQL, which quote rows. */
const errorFields = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack ?? '',
});

/** JSON lines on standard output, UTC; one line per request, without its URL (it carries searches and notes). */
export function loggerOptions(config: ServerConfig): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: config.logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorFields },
    redact: { paths: SECRETS.flatMap((name) => [`*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
}

/** What a proxy calls a request; anything else would let a caller write into the log. */
const REQUEST_ID = /^[\w.:-]{1,100}$/;

/** The proxy's X-Request-Id, so that its log and ours tell of the same request by one name; else one of our own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const status = reply.statusCode;
  const level = status >= 500 ? 'error' : status === 401 || status === 403 || status === 429 ? 'warn' : 'info';
  const isQuiet = level === 'info' && request.routeOptions.config.isPublic === true;
  const what = { method: request.method, route: request.routeOptions.url ?? 'none', status };
  request.log[isQuiet ? 'debug' : level]({ ...what, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
}

/**
 * Adds the client's address to every line of a request and its id to the answer, and logs each request once with its status.
 * Refusals are warnings, so that they can be watched.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    request.log.setBindings({ client: request.ip });
    reply.header('x-request-id', request.id);
    done();
  });
  onRequestEnd(app, logRequest);
}
