import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY, ONE_KEY } from '../../contract/problem';

/** The key is missing where it must not be, or is none. */
export class InvalidKeyError extends Error {
  readonly statusCode = 400;
}

/** What names this action of its sender; null where nothing does. @throws InvalidKeyError */
export function keyIn({ headers }: FastifyRequest): string | null {
  const given = headers['idempotency-key'];
  if (given === undefined) return null;
  if (typeof given === 'string' && IDEMPOTENCY_KEY.test(given)) return given.replaceAll('"', '');
  throw new InvalidKeyError(ONE_KEY);
}

/** Equal for two requests that ask for the same; of a body that was read as it arrived, `digest` is what arrived. */
export function fingerprintOf({ method, url, headers, body }: FastifyRequest, digest?: string): string {
  const hash = createHash('sha256').update(JSON.stringify([method, url, headers['if-match'] ?? null]));
  if (digest !== undefined) hash.update(digest);
  else if (Buffer.isBuffer(body)) hash.update(body);
  else hash.update(JSON.stringify(body ?? null));
  return hash.digest('base64');
}
