import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KEY_USED, STILL_RUNNING, type Problem } from '../../contract/problem';
import { problemOf, sendProblem } from '../plugins/problems';
import { takesKey } from '../plugins/takesKey';
import type { KeptAnswer, KeyOf } from '../repositories/idempotencyKeys';
import type { Begun, KeyedRequest, KeyedWrite } from './keyedWrites';
import { fingerprintOf, keyIn } from './requestKey';
import { claimWith, type StreamedWrite } from './streamedWrite';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request writes by its key, until it is answered. */
    keyedWrite: KeyedWrite | null;
    /** Of a route whose body is read as it arrives: the write that the request's key names; null where it names none. */
    streamedWrite: StreamedWrite | null;
  }
  interface FastifyContextConfig {
    /** Its body is read as it arrives, so that the route claims the key of its request itself. */
    isStreamed?: boolean;
  }
}

export interface IdempotencyOptions {
  readonly begin: (request: KeyedRequest) => Promise<Begun>;
  /** Whether a request with this key was answered. */
  readonly isAnswered: (of: KeyOf) => Promise<boolean>;
  /** Who asks, as the access token says. */
  readonly subjectOf: (request: FastifyRequest) => string;
}

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
export function registerIdempotency(app: FastifyInstance, options: IdempotencyOptions): void {
  const { begin, subjectOf } = options;
  app.decorateRequest('keyedWrite', null);
  app.decorateRequest('streamedWrite', null);
  app.addHook('preHandler', async (request, reply) => {
    const key = isWrite(request) ? keyIn(request) : null;
    if (key === null) return undefined;
    const of = { subject: subjectOf(request), key };
    if (request.routeOptions.config.isStreamed === true) {
      request.streamedWrite = await streamed(request, reply, of, options);
      return undefined;
    }
    const begun = await begin({ ...of, fingerprint: fingerprintOf(request) });
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

/** An address that does not exist knows nobody, and writes nothing. */
const isWrite = ({ method, routeOptions, is404 }: FastifyRequest): boolean =>
  !is404 && takesKey(method, routeOptions.config);

const streamed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  of: KeyOf,
  { begin, isAnswered }: IdempotencyOptions,
): Promise<StreamedWrite> => ({
  key: of.key,
  isAnswered: await isAnswered(of),
  claim: claimWith({
    begin: (digest) => begin({ ...of, fingerprint: fingerprintOf(request, digest) }),
    answerKnown: (begun) => answerKnown(request, reply, begun),
    hold: (write) => void (request.keyedWrite = write),
  }),
  answerRunning: () => refuse(reply, 'running'),
});

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
