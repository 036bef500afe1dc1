import type { User } from './authPort';

/** An access token for the product API. */
export interface AccessToken {
  text: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

interface Kept {
  user: User;
  token: AccessToken;
}

const KEY = 'specai.auth.kept';
/** A call takes its time, and clocks differ. */
const MARGIN_MS = 30_000;

/**
 * The user and the access token of this tab: a reload need not wait for the sign-in library. Stored like the library's token
 * cache: per tab, in session storage, until the session ends.
 */
export function createKeptSignIn(storage: Storage, now: () => number = Date.now) {
  let user: User | null = null;
  return {
    /** Null without a token that the API would still accept. */
    read: (): { user: User; token: string } | null => {
      const kept = parsed(storage.getItem(KEY));
      if (kept === null || now() > kept.token.expiresAt - MARGIN_MS) return null;
      user = kept.user;
      return { user, token: kept.token.text };
    },
    keepUser: (next: User): void => void (user = next),
    /** Stores a token of the current user; does nothing after `clear`. */
    keepToken: (token: AccessToken): void => {
      if (user !== null) storage.setItem(KEY, JSON.stringify({ user, token } satisfies Kept));
    },
    clear: (): void => {
      user = null;
      storage.removeItem(KEY);
    },
  };
}

function parsed(text: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'user' in value && 'token' in value;
