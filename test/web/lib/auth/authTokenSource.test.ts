import { AuthFailure, type AuthFailureKind, createTokenSource } from '../../../../src/web/lib/auth/authPort';
import { fakeClient } from '../browser/authFakes';

const failing = (kind: AuthFailureKind) => () => Promise.reject(new AuthFailure(kind, 'code'));

const source = (getToken: () => Promise<string | null>) => {
  const [onInteractionRequired, onRefused] = [jest.fn(), jest.fn()];
  const port = fakeClient({ getToken });
  return { getToken: createTokenSource({ port, onInteractionRequired, onRefused }), onInteractionRequired, onRefused };
};

test.each(['token', null])('the token of a call is the one of single sign-on (%p)', async (token) => {
  const { getToken, onRefused } = source(() => Promise.resolve(token));
  await expect(getToken()).resolves.toBe(token);
  expect(onRefused).not.toHaveBeenCalled();
});

test('a call after the end of the session has no token, so that the API reports it', async () => {
  const { getToken, onInteractionRequired, onRefused } = source(failing('sessionOver'));
  await expect(getToken()).resolves.toBeNull();
  expect(onInteractionRequired).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
});

test('a call for which the provider wants the person themselves is neither sent nor failed: the page is about to be left', async () => {
  const { getToken, onInteractionRequired, onRefused } = source(failing('interactionRequired'));
  const settled = jest.fn();
  void getToken().finally(settled);
  await new Promise(process.nextTick);
  expect(onInteractionRequired).toHaveBeenCalledWith(expect.objectContaining({ kind: 'interactionRequired' }));
  expect(onRefused).not.toHaveBeenCalled();
  expect(settled).not.toHaveBeenCalled();
});

test('without a network the token of a call fails like the call', async () => {
  const { getToken, onRefused } = source(failing('network'));
  await expect(getToken()).rejects.toThrow('network');
  expect(onRefused).not.toHaveBeenCalled();
});

test.each<AuthFailureKind>(['invalid', 'failed', 'cancelled'])(
  'a failure of the kind %s ends the sign-in',
  async (kind) => {
    const { getToken, onRefused } = source(failing(kind));
    await expect(getToken()).rejects.toThrow(kind);
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ kind }));
  },
);

test('a failure of an unknown kind ends the sign-in too', async () => {
  const { getToken, onRefused } = source(() => Promise.reject(new Error('?')));
  await expect(getToken()).rejects.toThrow('?');
  expect(onRefused).toHaveBeenCalledTimes(1);
});
