import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A Fastify app whose routes are typed by the contract's schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The route of a contract path that takes an identifier: `/api/orders/:orderId`. */
export const routeOf = (path: (id: string) => string, parameter: string): string =>
  decodeURIComponent(path(`:${parameter}`));

/** What was asked for does not exist; the message is for people. */
export class NotFound extends Error {
  readonly statusCode = 404;
}

/** Things stand otherwise than the request takes for granted; the message says how, for people. */
export class Conflict extends Error {
  readonly statusCode = 409;
}

/** The request must say which version of a thing it is about. */
export class PreconditionRequired extends Error {
  readonly statusCode = 428;
}
