import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KEY_USED, STILL_RUNNING, type Problem } from '../../contract/problem';
import { problemOf, sendProblem } from '../plugins/problems';
import type { KeptAnswer } from '../repositories/idempotencyKeys';
import type { Begun, KeyedRequest, KeyedWrite } from './keyedWrites';
import { fingerprintOf, keyIn } from './requestKey';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request writes by its key, until it is answered. */
    keyedWrite: KeyedWrite | null;
  }
  interface FastifyContextConfig {
    /** A write that knows its repetition by itself, and needs no Idempotency-Key for that. */
    knowsRepetition?: boolean;
  }
}

export interface IdempotencyOptions {
  readonly begin: (request: KeyedRequest) => Promise<Begun>;
  /** Who asks, as the access token says. */
  readonly subjectOf: (request: FastifyRequest) => string;
}

const READS = ['GET', 'HEAD', 'OPTIONS'];
const KEPT_HEADERS = ['content-type', 'location', 'etag', 'retry-after'] as const;
const RETRY_AFTER_SECONDS = 1;

const running: Problem = {
  ...problemOf(409, 'This is still being done. Its answer comes when you send it again in a moment.'),
  type: STILL_RUNNING,
};
const otherRequest: Problem = {
  ...problemOf(422, 'This Idempotency-Key was used for another request. Make a new key for each action.'),
  type: KEY_USED,
};

/** A write that names an Idempotency-Key happens once, and a repetition gets the answer of the first. Register before the routes. */
export function registerIdempotency(app: FastifyInstance, { begin, subjectOf }: IdempotencyOptions): void {
  app.decorateRequest('keyedWrite', null);
  app.addHook('preHandler', async (request, reply) => {
    const key = isWrite(request) ? keyIn(request) : null;
    if (key === null) return undefined;
    const begun = await begin({ subject: subjectOf(request), key, fingerprint: fingerprintOf(request) });
    if (begun.kind !== 'begun') return answerKnown(request, reply, begun);
    request.keyedWrite = begun.write;
    return undefined;
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.keyedWrite === null) done();
    else request.keyedWrite.run(done);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    await settle(request, reply, payload);
    return payload;
  });
}

const isWrite = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  !READS.includes(method) && config.isRead !== true && config.isPublic !== true && config.knowsRepetition !== true;

function answerKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  begun: Exclude<Begun, { kind: 'begun' }>,
): FastifyReply {
  if (begun.kind !== 'answered') return refuse(reply, begun.kind);
  request.log.info('answered again by its key');
  const { status, headers, body } = begun.answer;
  return reply.code(status).headers(headers).send(body);
}

const refuse = (reply: FastifyReply, why: 'running' | 'otherRequest'): FastifyReply =>
  why === 'running'
    ? sendProblem(reply.header('retry-after', RETRY_AFTER_SECONDS), running)
    : sendProblem(reply, otherRequest);

/** Keeps the write with its answer before anybody hears it; a failure of ours is no answer, and undoes it. */
async function settle(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
  const write = request.keyedWrite;
  if (write === null) return;
  request.keyedWrite = null;
  if (reply.statusCode >= 500) await write.undo();
  else await write.keep(answerIn(reply, payload));
}

function answerIn(reply: FastifyReply, payload: unknown): KeptAnswer {
  const sent = KEPT_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  const headers = Object.fromEntries(sent.filter(([, value]) => value !== undefined).map(([n, v]) => [n, String(v)]));
  return { status: reply.statusCode, headers, body: typeof payload === 'string' ? payload : null };
}
