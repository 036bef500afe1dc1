import type { FastifyBaseLogger, FastifyInstance, FastifyReply, RawServerDefault } from 'fastify';
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

/** JSON that is written already, as its reader may see it. The same buffer is compressed once. */
export const sendWritten = (reply: FastifyReply, json: Buffer): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json);

/** The requested thing does not exist; the message is for people. */
export class NotFoundError extends Error {
  readonly statusCode = 404;
}

/** The signed-in person may not do this; the message says who may, for people. */
export class ForbiddenError extends Error {
  readonly statusCode = 403;
}

/** The request conflicts with the current state; the message says how, for people. */
export class ConflictError extends Error {
  readonly statusCode = 409;
}

/** What was at this address is not there any more; the message says how to get a new one, for people. */
export class GoneError extends Error {
  readonly statusCode = 410;
}

/** The request is understood and cannot be served as it is; the message says why and how to fix it, for people. */
export class UnprocessableError extends Error {
  readonly statusCode = 422;
}

/** The request must name the version it changes. */
export class PreconditionRequiredError extends Error {
  readonly statusCode = 428;
}
