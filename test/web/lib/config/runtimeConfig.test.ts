import { fetchRuntimeConfig } from '../../../../src/web/lib/config/runtimeConfig';
import { once } from '../../../../src/web/lib/loading/preloadable';

const signIn = {
  protocolMode: 'OIDC',
  clientId: 'specai-web',
  authority: 'https://localhost/oidc',
  knownAuthorities: ['localhost'],
  apiScopes: ['api://specai/access_as_user'],
  extraScopesToConsent: ['User.Read'],
};
const answering = (body: BodyInit, init?: ResponseInit) => jest.fn(() => Promise.resolve(new Response(body, init)));

test('the configuration is requested once, and describes what a plain product API can do', async () => {
  const fetchFn = answering(JSON.stringify({ signIn, unknown: true }));
  await expect(fetchRuntimeConfig(fetchFn)).resolves.toEqual({
    apiBaseUrl: '',
    inventorySystemUrl: '',
    capabilities: { unitOptions: 'simulated', reservations: 'sample', import: 'off', insights: 'off' },
    devTools: false,
    recording: false,
    signIn,
  });
  expect(fetchFn).toHaveBeenCalledTimes(1);
  expect(fetchFn).toHaveBeenCalledWith('/config.json', { signal: expect.any(AbortSignal) as AbortSignal });
});

test.each([
  ['an error', answering('', { status: 503 })],
  ['a page', answering('<!doctype html>')],
  ['no sign-in', answering('{}')],
  ['a sign-in it does not know', answering(JSON.stringify({ signIn: { ...signIn, protocolMode: 'SAML' } }))],
  ['nothing', jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
])('reading the configuration fails where the server answers with %s', async (_, fetchFn) => {
  await expect(fetchRuntimeConfig(fetchFn)).rejects.toThrow();
});

test('a configuration in the page is not requested', async () => {
  const fetchFn = answering('', { status: 503 });
  document.body.innerHTML = `<script type="application/json" id="config">${JSON.stringify({ signIn })}</script>`;
  await expect(fetchRuntimeConfig(fetchFn)).resolves.toMatchObject({ apiBaseUrl: '', signIn });
  expect(fetchFn).not.toHaveBeenCalled();
  document.body.innerHTML = '<script type="application/json" id="config">__CONFIG__</script>';
  await expect(fetchRuntimeConfig(fetchFn)).rejects.toThrow('/config.json answered 503');
});

describe('once', () => {
  test('a call made once runs once, however many callers wait for it', async () => {
    const make = jest.fn(() => Promise.resolve({}));
    const get = once(make);
    const [first, second] = await Promise.all([get(), get()]);
    expect(await get()).toBe(first);
    expect(second).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('a call made once runs again after a failure', async () => {
    const make = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('there');
    const get = once(make);
    await expect(get()).rejects.toThrow('offline');
    await expect(get()).resolves.toBe('there');
  });
});
