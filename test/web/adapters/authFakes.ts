import { createAuthMemory } from '../../../src/web/adapters/authMemory';
import type { AuthClient, User } from '../../../src/web/adapters/authPort';

export const dana: User = { id: '1', name: 'Dana Sales', email: 'sales@specai.test' };

/** Single sign-on that does what it is told and never leaves the page. */
export const fakeClient = (overrides: Partial<AuthClient> = {}): jest.Mocked<AuthClient> => ({
  resume: jest.fn(overrides.resume ?? (() => Promise.resolve(dana))),
  getToken: jest.fn(overrides.getToken ?? (() => Promise.resolve('token'))),
  login: jest.fn(overrides.login ?? (() => new Promise<void>(() => undefined))),
  logout: jest.fn(overrides.logout ?? (() => new Promise<void>(() => undefined))),
});

/** What an empty tab remembers. */
export function emptyMemory() {
  window.sessionStorage.clear();
  return createAuthMemory(window.sessionStorage);
}
