import type { User } from './authPort';
import { parseJson } from '../browser/storage';

/** State of the sign-in in one browser tab, across redirects and reloads. Holds no tokens. */
export interface AuthMemory {
  hint: boolean;
  /** The app itself redirected to the provider and has no token yet. */
  isRenewing: boolean;
  wasAtProvider: boolean;
  /** Leaves a message for the sign-in screen across a redirect; null removes it. */
  leaveNotice: (text: string | null) => void;
  takeNotice: () => string | null;
  leaveAddress: (address: string | null) => void;
  takeAddress: () => string | null;
}

const HINT = 'specai.auth';
const RENEWING = 'specai.auth.renewing';
/** Not cleared by logout: a tab that was logged out never signs in by itself. */
const AT_PROVIDER = 'specai.was-at-provider';
const NOTICE = 'specai.auth.notice';
const ADDRESS = 'specai.auth.address';

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

export interface AccessToken {
  text: string;
  /** Unix time, ms. */
  expiresAt: number;
}

interface StoredSignIn {
  user: User;
  token: AccessToken;
}

const KEY = 'specai.auth.kept';
/** Allows for latency and clock skew. */
const MARGIN_MS = 30_000;

/** The user and access token of this tab, in session storage: a reload need not wait for the sign-in library. */
export function createStoredSignIn(storage: Storage, now: () => number = Date.now) {
  let user: User | null = null;
  return {
    read: (): { user: User; token: string } | null => {
      const stored = parseJson(storage.getItem(KEY));
      if (!isStoredSignIn(stored) || now() > stored.token.expiresAt - MARGIN_MS) return null;
      user = stored.user;
      return { user, token: stored.token.text };
    },
    keepUser: (next: User): void => void (user = next),
    keepToken: (token: AccessToken): void => {
      if (user !== null) storage.setItem(KEY, JSON.stringify({ user, token } satisfies StoredSignIn));
    },
    clear: (): void => {
      user = null;
      storage.removeItem(KEY);
    },
  };
}

const isStoredSignIn = (value: unknown): value is StoredSignIn =>
  typeof value === 'object' && value !== null && 'user' in value && 'token' in value;
