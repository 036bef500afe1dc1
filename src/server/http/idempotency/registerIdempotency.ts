import { createHash } from 'node:crypto';
import type { FastifyRequest, FastifyInstance, FastifyReply, RouteHandlerMethod } from 'fastify';
import { KEY_USED, STILL_RUNNING, IDEMPOTENCY_KEY, ONE_KEY } from '../../../contract/problem';
import { principalOf, Refusal } from '../../auth/refusals';
import type { Principal } from '../../auth/principal';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { StoredAnswer, KeyOf } from '../../db/idempotencyKeys';
import { takesKey } from '../openApi';
import { type Begun, type KeyedRequest, type KeyedWrite, claimWith, type StreamedWrite } from './keyedWrites';

export class StillRunningError extends Refusal {
  readonly statusCode = 409;
  override readonly type = STILL_RUNNING;
  override readonly headers = { 'retry-after': '1' };

  constructor() {
    super('This is still being done. Its answer comes when you send it again in a moment.');
  }
}

export class KeyUsedError extends Refusal {
  readonly statusCode = 422;
  override readonly type = KEY_USED;

  constructor() {
    super('This Idempotency-Key was used for another request. Make a new key for each action.');
  }
}

export class OtherRightsError extends Refusal {
  readonly statusCode = 409;

  constructor() {
    super('This was done before your rights changed, so its answer is not shown again. Reload the page.');
  }
}

/** Missing or malformed key. */
export class InvalidKeyError extends Error {
  readonly statusCode = 400;
}

/** The request's Idempotency-Key; null without one. @throws InvalidKeyError */
export function keyIn({ headers }: FastifyRequest): string | null {
  const given = headers['idempotency-key'];
  if (given === undefined) return null;
  if (typeof given === 'string' && IDEMPOTENCY_KEY.test(given)) return given.replaceAll('"', '');
  throw new InvalidKeyError(ONE_KEY);
}

/** `digest` replaces a streamed body. */
export function fingerprintOf({ method, url, headers, body }: FastifyRequest, digest?: string): string {
  const hash = createHash('sha256').update(JSON.stringify([method, url, headers['if-match'] ?? null]));
  if (digest !== undefined) hash.update(digest);
  else if (Buffer.isBuffer(body)) hash.update(body);
  else hash.update(JSON.stringify(body ?? null));
  return hash.digest('base64');
}

declare module 'fastify' {
  interface FastifyRequest extends UnitOfWork {
    keyedWrite: KeyedWrite | null;
    /** For streamed bodies; null without a key. */
    streamedWrite: StreamedWrite | null;
  }
  interface FastifyContextConfig {
    /** The route claims the key of its streamed body. */
    isStreamed?: boolean;
    /** Long work before the key is claimed, since a claimed key holds a connection. Skipped if already answered. */
    prepare?: (request: FastifyRequest, reply: FastifyReply, principal: Principal) => Promise<void>;
  }
}

export interface IdempotencyOptions {
  readonly db: UnitOfWork['db'];
  readonly begin: (request: KeyedRequest) => Promise<Begun>;
  readonly isAnswered: (of: KeyOf) => Promise<boolean>;
}

const STORED_HEADERS = ['content-type', 'location', 'etag', 'retry-after'] as const;

/** Runs a write with an Idempotency-Key once; repetitions get its answer. Register before the routes. */
export function registerIdempotency(app: FastifyInstance, options: IdempotencyOptions): void {
  app.decorateRequest('keyedWrite', null);
  app.decorateRequest('streamedWrite', null);
  app.decorateRequest('db', {
    getter() {
      return this.keyedWrite?.db ?? options.db;
    },
  });
  app.decorateRequest('afterCommit', function afterCommit(work) {
    return this.keyedWrite === null ? work() : this.keyedWrite.afterCommit(work);
  });
  app.addHook('onRoute', (route) => {
    const takesKeys = [route.method].flat().some((method) => takesKey(method, route.config));
    if (takesKeys && route.schema?.hide !== true) route.handler = keyed(route.handler, options);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    await settle(request, reply, payload);
    return payload;
  });
}

const keyed = (handler: RouteHandlerMethod, options: IdempotencyOptions): RouteHandlerMethod =>
  async function handleOnce(request, reply) {
    const key = keyIn(request);
    if (key === null) return handler.call(this, request, reply);
    const principal = principalOf(request);
    const of = { ...callerOf(principal), key };
    const { isStreamed, prepare } = request.routeOptions.config;
    if (isStreamed === true) {
      request.streamedWrite = await streamed(request, reply, of, options);
      return handler.call(this, request, reply);
    }
    if (prepare !== undefined && !(await options.isAnswered(of))) await prepare(request, reply, principal);
    const begun = await options.begin({ ...of, fingerprint: fingerprintOf(request) });
    if (begun.kind !== 'begun') return answerKnown(request, reply, begun);
    request.keyedWrite = begun.write;
    return handler.call(this, request, reply);
  };

const callerOf = ({ subject, permissions }: Principal): Pick<KeyedRequest, 'subject' | 'rights'> => ({
  subject,
  rights: [...permissions].toSorted(),
});

const streamed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  of: Omit<KeyedRequest, 'fingerprint'>,
  { begin, isAnswered }: IdempotencyOptions,
): Promise<StreamedWrite> => ({
  key: of.key,
  isAnswered: await isAnswered(of),
  claim: claimWith({
    begin: (digest) => begin({ ...of, fingerprint: fingerprintOf(request, digest) }),
    answerKnown: (begun) => answerKnown(request, reply, begun),
    hold: (write) => void (request.keyedWrite = write),
  }),
  stillRunning: () => new StillRunningError(),
});

function whyNotAgain(kind: 'running' | 'otherRequest' | 'otherRights'): Error {
  if (kind === 'running') return new StillRunningError();
  return kind === 'otherRequest' ? new KeyUsedError() : new OtherRightsError();
}

/** @throws StillRunningError, KeyUsedError, OtherRightsError */
function answerKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  begun: Exclude<Begun, { kind: 'begun' }>,
): FastifyReply {
  if (begun.kind !== 'answered') throw whyNotAgain(begun.kind);
  request.log.info('answered again by its key');
  const { status, headers, body } = begun.answer;
  return reply.code(status).headers(headers).send(body);
}

/** Commits the write with its answer; a 5xx rolls it back. */
async function settle(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
  const write = request.keyedWrite;
  if (write === null) return;
  request.keyedWrite = null;
  if (reply.statusCode >= 500) await write.undo();
  else await write.keep(answerIn(reply, payload));
}

function answerIn(reply: FastifyReply, payload: unknown): StoredAnswer {
  const sent = STORED_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  const headers = Object.fromEntries(sent.filter(([, value]) => value !== undefined).map(([n, v]) => [n, String(v)]));
  return { status: reply.statusCode, headers, body: typeof payload === 'string' ? payload : null };
}
