import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadPart } from '../../import/jobs/receiveFiles';

/** 503, so that a write with an Idempotency-Key is undone and can be sent again. */
export class ClientLeftError extends Error {
  override readonly name = 'ClientLeftError';
  readonly statusCode = 503;

  constructor() {
    super('The connection ended before the answer. Send the request again.');
  }
}

/** Aborted when the client leaves before it is answered. */
export function whenClientLeaves(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort(new ClientLeftError());
  });
  return left.signal;
}

/**
 * Reads and drops the rest of a refused body, so that the client gets the answer and not a reset connection. Closes the
 * connection after it where the rest may be endless: the client announces no length, or more than `largestBytes`.
 */
export function discardRest({ raw }: FastifyRequest, reply: FastifyReply, largestBytes: number): void {
  const bytes = Number(raw.headers['content-length'] ?? Infinity);
  if (!raw.readableEnded && bytes > largestBytes) reply.header('connection', 'close');
  raw.unpipe();
  raw.resume();
}

/**
 * The parts of a form. A sender who is gone before the first is read sends none, and the library would wait for them as long
 * as a body may take. @throws where the form ends before its end.
 */
export async function* partsOf(request: FastifyRequest): AsyncGenerator<UploadPart> {
  if (request.raw.destroyed) throw new Error('The sender has gone.');
  yield* request.parts();
}
