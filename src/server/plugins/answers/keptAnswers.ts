import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { encodingOf } from './compression';
import { createKeptBodies } from './keptBodies';

declare module 'fastify' {
  interface FastifyRequest {
    /** The state of the data that its answer is made from, where that may be kept. */
    keptState: string | null;
    /** Whom its answer is for alone, such as a session; null where it is for all who may see the same. */
    answersOnly: string | null;
  }
  interface FastifyContextConfig {
    /** Whoever asks the same, with the same permissions, gets the same until something changes. */
    isKept?: boolean;
  }
}

const KEPT_HEADERS = ['content-type', 'content-encoding', 'vary'] as const;

/**
 * Answers to the same question are made once for each state of the data; `state` returns another text as soon as any answer
 * could be another, and null if nothing may be kept. Whatever this server writes ends a state. The look-up wraps the handler.
 * Register after authentication and compression, and before the routes.
 */
export function registerKeptAnswers(app: FastifyInstance, state: () => string | null): void {
  const bodies = createKeptBodies();
  let written = 0;
  let known: string | null = null;
  const stateNow = (): string | null => {
    const now = state();
    const text = now === null ? null : `${now} ${written}`;
    if (text !== known) bodies.clear();
    known = text;
    return text;
  };
  const find = (request: FastifyRequest) => {
    request.keptState = stateNow();
    if (request.keptState === null) return undefined;
    const found = bodies.find(keyOf(request, null)) ?? bodies.find(keyOf(request, request.principal?.session ?? ''));
    if (found !== undefined) request.keptState = null;
    return found;
  };
  const keeping = (handler: RouteHandlerMethod): RouteHandlerMethod =>
    function answerKept(request, reply) {
      const found = find(request);
      return found === undefined ? handler.call(this, request, reply) : reply.headers(found.headers).send(found.body);
    };

  app.decorateRequest('keptState', null);
  app.decorateRequest('answersOnly', null);
  app.addHook('onRoute', (route) => {
    if (route.config?.isKept === true) route.handler = keeping(route.handler);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isWrite(request)) written += 1;
    if (
      isKeepable(payload) &&
      reply.statusCode === 200 &&
      request.keptState !== null &&
      request.keptState === stateNow()
    )
      bodies.keep(keyOf(request, request.answersOnly), { body: payload, headers: headersOf(reply) });
    done();
  });
}

const isWrite = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  !(method === 'GET' || method === 'HEAD' || config.isRead === true);

const isKeepable = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** Two who may see different things never share an answer. */
const keyOf = (request: FastifyRequest, caller: string | null): string =>
  JSON.stringify([
    ...[request.routeOptions.url, request.query, request.params, request.body],
    ...[[...(request.principal?.permissions ?? [])].toSorted(), encodingOf(request), caller],
  ]);

function headersOf(reply: FastifyReply): Record<string, string> {
  const sent = KEPT_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    sent.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
}
