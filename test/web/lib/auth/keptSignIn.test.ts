import { createAuthPort } from '../../../../src/web/lib/auth/authOnDemand';
import { AuthFailure, type AuthClient } from '../../../../src/web/lib/auth/authPort';
import { createStoredSignIn } from '../../../../src/web/lib/auth/authMemory';
import { dana, emptyMemory, fakeClient } from '../browser/authFakes';

const NOON = Date.UTC(2026, 10, 23, 12);
const SECOND = 1_000;

function build({ client: overrides, keeps = true }: { client?: Partial<AuthClient>; keeps?: boolean } = {}) {
  const memory = emptyMemory();
  memory.hint = true;
  const clock = { now: NOON };
  const newStored = () => createStoredSignIn(window.sessionStorage, () => clock.now);
  const before = newStored();
  if (keeps) {
    before.keepUser(dana);
    before.keepToken({ text: 'kept', expiresAt: NOON + 360 * SECOND });
  }
  const client = fakeClient(overrides);
  const load = jest.fn(() => Promise.resolve(client));
  const retained = newStored();
  return { port: createAuthPort(load, memory, retained), retained, client, load, clock };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a page that is loaded again', () => {
  test('a valid token of the tab answers without the sign-in library', async () => {
    const { port, load, clock } = build();
    clock.now += 329 * SECOND;
    await expect(port.resume()).resolves.toEqual(dana);
    await expect(port.getToken()).resolves.toBe('kept');
    expect(load).not.toHaveBeenCalled();
  });

  test('a token that expires within half a minute is not used', async () => {
    const { port, clock } = build();
    clock.now += 331 * SECOND;
    await expect(port.resume()).resolves.toEqual(dana);
    await expect(port.getToken()).resolves.toBe('token');
  });

  test.each(['{', '7', '{"user":{}}'])('%s in the storage is no token', async (text) => {
    const { port } = build();
    window.sessionStorage.setItem('specai.auth.kept', text);
    await expect(port.getToken()).resolves.toBe('token');
  });

  test('without a stored token the sign-in library is used, and its token is stored for the next page', async () => {
    const { port, retained, client } = build({ keeps: false });
    await port.resume();
    await expect(port.getToken()).resolves.toBe('token');
    expect(client.resume).toHaveBeenCalledTimes(1);
    retained.keepToken({ text: 'next', expiresAt: NOON + 3600 * SECOND });
    expect(retained.read()).toEqual({ user: dana, token: 'next' });
  });

  test('once the sign-in library is loaded, it renews the token and gets every call', async () => {
    const { port, client } = build();
    await expect(port.getToken()).resolves.toBe('kept');
    port.preload();
    await settle();
    expect(client.getToken).toHaveBeenCalledTimes(1);
    await expect(port.getToken()).resolves.toBe('token');
  });

  test.each([
    ['a session that is over', new AuthFailure('sessionOver', 'test'), null],
    ['no network', new AuthFailure('network', 'test'), 'kept'],
    ['an unknown error', new Error('test'), 'kept'],
  ])('after a renewal that failed with %s, the tab has the token %p', async (_, error, expected) => {
    const { port, retained } = build({ client: { getToken: () => Promise.reject(error) } });
    port.preload();
    await settle();
    expect(retained.read()?.token ?? null).toBe(expected);
    await expect(port.getToken()).rejects.toBe(error);
  });
});

test.each(['login', 'logout', 'forget'] as const)(
  '%s removes the stored token, for a late renewal too',
  async (way) => {
    const { port, retained } = build();
    await port.resume();
    void (way === 'login' ? port.login({ again: true }) : port[way]());
    retained.keepToken({ text: 'late', expiresAt: NOON + 360 * SECOND });
    expect(retained.read()).toBeNull();
    expect(window.sessionStorage.getItem('specai.auth.kept')).toBeNull();
  },
);

test('a sign-in library that finds no user removes the stored token', async () => {
  const { port, clock } = build({ client: { resume: () => Promise.resolve(null) } });
  clock.now += 400 * SECOND;
  await expect(port.resume()).resolves.toBeNull();
  expect(window.sessionStorage.getItem('specai.auth.kept')).toBeNull();
});
