import { createAuthMemory } from '../../../src/web/adapters/auth/authMemory';
import type { AuthClient, User } from '../../../src/web/adapters/auth/authPort';
import type { OtherTabs, SessionEnd } from '../../../src/web/adapters/auth/otherTabs';

export const dana: User = { id: '1', name: 'Dana Sales', email: 'sales@specai.test' };

/** Single sign-on that does what it is told and never leaves the page. */
export const fakeClient = (overrides: Partial<AuthClient> = {}): jest.Mocked<AuthClient> => ({
  resume: jest.fn(overrides.resume ?? (() => Promise.resolve(dana))),
  getToken: jest.fn(overrides.getToken ?? (() => Promise.resolve('token'))),
  login: jest.fn(overrides.login ?? (() => new Promise<void>(() => undefined))),
  logout: jest.fn(overrides.logout ?? (() => new Promise<void>(() => undefined))),
  forget: jest.fn(overrides.forget ?? (() => Promise.resolve())),
});

/** The other tabs of this browser, as one of them: it keeps what it was told, and `say` speaks for it. */
export function fakeTabs() {
  const told: SessionEnd[] = [];
  const listeners: ((end: SessionEnd) => void)[] = [];
  const otherTabs: OtherTabs = {
    notify: (end) => void told.push(end),
    subscribe: (onEnd) => void listeners.push(onEnd),
  };
  return { otherTabs, told, say: (end: SessionEnd) => listeners.forEach((hear) => hear(end)) };
}

/** What an empty tab remembers. */
export function emptyMemory() {
  window.sessionStorage.clear();
  return createAuthMemory(window.sessionStorage);
}
