import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '../../contract/paths';

export interface FileLinks {
  /** The address of a unit's file, path and query, with a key that only the secret can make. */
  sign(serial: string, file: string): string;
  /** Whether `key` is the one that `sign` gave this very file of this unit. Takes the same time for every wrong key. */
  verify(serial: string, file: string, key: string): boolean;
}

/**
 * Addresses of files that prove themselves (HMAC-SHA256, RFC 2104): an image or a PDF tab cannot carry a bearer token, so
 * the key in the address stands for it. The secret wants 32 random bytes or more.
 */
export function createFileLinks(secret: string): FileLinks {
  const keyOf = (serial: string, file: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([serial, file]))
      .digest('base64url');
  return {
    sign: (serial, file) =>
      `${paths.files}${encodeURIComponent(serial)}/${encodeURIComponent(file)}?key=${keyOf(serial, file)}`,
    verify: (serial, file, key) => {
      const given = Buffer.from(key);
      const right = Buffer.from(keyOf(serial, file));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
