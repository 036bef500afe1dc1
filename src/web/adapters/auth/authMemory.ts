import type { User } from './authPort';

/** What one browser tab remembers of its sign-in, over redirects and reloads. Holds no tokens. */
export interface AuthMemory {
  /** There is a sign-in to resume: one is under way, or the person is signed in. */
  hint: boolean;
  /** The app itself sent the person to the provider, and no token has come of it yet. */
  isRenewing: boolean;
  /** The tab has been sent to the provider before, whatever came of it. */
  wasAtProvider: boolean;
  /** Leaves a message for the sign-in screen behind a redirect; null takes it back. */
  leaveNotice: (text: string | null) => void;
  /** The message left behind, once. */
  takeNotice: () => string | null;
  /** Where the person was when the server ended the session, for the return page alone; null takes it back. */
  leaveAddress: (address: string | null) => void;
  /** The address left behind, once. */
  takeAddress: () => string | null;
}

const HINT = 'specai.auth';
const RENEWING = 'specai.auth.renewing';
/** Outlives the sign-in: a tab whose person logged out signs no one in by itself. */
const AT_PROVIDER = 'specai.was-at-provider';
const NOTICE = 'specai.auth.notice';
const ADDRESS = 'specai.auth.address';

/** Kept like the token cache: per tab, in session storage. */
export function createAuthMemory(storage: Storage): AuthMemory {
  const setFlag = (key: string, isSet: boolean): void => (isSet ? storage.setItem(key, '1') : storage.removeItem(key));
  const leave = (key: string) => (text: string | null) =>
    text === null ? storage.removeItem(key) : storage.setItem(key, text);
  const take = (key: string) => () => {
    const text = storage.getItem(key);
    storage.removeItem(key);
    return text;
  };
  return {
    get hint() {
      return storage.getItem(HINT) !== null;
    },
    set hint(isSet) {
      setFlag(HINT, isSet);
    },
    get isRenewing() {
      return storage.getItem(RENEWING) !== null;
    },
    set isRenewing(isSet) {
      setFlag(RENEWING, isSet);
    },
    get wasAtProvider() {
      return storage.getItem(AT_PROVIDER) !== null;
    },
    set wasAtProvider(isSet) {
      setFlag(AT_PROVIDER, isSet);
    },
    leaveNotice: leave(NOTICE),
    takeNotice: take(NOTICE),
    leaveAddress: leave(ADDRESS),
    takeAddress: take(ADDRESS),
  };
}

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
