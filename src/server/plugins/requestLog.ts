import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { ServerConfig } from '../config';

/** Names that must never carry a value into the log, wherever they stand. */
const SECRETS = ['authorization', 'cookie', 'token', 'password', 'notes', 'key'];

/** An error as the log keeps it: no `detail` or `where` of PostgreSQL, which quote rows. */
const errorFields = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack ?? '',
});

/** JSON lines on standard output, UTC; one line per request, without its address (it carries searches and notes). */
export function loggerOptions(config: ServerConfig): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: config.logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorFields },
    redact: { paths: SECRETS.flatMap((name) => [`*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
}

/** Writes who called what and how it ended; refusals are warnings, so that they can be watched. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const level = status >= 500 ? 'error' : status === 401 || status === 403 || status === 429 ? 'warn' : 'info';
    const isQuiet = level === 'info' && request.routeOptions.config.isPublic === true;
    request.log[isQuiet ? 'debug' : level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        sub: request.user?.subject,
      },
      'request',
    );
    done();
  });
}
