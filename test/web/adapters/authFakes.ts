import { createAuthMemory } from '../../../src/web/adapters/auth/authMemory';
import type { AuthClient, User } from '../../../src/web/adapters/auth/authPort';
import type { OtherTabs, SessionEnd } from '../../../src/web/adapters/auth/tabs/otherTabs';
import type { SignedInTabs } from '../../../src/web/adapters/auth/tabs/signedInTabs';

export const dana: User = { id: '1', name: 'Dana Sales', email: 'sales@specai.test' };

/** Single sign-on that does what it is asked and never leaves the page. */
export const fakeClient = (overrides: Partial<AuthClient> = {}): jest.Mocked<AuthClient> => ({
  resume: jest.fn(overrides.resume ?? (() => Promise.resolve(dana))),
  getToken: jest.fn(overrides.getToken ?? (() => Promise.resolve('token'))),
  login: jest.fn(overrides.login ?? (() => new Promise<void>(() => undefined))),
  logout: jest.fn(overrides.logout ?? (() => new Promise<void>(() => undefined))),
  forget: jest.fn(overrides.forget ?? (() => Promise.resolve())),
});

/** The other tabs of this browser, as one of them: it records its notifications, and `announce` sends one. */
export function fakeTabs() {
  const notified: SessionEnd[] = [];
  const listeners: ((end: SessionEnd) => void)[] = [];
  const otherTabs: OtherTabs = {
    notify: (end) => void notified.push(end),
    subscribe: (onEnd) => void listeners.push(onEnd),
  };
  return { otherTabs, notified, announce: (end: SessionEnd) => listeners.forEach((listener) => listener(end)) };
}

/** Tabs in which this person is signed in; `shown` is what this tab says of itself, one after the other. */
export function fakeSignedInTabs(found: string | null | Error = null) {
  const shown: (string | null)[] = [];
  const signedInTabs: SignedInTabs = {
    show: (email) => void (shown.at(-1) === email || shown.push(email)),
    find: () => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found)),
  };
  return { signedInTabs, shown };
}

/** What an empty tab remembers. */
export function emptyMemory() {
  window.sessionStorage.clear();
  return createAuthMemory(window.sessionStorage);
}
