import { LRUCache } from 'lru-cache';
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
 * Of 43, 128 bits: the half of an HMAC proves as much (RFC 2104, section 5), and does not compress. Servers of the release before
 * sign with whole keys, which are taken too.
 */
const KEY_LETTERS = 22;
/** Addresses of one window that are known; a list shows 50 units at a time. */
const MOST_SIGNED = 20_000;

/** Addresses that are signed within one of these are the same. */
export const signingWindow = (now: Date): number => Math.floor(now.getTime() / 1_000 / WINDOW_SECONDS);

/**
 * Addresses of files that prove themselves (HMAC-SHA256, RFC 2104): an image or a PDF tab cannot carry a bearer token, so
 * the key in the address stands for it. The secret wants 32 random bytes or more. An address is signed once for each window;
 * `onSigned` counts them.
 */
export function createFileLinks(
  secret: string,
  now: () => Date = () => new Date(),
  onSigned: () => void = () => undefined,
): FileLinks {
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const keyOf = ({ serial, file, version, session }: LinkedFile, expires: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([serial, file, version ?? null, session ?? null, expires]))
      .digest('base64url');
  const signed = new LRUCache<string, string>({ max: MOST_SIGNED });
  return {
    sign: (linked) => {
      const { serial, file, version, session } = linked;
      const expires = String((signingWindow(now()) + WINDOWS) * WINDOW_SECONDS);
      const name = JSON.stringify([serial, file, version, session, expires]);
      const known = signed.get(name);
      if (known !== undefined) return known;
      const address = addressOf(linked, expires, keyOf(linked, expires).slice(0, KEY_LETTERS));
      signed.set(name, address);
      onSigned();
      return address;
    },
    isSigned: (asked) => {
      const given = Buffer.from(asked.key);
      const right = Buffer.from(keyOf(asked, asked.expires).slice(0, Math.max(KEY_LETTERS, given.length)));
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
