import { AuthFailure, type AuthFailureKind } from '../../../src/web/adapters/auth/authPort';
import { signOut } from '../../../src/web/adapters/auth/authSignOut';
import { createTokenSource } from '../../../src/web/adapters/auth/authTokenSource';
import { fakeClient } from './authFakes';

const failing = (kind: AuthFailureKind) => () => Promise.reject(new AuthFailure(kind, 'code'));

describe('the token of a call', () => {
  test.each(['token', null])('is the one of single sign-on (%p)', async (token) => {
    const refused = jest.fn();
    const getToken = createTokenSource(fakeClient({ getToken: () => Promise.resolve(token) }), refused);
    await expect(getToken()).resolves.toBe(token);
    expect(refused).not.toHaveBeenCalled();
  });

  test('is none where the session is over, so that the API says so', async () => {
    const refused = jest.fn();
    const getToken = createTokenSource(fakeClient({ getToken: failing('interactionRequired') }), refused);
    await expect(getToken()).resolves.toBeNull();
    expect(refused).not.toHaveBeenCalled();
  });

  test('fails like the call where there is no network', async () => {
    const refused = jest.fn();
    await expect(createTokenSource(fakeClient({ getToken: failing('network') }), refused)()).rejects.toThrow('network');
    expect(refused).not.toHaveBeenCalled();
  });

  test.each<AuthFailureKind>(['invalid', 'failed', 'cancelled'])('%s ends the sign-in', async (kind) => {
    const refused = jest.fn();
    await expect(createTokenSource(fakeClient({ getToken: failing(kind) }), refused)()).rejects.toThrow(kind);
    expect(refused).toHaveBeenCalledWith(expect.objectContaining({ kind }));
  });

  test('a failure nobody named ends the sign-in too', async () => {
    const refused = jest.fn();
    const getToken = createTokenSource(fakeClient({ getToken: () => Promise.reject(new Error('?')) }), refused);
    await expect(getToken()).rejects.toThrow('?');
    expect(refused).toHaveBeenCalledTimes(1);
  });
});

describe('signing out', () => {
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

  test('tells the product first, with the token, as JSON', async () => {
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
  ])('goes on where the product answers with %s', async (_, answer) => {
    fetchFn.mockImplementationOnce(answer);
    await signOut({ port: port(), apiBaseUrl, fetchFn });
    expect(order).toEqual(['provider']);
  });

  test.each([
    ['there is none', () => Promise.resolve(null)],
    ['it cannot be had', failing('interactionRequired')],
  ])('sends no token where %s', async (_, getToken) => {
    await signOut({ port: port(getToken), apiBaseUrl, fetchFn });
    expect(order).toEqual(['provider']);
    expect(fetchFn).not.toHaveBeenCalled();
  });

  test('does not wait for ever for the product', async () => {
    const patience = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
    fetchFn.mockImplementationOnce(() => new Promise(() => undefined));
    const signingOut = signOut({ port: port(), apiBaseUrl, fetchFn });
    patience.abort();
    await signingOut;
    expect(order).toEqual(['provider']);
  });

  describe('without a network', () => {
    beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
    afterEach(() => jest.restoreAllMocks());

    test('does not leave for a page that cannot be had: drops the tokens, and fails', async () => {
      fetchFn.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
      const client = port();
      await expect(signOut({ port: client, apiBaseUrl, fetchFn })).rejects.toThrow('network');
      expect(client.forget).toHaveBeenCalledTimes(1);
      expect(order).toEqual([]);
    });

    test('signs out where the product answers all the same', async () => {
      const client = port();
      await signOut({ port: client, apiBaseUrl, fetchFn });
      expect(client.forget).not.toHaveBeenCalled();
      expect(order).toEqual(['product', 'provider']);
    });
  });

  test('fails where single sign-on does', async () => {
    const broken = fakeClient({ logout: failing('network') });
    await expect(signOut({ port: broken, apiBaseUrl, fetchFn })).rejects.toThrow('network');
  });
});
