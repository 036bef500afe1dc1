import type { User } from '../authPort';

/** An access token for the product API. */
export interface AccessToken {
  text: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

interface Kept {
  user: User;
  token: AccessToken;
  /** When it was kept, ms since the epoch. */
  since: number;
}

/** Who is signed in in this tab, and with what: the next page load need not wait for the sign-in library to say so. */
export interface KeptSignIn {
  /** Null where nothing is kept that the API would still take. */
  read: () => { user: User; token: string; isAging: boolean } | null;
  keepUser: (user: User) => void;
  /** Of the user who was kept before; without one, nothing is kept. */
  keepToken: (token: AccessToken) => void;
  clear: () => void;
}

const KEY = 'specai.auth.kept';
/** A call takes its time, and clocks differ. */
const MARGIN_MS = 30_000;
/** From then on the sign-in library renews a token that it is asked for; each renewal keeps the session awake. */
const AGING_MS = 300_000;

/** Kept like the token cache of the sign-in library: per tab, in session storage, until the session ends. */
export function createKeptSignIn(storage: Storage, now: () => number = Date.now): KeptSignIn {
  let user: User | null = null;
  const clear = () => {
    user = null;
    storage.removeItem(KEY);
  };
  return {
    read: () => {
      const kept = parsed(storage.getItem(KEY));
      // A clock that was turned back says nothing about the token.
      if (kept === null || now() < kept.since || now() > kept.token.expiresAt - MARGIN_MS) return null;
      user = kept.user;
      return { user, token: kept.token.text, isAging: now() > kept.token.expiresAt - AGING_MS };
    },
    keepUser: (next) => void (user = next),
    keepToken: (token) => {
      if (user === null) return;
      const kept: Kept = { user, token, since: now() };
      storage.setItem(KEY, JSON.stringify(kept));
    },
    clear,
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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isUser = (value: unknown): boolean =>
  isObject(value) && [value['id'], value['name'], value['email']].every((part) => typeof part === 'string');

const isToken = (value: unknown): boolean =>
  isObject(value) && typeof value['text'] === 'string' && typeof value['expiresAt'] === 'number';

const isKept = (value: unknown): value is Kept =>
  isObject(value) && isUser(value['user']) && isToken(value['token']) && typeof value['since'] === 'number';
