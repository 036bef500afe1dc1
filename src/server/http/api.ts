import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify';
import type { ContextConfigDefault } from 'fastify/types/utils';
import type { ResolveFastifyReplyReturnType } from 'fastify/types/type-provider';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { Principal } from '../auth/principal';
import { principalOf } from '../auth/refusals';

export type ApiRequest<Schema extends FastifySchema> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  IncomingMessage,
  Schema,
  ZodTypeProvider
>;
type Reply<Schema extends FastifySchema> = FastifyReply<
  RouteGenericInterface,
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  ContextConfigDefault,
  Schema,
  ZodTypeProvider
>;
type Answer<Schema extends FastifySchema> = ResolveFastifyReplyReturnType<
  ZodTypeProvider,
  Schema,
  RouteGenericInterface
>;

interface Options<Schema> {
  readonly schema: Schema;
  readonly config?: FastifyContextConfig;
  readonly exposeHeadRoute?: boolean;
  /** Bytes; default: that of the server. */
  readonly bodyLimit?: number;
}

type Handler<Schema extends FastifySchema> = (
  request: ApiRequest<Schema>,
  reply: Reply<Schema>,
  principal: Principal,
) => Answer<Schema>;
type OpenHandler<Schema extends FastifySchema> = (request: ApiRequest<Schema>, reply: Reply<Schema>) => Answer<Schema>;

type Register = <const Schema extends FastifySchema>(
  path: string,
  options: Options<Schema>,
  handler: Handler<Schema>,
) => void;
type RegisterOpen = <const Schema extends FastifySchema>(
  path: string,
  options: Options<Schema>,
  handler: OpenHandler<Schema>,
) => void;

/** Registers routes whose handlers require a principal; `open` ones are public. */
export interface Api {
  readonly get: Register;
  readonly post: Register;
  readonly put: Register;
  readonly delete: Register;
  readonly open: { readonly get: RegisterOpen; readonly post: RegisterOpen };
  /** For hooks and scopes; routes registered here fail at startup. */
  readonly server: FastifyInstance;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `apiOf`. */
    requiresPrincipal?: boolean;
  }
}

type Method = 'get' | 'post' | 'put' | 'delete';

export function apiOf(server: FastifyInstance): Api {
  const typed = server.withTypeProvider<ZodTypeProvider>();
  const signedIn =
    (method: Method): Register =>
    (path, { config, ...options }, handler) =>
      void typed[method](path, { ...options, config: { ...config, requiresPrincipal: true } }, (request, reply) =>
        handler(request, reply, principalOf(request)),
      );
  const open =
    (method: Method): RegisterOpen =>
    (path, { config, ...options }, handler) =>
      void typed[method](path, { ...options, config: { ...config, isPublic: true } }, (request, reply) =>
        handler(request, reply),
      );
  return {
    ...{ get: signedIn('get'), post: signedIn('post'), put: signedIn('put'), delete: signedIn('delete') },
    ...{ open: { get: open('get'), post: open('post') }, server },
  };
}

/** '/api/orders/:orderId' */
export const routeOf = (path: (id: string) => string, parameter: string): string =>
  decodeURIComponent(path(`:${parameter}`));

export const withId = z.object({ id: z.string().check(z.minLength(1)) });
export const withSerial = z.object({ serial: z.string() });
export const withItemCode = z.object({ itemCode: z.string() });
export const withOrderId = z.object({ orderId: z.string() });
export const noContent = { 204: z.null() };

export const MISSING = {
  noOrder: 'There is no such order.',
  noUnit: 'There is no such unit.',
  noEstimate: 'There is no such estimate.',
  noReservation: 'There is no such reservation.',
} as const;

/** @throws NotFoundError */
export function found<T>(row: T | null | undefined, missing: string): T {
  if (row === null || row === undefined) throw new NotFoundError(missing);
  return row;
}

interface VersionHeaders {
  readonly 'if-match'?: string | undefined;
}

/** @throws PreconditionRequiredError */
export function versionIn({ 'if-match': tag }: VersionHeaders, missing: string): number {
  if (tag === undefined) throw new PreconditionRequiredError(missing);
  return Number(tag.slice(1, -1));
}

/** For a status of a single route. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message?: string,
  ) {
    super(message);
  }
}

/** With members beyond those of other problems (RFC 9457, 3.2). */
export class DetailedError extends Error {
  constructor(
    readonly statusCode: 409 | 422,
    message: string,
    readonly details: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

export class NotFoundError extends Error {
  readonly statusCode = 404;
}

export class ConflictError extends Error {
  readonly statusCode = 409;
}

export class GoneError extends Error {
  readonly statusCode = 410;
}

export class UnprocessableError extends Error {
  readonly statusCode = 422;
}

export class PreconditionRequiredError extends Error {
  readonly statusCode = 428;
}
