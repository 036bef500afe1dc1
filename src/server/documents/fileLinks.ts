import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '../../contract/paths';

/** What an address leads to, and for whom. */
export interface LinkedFile {
  readonly serial: string;
  readonly file: string;
  /** Of the record that the file is made from; absent where the file's name is its content. */
  readonly version?: string | undefined;
  /** By what the end of a session is known, where the file ends with it. */
  readonly session?: string | undefined;
}

/** An address as it was asked for. */
export interface AskedFile extends LinkedFile {
  /** Seconds since 1970. */
  readonly expires: string;
  readonly key: string;
}

export interface FileLinks {
  /** The address of a unit's file, path and query, with a key that only the secret can make. */
  sign(file: LinkedFile): string;
  /** Whether `sign` made this very address. Takes the same time for every wrong key. */
  isSigned(asked: AskedFile): boolean;
  /** Seconds for which the address still holds; 0 where it has expired. */
  secondsLeft(asked: AskedFile): number;
}

/** An address holds for the rest of a window and two more, ten to fifteen minutes: caches see one address for a window. */
const WINDOW_SECONDS = 5 * 60;
const WINDOWS = 3;

/**
 * Addresses of files that prove themselves (HMAC-SHA256, RFC 2104): an image or a PDF tab cannot carry a bearer token, so
 * the key in the address stands for it. The secret wants 32 random bytes or more.
 */
export function createFileLinks(secret: string, now: () => Date = () => new Date()): FileLinks {
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const keyOf = ({ serial, file, version, session }: LinkedFile, expires: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([serial, file, version ?? null, session ?? null, expires]))
      .digest('base64url');
  return {
    sign: (linked) => {
      const expires = String((Math.floor(seconds() / WINDOW_SECONDS) + WINDOWS) * WINDOW_SECONDS);
      return addressOf(linked, expires, keyOf(linked, expires));
    },
    isSigned: (asked) => {
      const given = Buffer.from(asked.key);
      const right = Buffer.from(keyOf(asked, asked.expires));
      return given.length === right.length && timingSafeEqual(given, right);
    },
    secondsLeft: ({ expires }) => Math.max(0, Number(expires) - seconds()),
  };
}

function addressOf({ serial, file, version, session }: LinkedFile, expires: string, key: string): string {
  const query = new URLSearchParams({
    ...(version !== undefined && { version }),
    ...(session !== undefined && { session }),
    ...{ expires, key },
  });
  return `${paths.files}${encodeURIComponent(serial)}/${encodeURIComponent(file)}?${query}`;
}
