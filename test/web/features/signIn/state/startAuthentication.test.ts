import { type AuthClient, AuthFailure } from '../../../../../src/web/lib/auth/authPort';
import { createAuthPort } from '../../../../../src/web/lib/auth/authOnDemand';
import { startAuthentication } from '../../../../../src/web/features/signIn/state/startAuthentication';
import { emptyMemory, fakeClient, fakeSignedInTabs, fakeTabs } from '../../../lib/browser/authFakes';

const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

interface Situation {
  client?: Partial<AuthClient>;
  hint?: boolean;
  isRenewing?: boolean;
  notice?: string;
  address?: string;
  wasAtProvider?: boolean;
  found?: string | Error;
}

async function begin({
  client: overrides,
  hint = true,
  isRenewing = false,
  notice,
  address: left = '',
  wasAtProvider = false,
  found,
}: Situation = {}) {
  const memory = emptyMemory();
  memory.hint = hint;
  memory.isRenewing = isRenewing;
  memory.wasAtProvider = wasAtProvider;
  if (notice !== undefined) memory.leaveNotice(notice);
  memory.leaveAddress(left);
  const client = fakeClient(overrides);
  const load = jest.fn(() => Promise.resolve(client));
  const notifier = { success: jest.fn(), failure: jest.fn() };
  const log = jest.fn();
  const port = createAuthPort(load, memory);
  const apiBaseUrl = () => Promise.reject(new Error('no product here'));
  const { otherTabs, notified, announce } = fakeTabs();
  const { signedInTabs, shown } = fakeSignedInTabs(found);
  const forgetWork = jest.fn();
  const address = () => '/order/10001?page=2';
  const ports = { port, memory, notifier, otherTabs, signedInTabs, forgetWork, address, apiBaseUrl, log };
  const actor = startAuthentication(ports);
  await settle();
  return { actor, client, load, memory, notifier, log, notified, announce, shown, forgetWork };
}

test('a visitor meets the sign-in screen and loads nothing', async () => {
  const { actor, load, notifier } = await begin({ hint: false });
  expect(actor.getSnapshot().value).toBe('loggedOut');
  expect(load).not.toHaveBeenCalled();
  expect(notifier.failure).not.toHaveBeenCalled();
});

test('a person who was signed in is again', async () => {
  const { actor } = await begin();
  expect(actor.getSnapshot()).toMatchObject({ value: 'authenticated', context: { user: { name: 'Dana Sales' } } });
});

test('a token is never in the context', async () => {
  const { actor } = await begin({ client: { getToken: () => Promise.resolve('SECRET') } });
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('SECRET');
});

test('every failure raises one message titled Authentication Error', async () => {
  const { notifier } = await begin({ client: { getToken: () => Promise.resolve(null) } });
  expect(notifier.failure.mock.calls).toEqual([['Authentication Error', 'No access token available']]);
});

test('an error that came back from the provider is logged and shown', async () => {
  const trouble = new AuthFailure('failed', 'server_error');
  const { actor, log, notifier } = await begin({ client: { resume: () => Promise.reject(trouble) } });
  expect(actor.getSnapshot().value).toBe('loggedOut');
  expect(log.mock.calls).toEqual([[trouble]]);
  expect(notifier.failure.mock.calls).toEqual([['Authentication Error', 'Login failed. Please try again.']]);
});

test('single sign-on that cannot start is logged and nothing is shown', async () => {
  const trouble = new Error('The library could not be loaded.');
  const { actor, log, notifier } = await begin({ client: { resume: () => Promise.reject(trouble) } });
  expect(actor.getSnapshot().value).toBe('loggedOut');
  expect(log.mock.calls).toEqual([[trouble]]);
  expect(notifier.failure).not.toHaveBeenCalled();
});

test('interaction that is required in the middle of a session leads to the provider; work and tabs are left alone', async () => {
  const { actor, client, memory, notifier, notified, forgetWork } = await begin();
  const error = new AuthFailure('interactionRequired', 'interaction_required');
  for (let call = 0; call < 5; call += 1) actor.send({ type: 'INTERACTION_REQUIRED', error });
  await settle();
  expect(client.login.mock.calls).toEqual([[{ again: true }]]);
  expect(memory).toMatchObject({ hint: true, isRenewing: true });
  expect([memory.takeNotice(), memory.takeAddress()]).toEqual([null, null]);
  expect(client.logout).not.toHaveBeenCalled();
  expect(notifier.failure).not.toHaveBeenCalled();
  expect(notified).toEqual([]);
  expect(forgetWork).not.toHaveBeenCalled();
});

