import { AuthFailure, type AuthFailureKind } from '../../../../src/web/lib/auth/authPort';
import { signOut } from '../../../../src/web/lib/auth/authSignOut';
import { fakeClient } from '../browser/authFakes';

const failing = (kind: AuthFailureKind) => () => Promise.reject(new AuthFailure(kind, 'code'));

const order: string[] = [];
const port = (getToken = () => Promise.resolve<string | null>('token')) =>
  fakeClient({ getToken, logout: () => Promise.resolve(void order.push('provider')) });
const fetchFn = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const apiBaseUrl = () => Promise.resolve('https://api.specai.test');

beforeEach(() => {
  order.splice(0);
  fetchFn.mockImplementation(() => {
    order.push('product');
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

test('signing out ends the session at the product first, with the token, as JSON', async () => {
  await signOut({ port: port(), apiBaseUrl, fetchFn });
  expect(order).toEqual(['product', 'provider']);
  expect(fetchFn).toHaveBeenCalledWith('https://api.specai.test/auth/logout/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer token' },
    body: '{}',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

test.each([
  ['an error', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('signing out goes on where the product answers with %s', async (_, answer) => {
  fetchFn.mockImplementationOnce(answer);
  await signOut({ port: port(), apiBaseUrl, fetchFn });
  expect(order).toEqual(['provider']);
});

test.each([
  ['there is none', () => Promise.resolve(null)],
  ['the session is over', failing('sessionOver')],
])('the product is called without a token where %s', async (_, getToken) => {
  await signOut({ port: port(getToken), apiBaseUrl, fetchFn });
  expect(order).toEqual(['product', 'provider']);
  expect(fetchFn.mock.lastCall?.[1]?.headers).toEqual({ 'content-type': 'application/json' });
});

test('signing out waits a second for the product at most', async () => {
  const patience = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  fetchFn.mockImplementationOnce(() => new Promise(() => undefined));
  const signingOut = signOut({ port: port(), apiBaseUrl, fetchFn });
  patience.abort();
  await signingOut;
  expect(timeout).toHaveBeenCalledWith(1000);
  expect(order).toEqual(['provider']);
});

describe('without a network', () => {
  beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => jest.restoreAllMocks());

  test('without a network, signing out does not open a page that cannot load: it drops the tokens and fails', async () => {
    fetchFn.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    const client = port();
    await expect(signOut({ port: client, apiBaseUrl, fetchFn })).rejects.toThrow('network');
    expect(client.forget).toHaveBeenCalledTimes(1);
    expect(order).toEqual([]);
  });

  test('without a network, signing out succeeds if the product answers all the same', async () => {
    const client = port();
    await signOut({ port: client, apiBaseUrl, fetchFn });
    expect(client.forget).not.toHaveBeenCalled();
    expect(order).toEqual(['product', 'provider']);
  });
});

test('signing out fails where single sign-on fails', async () => {
  const broken = fakeClient({ logout: failing('network') });
  await expect(signOut({ port: broken, apiBaseUrl, fetchFn })).rejects.toThrow('network');
});
