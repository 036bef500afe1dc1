import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import type { Streams } from './openStreams';
import { HttpError, type Api } from '../../http/api';

export interface ChangesDependencies {
  readonly streams: Streams;
  readonly isSignedIn: (request: FastifyRequest) => Promise<boolean>;
}

/** Untyped: streamed. */
const text: z.ZodMiniType = z.string();
const schema = {
  summary: 'Changes by others, as server-sent events, until the token expires or the server stops',
  description:
    'An event `changes` has in its data what changed: {"changes": [{"kind": "unit", "key": "serial", "xid": "transaction", ' +
    '"reservation": null}]}; `many` says that it is not known what. The id of the last event, or X-Changes-Position of any ' +
    'answer, as Last-Event-ID goes on from there.',
  tags: ['Changes'],
  response: { 200: { description: 'The events.', content: { 'text/event-stream': { schema: text } } } },
};

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

const TOO_MANY = 'Too many pages of yours follow what others change. Close some of them.';

export function registerChanges(app: Api, { streams, isSignedIn }: ChangesDependencies): void {
  app.get(paths.changes, { exposeHeadRoute: false, schema }, async (request, reply, { subject, user }) => {
    if (streams.isClosed()) throw new HttpError(503, 'The server is stopping.');
    const until = user?.expiresAt ?? new Date();
    const from = lastEventId(request);
    const stream = await streams.open({ subject, until, from, isSignedIn: () => isSignedIn(request) });
    if (stream === null) throw new HttpError(429, TOO_MANY);
    request.raw.once('close', () => stream.destroy());
    return reply.headers(HEADERS).send(stream);
  });
}

function lastEventId({ headers }: FastifyRequest): string | null {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : null;
}
