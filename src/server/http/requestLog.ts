import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '../config/config';

/** Also if the client left: Node's 'finish' and onResponse need complete answers. */
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
  interface FastifyBaseLogger {
    /** Cheaper than a child logger. */
    setBindings(fields: Readonly<Record<string, string>>): void;
  }
}

const SECRETS = ['authorization', 'cookie', 'token', 'password', 'notes', 'key'];

/** PostgreSQL's `detail` and `where` quote rows. */
const errorFields = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack ?? '',
});

/** No URLs: they contain searches and notes. */
export function loggerOptions(config: ServerConfig): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: config.logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorFields },
    redact: { paths: SECRETS.flatMap((name) => [`*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
}

/** Other characters would allow log injection. */
const REQUEST_ID = /^[\w.:-]{1,100}$/;

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

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    request.log.setBindings({ client: request.ip });
    reply.header('x-request-id', request.id);
    done();
  });
  onRequestEnd(app, logRequest);
}
