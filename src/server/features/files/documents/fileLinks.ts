import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { paths } from '../../../../contract/paths';

interface LinkedFile {
  readonly serial: string;
  readonly file: string;
  /** Version of the record; absent if the file name is a content hash. */
  readonly version?: string | undefined;
  /** Session that the address ends with. */
  readonly session?: string | undefined;
}

export interface RequestedFile extends LinkedFile {
  /** Seconds since 1970. */
  readonly expires: string;
  readonly key: string;
}

/** An address is valid for 10 to 15 minutes, and constant within a window, so that caches see one. */
const WINDOW_SECONDS = 5 * 60;
const WINDOWS = 3;
/** 128 bits suffice (RFC 2104, section 5). Longer keys of the previous release are accepted. */
const KEY_LETTERS = 22;
const MAX_SIGNED = 20_000;

export const signingWindow = (now: Date): number => Math.floor(now.getTime() / 1_000 / WINDOW_SECONDS);

/** HMAC-signed file addresses (RFC 2104): images and PDF tabs carry no bearer token. The secret needs 32 random bytes. */
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
    /** Constant time. */
    isSigned: (requested: RequestedFile) => {
      const given = Buffer.from(requested.key);
      const right = Buffer.from(keyOf(requested, requested.expires).slice(0, Math.max(KEY_LETTERS, given.length)));
      return given.length === right.length && timingSafeEqual(given, right);
    },
    secondsLeft: ({ expires }: RequestedFile) => Math.max(0, Number(expires) - seconds()),
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
