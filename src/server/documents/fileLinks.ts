import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { paths } from '../../contract/paths';

interface LinkedFile {
  readonly serial: string;
  readonly file: string;
  /** Version of the record; absent if the file name is a content hash. */
  readonly version?: string | undefined;
  /** Session with which the address expires. */
  readonly session?: string | undefined;
}

export interface AskedFile extends LinkedFile {
  /** Seconds since 1970. */
  readonly expires: string;
  readonly key: string;
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
const MAX_SIGNED = 20_000;

/** Addresses that are signed within one of these are the same. */
export const signingWindow = (now: Date): number => Math.floor(now.getTime() / 1_000 / WINDOW_SECONDS);

/**
 * Signed addresses of files (HMAC-SHA256, RFC 2104), because an image or a PDF tab cannot carry a bearer token. The
 * secret should have at least 32 random bytes. An address is signed once per window.
 */
export function createFileLinks(
  secret: string,
  now: () => Date = () => new Date(),
  onSigned: () => void = () => undefined,
) {
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const keyOf = ({ serial, file, version, session }: LinkedFile, expires: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([serial, file, version ?? null, session ?? null, expires]))
      .digest('base64url');
  const signed = new LRUCache<string, string>({ max: MAX_SIGNED });
  return {
    /** The address of a unit's file, path and query, with a key that only the secret can make. */
    sign: (linked: LinkedFile) => {
      const { serial, file, version, session } = linked;
      const expires = String((signingWindow(now()) + WINDOWS) * WINDOW_SECONDS);
      const name = [serial, file, version, session, expires].join('\0');
      const known = signed.get(name);
      if (known !== undefined) return known;
      const address = addressOf(linked, expires, keyOf(linked, expires).slice(0, KEY_LETTERS));
      signed.set(name, address);
      onSigned();
      return address;
    },
    /** Whether `sign` made this address; constant time. */
    isSigned: (asked: AskedFile) => {
      const given = Buffer.from(asked.key);
      const right = Buffer.from(keyOf(asked, asked.expires).slice(0, Math.max(KEY_LETTERS, given.length)));
      return given.length === right.length && timingSafeEqual(given, right);
    },
    /** Seconds until the address expires, or 0. */
    secondsLeft: ({ expires }: AskedFile) => Math.max(0, Number(expires) - seconds()),
  };
}

export type FileLinks = ReturnType<typeof createFileLinks>;

function addressOf({ serial, file, version, session }: LinkedFile, expires: string, key: string): string {
  const query = new URLSearchParams({
    ...(version !== undefined && { version }),
    ...(session !== undefined && { session }),
    ...{ expires, key },
  });
  return `${paths.files}${encodeURIComponent(serial)}/${encodeURIComponent(file)}?${query}`;
}
