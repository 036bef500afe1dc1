/* oxlint-disable no-console -- the library announces itself there */
import { unannounced } from '../../../../../src/server/features/signIn/provider/localProvider';

const ANNOUNCEMENT = 'oidc-provider WARNING: Unsupported runtime. Use Node.js v22.x LTS, or a later LTS release.';

afterEach(() => jest.restoreAllMocks());

test('while the library loads, only its announcement is not heard', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const loaded = await unannounced(() => {
    console.warn(ANNOUNCEMENT);
    console.warn('something else', 7);
    return Promise.resolve('the library');
  });
  expect(loaded).toBe('the library');
  expect(warn.mock.calls).toEqual([['something else', 7]]);
});

test('once it has loaded, or could not, everything is heard again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await unannounced(() => Promise.resolve());
  console.warn(ANNOUNCEMENT);
  await expect(unannounced(() => Promise.reject(new Error('not installed')))).rejects.toThrow('not installed');
  console.warn(ANNOUNCEMENT);
  expect(warn.mock.calls).toEqual([[ANNOUNCEMENT], [ANNOUNCEMENT]]);
});
