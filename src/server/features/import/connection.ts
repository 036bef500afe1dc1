import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadPart } from './jobs/receiveFiles';

/** 503 undoes a keyed write, so that it can be repeated. */
export class ClientLeftError extends Error {
  override readonly name = 'ClientLeftError';
  readonly statusCode = 503;

  constructor() {
    super('The connection ended before the answer. Send the request again.');
  }
}

/** Aborted if the client leaves before the answer. */
export function whenClientLeaves(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort(new ClientLeftError());
  });
  return left.signal;
}

/** Drains a refused body, so that the client gets the answer. Closes the connection if it may be endless. */
export function discardRest({ raw }: FastifyRequest, reply: FastifyReply, largestBytes: number): void {
  const bytes = Number(raw.headers['content-length'] ?? Infinity);
  if (!raw.readableEnded && bytes > largestBytes) reply.header('connection', 'close');
  raw.unpipe();
  raw.resume();
}

/** Fails fast if the sender has left: the library would wait for the body timeout. */
export async function* partsOf(request: FastifyRequest): AsyncGenerator<UploadPart> {
  if (request.raw.destroyed) throw new Error('The sender has gone.');
  yield* request.parts();
}
