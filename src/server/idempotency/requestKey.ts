import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const MOST_CHARACTERS = 200;
/** A string of structured fields (RFC 8941) without escapes; or, as many send it, a word without quotation marks. */
const QUOTED = /^"([ !#-[\]-~]+)"$/;
const BARE = /^([!#-+\--~]+)$/;

/** The key is missing where it must not be, or is none. */
export class InvalidKeyError extends Error {
  readonly statusCode = 400;
}

/** What names this action of its sender; null where nothing does. @throws InvalidKeyError */
export function keyIn({ headers }: FastifyRequest): string | null {
  const given = headers['idempotency-key'];
  if (given === undefined) return null;
  const key = typeof given === 'string' ? (QUOTED.exec(given) ?? BARE.exec(given))?.[1] : undefined;
  if (key !== undefined && key.length <= MOST_CHARACTERS) return key;
  throw new InvalidKeyError(
    `Send one Idempotency-Key of 1 to ${MOST_CHARACTERS} visible ASCII characters, such as a UUID, in quotation marks.`,
  );
}

/** Equal for two requests that ask for the same. A form that is read as it arrives is not in it. */
export function fingerprintOf({ method, url, headers, body }: FastifyRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([method, url, headers['if-match'] ?? null]));
  if (Buffer.isBuffer(body)) hash.update(body);
  else hash.update(JSON.stringify(body ?? null));
  return hash.digest('base64');
}
