import { createAuthPortAtOnce } from '../../../../../src/web/adapters/auth/atOnce/authAtOnce';
import { AuthFailure, type AuthClient } from '../../../../../src/web/adapters/auth/authPort';
import { createKeptSignIn } from '../../../../../src/web/adapters/auth/atOnce/keptSignIn';
import { dana, emptyMemory, fakeClient } from '../../authFakes';

const NOON = Date.UTC(2026, 10, 23, 12);
const SECOND = 1_000;

/** A tab at noon that keeps a token of 360 seconds, as the local sign-in gives them. */
function build({ client: overrides, keeps = true }: { client?: Partial<AuthClient>; keeps?: boolean } = {}) {
  const memory = emptyMemory();
  const clock = { now: NOON };
  const newKept = () => createKeptSignIn(window.sessionStorage, () => clock.now);
  const before = newKept();
  if (keeps) {
    before.keepUser(dana);
    before.keepToken({ text: 'kept', expiresAt: NOON + 360 * SECOND });
  }
  const client = fakeClient(overrides);
  const load = jest.fn(() => Promise.resolve(client));
  const kept = newKept();
  const background: (() => void)[] = [];
  const port = createAuthPortAtOnce(load, memory, kept, (work) => void background.push(work));
  const inBackground = async () => {
    background.splice(0).forEach((work) => work());
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { port, kept, client, load, clock, background, inBackground };
}

describe('a page that is loaded again', () => {
  test('a valid token of the tab answers without the sign-in library', async () => {
    const { port, load, clock, background } = build();
    clock.now += 59 * SECOND;
    await expect(port.resume()).resolves.toEqual(dana);
    await expect(port.getToken()).resolves.toBe('kept');
    expect(background).toHaveLength(0);
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['expires within half a minute', 331 * SECOND],
    ['was kept by a clock that has been turned back', -SECOND],
  ])('a token that %s is asked for anew', async (_, ms) => {
    const { port, clock } = build();
    clock.now += ms;
    await expect(port.resume()).resolves.toEqual(dana);
    await expect(port.getToken()).resolves.toBe('token');
  });

  test('what the tab keeps for another reason is not taken for a token', async () => {
    const { port } = build();
    for (const text of ['{', '7', '{"user":{}}', '{"user":{"id":"1","name":"n","email":"e"},"token":"t","since":1}']) {
      window.sessionStorage.setItem('specai.auth.kept', text);
      await expect(port.getToken()).resolves.toBe('token');
    }
  });

  test('without a kept token the sign-in library is asked, and its token is kept for the next page', async () => {
    const { port, kept, client } = build({ keeps: false });
    await port.resume();
    await expect(port.getToken()).resolves.toBe('token');
    expect(client.resume).toHaveBeenCalledTimes(1);
    kept.keepToken({ text: 'next', expiresAt: NOON + 3600 * SECOND });
    expect(kept.read()).toEqual({ user: dana, token: 'next', isAging: false });
  });

  test('once the sign-in library is there, it is asked for every call', async () => {
    const { port, inBackground } = build();
    await expect(port.getToken()).resolves.toBe('kept');
    port.preload();
    await inBackground();
    await expect(port.getToken()).resolves.toBe('token');
  });
});

describe('an aging token', () => {
  test('an aging token answers at once, and one renewal follows when the page is idle', async () => {
    const { port, clock, client, background, inBackground } = build();
    clock.now += 61 * SECOND;
    await expect(Promise.all([port.getToken(), port.getToken()])).resolves.toEqual(['kept', 'kept']);
    expect(background).toHaveLength(1);
    await inBackground();
    expect(client.getToken).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['sessionOver', null],
    ['network', 'kept'],
  ] as const)('after a renewal that failed with %s, the tab keeps %p', async (kind, expected) => {
    const getToken = () => Promise.reject(new AuthFailure(kind, 'test'));
    const { port, kept, clock, inBackground } = build({ client: { getToken } });
    clock.now += 61 * SECOND;
    await port.getToken();
    await inBackground();
    expect(kept.read()?.token ?? null).toBe(expected);
    await expect(port.getToken()).rejects.toMatchObject({ kind });
  });
});

test.each(['login', 'logout', 'forget'] as const)(
  '%s drops what the tab keeps, for a late renewal too',
  async (way) => {
    const { port, kept } = build();
    await port.resume();
    void (way === 'login' ? port.login({ again: true }) : port[way]());
    kept.keepToken({ text: 'late', expiresAt: NOON + 360 * SECOND });
    expect(kept.read()).toBeNull();
    expect(window.sessionStorage.getItem('specai.auth.kept')).toBeNull();
  },
);

test('a sign-in library that finds nobody drops what the tab keeps', async () => {
  const { port, clock } = build({ client: { resume: () => Promise.resolve(null) } });
  clock.now += 400 * SECOND;
  await expect(port.resume()).resolves.toBeNull();
  expect(window.sessionStorage.getItem('specai.auth.kept')).toBeNull();
});