test('a session that only a person can renew leads to the provider once', async () => {
  const getToken = () => Promise.reject(new AuthFailure('interactionRequired', 'login_required'));
  const first = await begin({ client: { getToken } });
  expect(first.client.login.mock.calls).toEqual([[{ again: true }]]);
  expect(first.memory.isRenewing).toBe(true);

  const returned = await begin({ client: { getToken }, isRenewing: true });
  expect(returned.client.login).not.toHaveBeenCalled();
  expect(returned.notifier.failure).toHaveBeenCalledWith(
    'Authentication Error',
    'Token acquisition failed. Please login again.',
  );
});

test('the message of a time-out outlives the sign-out and is shown once after it', async () => {
  const { actor, client, memory, notifier } = await begin();
  for (let call = 0; call < 5; call += 1) actor.send({ type: 'UNAUTHORIZED' });
  await settle();
  expect(client.logout).toHaveBeenCalledTimes(1);
  expect(notifier.failure).not.toHaveBeenCalled();
  const left = memory.takeNotice() ?? undefined;

  const after = await begin({ hint: false, notice: left });
  expect(after.notifier.failure.mock.calls).toEqual([
    ['Authentication Error', 'Session timed out afer 15 minutes of inactivity'],
  ]);
  expect(after.actor.getSnapshot().context.error).toBe('Session timed out afer 15 minutes of inactivity');
  expect(after.memory.takeNotice()).toBeNull();
});

test('a sign-out that fails says so, and leaves no message for later', async () => {
  const { actor, memory, notifier } = await begin({ client: { logout: () => Promise.reject(new Error('down')) } });
  actor.send({ type: 'UNAUTHORIZED' });
  await settle();
  expect(actor.getSnapshot().value).toBe('loggedOut');
  expect(notifier.failure.mock.calls).toEqual([['Authentication Error', 'Logout failed. Please try again.']]);
  expect(memory.takeNotice()).toBeNull();
  expect(memory.takeAddress()).toBeNull();
});

test('a time-out saves the address for the way back and the work, and notifies the other tabs once', async () => {
  const { actor, memory, notified, forgetWork } = await begin();
  for (let call = 0; call < 5; call += 1) actor.send({ type: 'UNAUTHORIZED' });
  expect(memory.takeAddress()).toBe('/order/10001?page=2');
  expect(notified).toEqual([{ userId: '1', isTimeout: true }]);
  expect(forgetWork).not.toHaveBeenCalled();
});

test('an address that no return page took does not lead a later sign-in astray', async () => {
  const { memory } = await begin({ address: '/order/10001' });
  expect(memory.takeAddress()).toBeNull();
});

test('logging out forgets the work, leaves no address and notifies the other tabs', async () => {
  const { actor, memory, notified, forgetWork } = await begin();
  memory.leaveAddress('/order/of-an-older-time-out');
  actor.send({ type: 'LOGOUT' });
  expect(memory.takeAddress()).toBeNull();
  expect(forgetWork.mock.calls).toEqual([['1']]);
  expect(notified).toEqual([{ userId: '1', isTimeout: false }]);
});

