import { createAuthMemory } from '../../../../src/web/lib/auth/authMemory';
import type { AuthClient, User } from '../../../../src/web/lib/auth/authPort';
import type { OtherTabs, SessionEnd, SignedInTabs } from '../../../../src/web/lib/auth/tabs';

export const dana: User = { id: '1', name: 'Dana Sales', email: 'sales@specai.test' };

export const fakeClient = (overrides: Partial<AuthClient> = {}): jest.Mocked<AuthClient> => ({
  resume: jest.fn(overrides.resume ?? (() => Promise.resolve(dana))),
  getToken: jest.fn(overrides.getToken ?? (() => Promise.resolve('token'))),
  login: jest.fn(overrides.login ?? (() => new Promise<void>(() => undefined))),
  logout: jest.fn(overrides.logout ?? (() => new Promise<void>(() => undefined))),
  forget: jest.fn(overrides.forget ?? (() => Promise.resolve())),
});

export function fakeTabs() {
  const notified: SessionEnd[] = [];
  const listeners: ((end: SessionEnd) => void)[] = [];
  const otherTabs: OtherTabs = {
    notify: (end) => void notified.push(end),
    subscribe: (onEnd) => void listeners.push(onEnd),
  };
  return { otherTabs, notified, announce: (end: SessionEnd) => listeners.forEach((listener) => listener(end)) };
}

export function fakeSignedInTabs(found: string | null | Error = null) {
  const shown: (string | null)[] = [];
  const signedInTabs: SignedInTabs = {
    show: (email) => void (shown.at(-1) === email || shown.push(email)),
    find: () => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found)),
  };
  return { signedInTabs, shown };
}

export function emptyMemory() {
  window.sessionStorage.clear();
  return createAuthMemory(window.sessionStorage);
}
