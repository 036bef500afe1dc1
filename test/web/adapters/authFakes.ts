import { createAuthMemory } from '../../../src/web/adapters/auth/authMemory';
import type { AuthClient, User } from '../../../src/web/adapters/auth/authPort';
import type { OtherTabs, SessionEnd } from '../../../src/web/adapters/auth/otherTabs';

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

/** What an empty tab remembers. */
export function emptyMemory() {
  window.sessionStorage.clear();
  return createAuthMemory(window.sessionStorage);
}
