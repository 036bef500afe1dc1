import { AuthFailure, type AuthFailureKind } from '../../../../src/web/adapters/auth/authPort';
import { createTokenSource } from '../../../../src/web/adapters/auth/authTokenSource';
import { fakeClient } from '../authFakes';

const failing = (kind: AuthFailureKind) => () => Promise.reject(new AuthFailure(kind, 'code'));

test.each(['token', null])('the token of a call is the one of single sign-on (%p)', async (token) => {
  const refused = jest.fn();
  const getToken = createTokenSource(fakeClient({ getToken: () => Promise.resolve(token) }), refused);
  await expect(getToken()).resolves.toBe(token);
  expect(refused).not.toHaveBeenCalled();
});

test('a call has no token where the session is over, so that the API reports it', async () => {
  const refused = jest.fn();
  const getToken = createTokenSource(fakeClient({ getToken: failing('interactionRequired') }), refused);
  await expect(getToken()).resolves.toBeNull();
  expect(refused).not.toHaveBeenCalled();
});

test('the token of a call fails like the call where there is no network', async () => {
  const refused = jest.fn();
  await expect(createTokenSource(fakeClient({ getToken: failing('network') }), refused)()).rejects.toThrow('network');
  expect(refused).not.toHaveBeenCalled();
});

test.each<AuthFailureKind>(['invalid', 'failed', 'cancelled'])(
  'a failure of the kind %s ends the sign-in',
  async (kind) => {
    const refused = jest.fn();
    await expect(createTokenSource(fakeClient({ getToken: failing(kind) }), refused)()).rejects.toThrow(kind);
    expect(refused).toHaveBeenCalledWith(expect.objectContaining({ kind }));
  },
);

test('a failure of an unknown kind ends the sign-in too', async () => {
  const refused = jest.fn();
  const getToken = createTokenSource(fakeClient({ getToken: () => Promise.reject(new Error('?')) }), refused);
  await expect(getToken()).rejects.toThrow('?');
  expect(refused).toHaveBeenCalledTimes(1);
});
