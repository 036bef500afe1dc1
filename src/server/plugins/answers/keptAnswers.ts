import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

export interface KeptAnswersOptions {
  /** Another text as soon as any answer could be another; null: nothing may be kept. */
  readonly state: () => string | null;
  /** By whom answers may be told apart that are for one caller alone. */
  readonly callerOf: (request: FastifyRequest) => string;
}

const KEPT_HEADERS = ['content-type', 'content-encoding', 'vary'] as const;

/**
 * Answers to the same question are made once for each state of the data. Whatever this server writes ends a state. Register
 * after authentication and compression, and before the routes.
 */
export function registerKeptAnswers(app: FastifyInstance, { state, callerOf }: KeptAnswersOptions): void {
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

  app.decorateRequest('keptState', null);
  app.decorateRequest('answersOnly', null);
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isKept !== true) return undefined;
    request.keptState = stateNow();
    if (request.keptState === null) return undefined;
    const found = bodies.find(keyOf(request, null)) ?? bodies.find(keyOf(request, callerOf(request)));
    if (found === undefined) return undefined;
    request.keptState = null;
    return reply.headers(found.headers).send(found.body);
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
    ...[[...request.permissions].toSorted(), encodingOf(request), caller],
  ]);

function headersOf(reply: FastifyReply): Record<string, string> {
  const sent = KEPT_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    sent.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
}
