import type { FastifyReply, FastifyRequest } from 'fastify';

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
