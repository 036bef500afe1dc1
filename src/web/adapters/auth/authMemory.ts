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
/** Outlives the sign-in: a tab whose person logged out signs nobody in by itself. */
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
