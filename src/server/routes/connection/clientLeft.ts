import type { FastifyReply } from 'fastify';

/** The client left before its answer. 503, so that a write with an Idempotency-Key is undone and can be sent again. */
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