describe('a session that ended in another tab', () => {
  test('a session that ended in another tab ends here too: it calls no server, notifies no tab, goes nowhere and raises nothing', async () => {
    const { actor, client, memory, notifier, notified, announce } = await begin();
    announce({ userId: '1', isTimeout: false });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'loggedOut', context: { user: null, error: null } });
    expect(memory.hint).toBe(false);
    expect(client.forget).toHaveBeenCalledTimes(1);
    expect(client.logout).not.toHaveBeenCalled();
    expect(client.login).not.toHaveBeenCalled();
    expect(notified).toEqual([]);
    expect(notifier.failure).not.toHaveBeenCalled();
  });

  test.each([
    [false, [['1']]],
    [true, []],
  ])(
    'a session that ended in another tab by a time-out %p leaves the work of this tab forgotten %j',
    async (isTimeout, forgotten) => {
      const { announce, forgetWork } = await begin();
      announce({ userId: '1', isTimeout });
      expect(forgetWork.mock.calls).toEqual(forgotten);
    },
  );

  test('a session that ended in another tab is forgotten even where this tab had timed out before', async () => {
    const { announce, forgetWork } = await begin({ hint: false });
    announce({ userId: '1', isTimeout: false });
    expect(forgetWork.mock.calls).toEqual([['1']]);
  });

  test("the end of another person's session in another tab has no effect", async () => {
    const { actor, client, announce } = await begin();
    announce({ userId: '2', isTimeout: false });
    await settle();
    expect(actor.getSnapshot().value).toBe('authenticated');
    expect(client.forget).not.toHaveBeenCalled();
  });

  test('a session that ended in another tab ends here although its tokens cannot be dropped', async () => {
    const { actor, log, announce } = await begin({ client: { forget: () => Promise.reject(new Error('refused')) } });
    announce({ userId: '1', isTimeout: true });
    await settle();
    expect(actor.getSnapshot().value).toBe('loggedOut');
    expect(log).toHaveBeenCalledTimes(1);
  });
});

test('signing in leaves for the provider; turning back leads to the sign-in screen without a word', async () => {
  const turnBack = () => Promise.reject(new AuthFailure('cancelled', 'user_cancelled'));
  const { actor, client, notifier } = await begin({ hint: false, client: { login: turnBack } });
  actor.send({ type: 'LOGIN' });
  expect(actor.getSnapshot().value).toEqual({ redirecting: 'first' });
  await settle();
  expect(client.login.mock.calls).toEqual([[{ again: false }]]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'loggedOut', context: { error: null } });
  expect(notifier.failure).not.toHaveBeenCalled();
});

describe('a new tab', () => {
  const joining = [{ again: false, joining: 'sales@specai.test' }];

  test('a new tab joins the session of another tab without a press, and loads nothing without one', async () => {
    const joined = await begin({ hint: false, found: 'sales@specai.test' });
    expect(joined.client.login.mock.calls).toEqual([joining]);
    expect(joined.memory).toMatchObject({ hint: true, wasAtProvider: true });
    const alone = await begin({ hint: false });
    expect(alone.load).not.toHaveBeenCalled();
  });

  test('a tab that has been at the provider before joins none: its person logged out, timed out or turned back there', async () => {
    const { actor, client } = await begin({ hint: false, wasAtProvider: true, found: 'sales@specai.test' });
    expect(actor.getSnapshot().value).toBe('loggedOut');
    expect(client.login).not.toHaveBeenCalled();
  });

  test.each([
    ['sessionOver', 'login_required'],
    ['interactionRequired', 'interaction_required'],
  ] as const)(
    'where the provider will not let it join (%s) it shows the sign-in screen, and no error',
    async (kind, code) => {
      const declined = new AuthFailure(kind, code);
      const { actor, log, notifier } = await begin({ client: { resume: () => Promise.reject(declined) } });
      expect(actor.getSnapshot()).toMatchObject({ value: 'loggedOut', context: { error: null } });
      expect(log.mock.calls).toEqual([[declined]]);
      expect(notifier.failure).not.toHaveBeenCalled();
    },
  );

  test('it shows the sign-in screen, and no error, if the provider cannot be reached', async () => {
    const login = () => Promise.reject(new AuthFailure('network', 'no_network_connectivity'));
    const { actor, log, notifier } = await begin({ hint: false, found: 'sales@specai.test', client: { login } });
    expect(actor.getSnapshot().value).toBe('loggedOut');
    expect(log).toHaveBeenCalledTimes(1);
    expect(notifier.failure).not.toHaveBeenCalled();
  });

  test('it shows the sign-in screen if the other tabs cannot be seen', async () => {
    const { actor, log } = await begin({ hint: false, found: new Error('no locks here') });
    expect(actor.getSnapshot().value).toBe('loggedOut');
    expect(log.mock.calls).toEqual([[new Error('no locks here')]]);
  });
});

test('the tab says who is signed in here until their session ends', async () => {
  const { actor, shown } = await begin();
  expect(shown.at(-1)).toBe('sales@specai.test');
  actor.send({ type: 'LOGOUT' });
  expect(shown.at(-1)).toBeNull();
});
