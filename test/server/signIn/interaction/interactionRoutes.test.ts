import Fastify, { type FastifyInstance } from 'fastify';
import type { Interaction } from 'oidc-provider';
import { createAttemptLimiter } from '../../../../src/server/signIn/interaction/attemptLimiter';
import {
  registerInteractionRoutes,
  type InteractionProvider,
} from '../../../../src/server/signIn/interaction/interactionRoutes';

const URL_OF = '/oidc/interaction/abc';
const ATTACK = `"><script>alert(1)</script>&'`;

let app: FastifyInstance;
let results: unknown[];

/** A provider with the sign-in 'abc' under way; asked by a browser without its cookie, it throws. */
const providerOf = (params: Record<string, unknown>, isUnderWay = true): InteractionProvider => ({
  interactionDetails: () =>
    isUnderWay
      ? Promise.resolve({ uid: 'abc', params } as unknown as Interaction)
      : Promise.reject(new Error('no cookie')),
  interactionResult: (_request, _response, result) => {
    results.push(result);
    return Promise.resolve('/oidc/auth/abc');
  },
});

function build(params: Record<string, unknown> = {}, isUnderWay = true): void {
  results = [];
  app = Fastify();
  registerInteractionRoutes(app, providerOf(params, isUnderWay), createAttemptLimiter());
}

const submit = (fields: Record<string, string>, url = URL_OF) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

beforeEach(() => build());
afterEach(() => app.close());

describe('the page', () => {
  test('the page asks for email and password, and names the sample accounts', async () => {
    const { statusCode, headers, body } = await app.inject(URL_OF);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const name of ['Dana Sales', 'Omar Operations', 'Erin Engineering', 'specai-local'])
      expect(body).toContain(name);
    expect(body).toMatch(/<input id="email"[^>]* autofocus>/);
    expect(body).not.toContain('role="alert"');
  });

  test('the page lets its own style run and nothing else, and is never stored or framed', async () => {
    const { headers, body } = await app.inject(URL_OF);
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    expect(body).not.toMatch(/<script|style="|onclick/i);
  });

  test('the page has a nonce of its own each time', async () => {
    const [first, second] = await Promise.all([app.inject(URL_OF), app.inject(URL_OF)]);
    expect(first.body).not.toBe(second.body);
  });

  test('the page starts in the password where the email is known', async () => {
    build({ login_hint: 'sales@specai.test' });
    const { body } = await app.inject(URL_OF);
    expect(body).toContain('value="sales@specai.test"');
    expect(body).toMatch(/<input id="password"[^>]* autofocus>/);
  });

  test.each([
    ['the hint', () => (build({ login_hint: ATTACK }), app.inject(URL_OF))],
    ['the email', () => submit({ email: ATTACK, password: 'x' })],
  ])('the page shows %s as text', async (_, ask) => {
    const { body } = await ask();
    expect(body).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#38;&#39;"');
    expect(body).not.toContain('<script');
  });

  test.each([
    ['has expired or belongs to another browser', () => build({}, false), URL_OF],
    ['is not the one of the cookie', () => build(), '/oidc/interaction/other'],
  ])('the page says so where the sign-in %s', async (_, prepare, url) => {
    prepare();
    for (const response of [await app.inject(url), await submit({}, url)]) {
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain('This sign-in request has expired.');
      expect(response.body).toContain('<a href="/">Back to SpecAI</a>');
    }
    expect(results).toEqual([]);
  });
});

describe('signing in', () => {
  test('signing in continues with the account', async () => {
    const response = await submit({ email: 'Sales@specai.test', password: 'specai-local', action: 'login' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/oidc/auth/abc');
    expect(results).toEqual([{ login: { accountId: '3f1c0c7e-0001-4000-8000-0000000000a1', remember: false } }]);
  });

  test.each([
    ['a wrong password', { email: 'sales@specai.test', password: 'wrong' }],
    ['an unknown email', { email: 'nobody@specai.test', password: 'specai-local' }],
    ['nothing', {}],
  ])('signing in stays at the page with %s, and says the same of each', async (_, fields) => {
    const { statusCode, body } = await submit(fields);
    expect(statusCode).toBe(422);
    expect(body).toContain('<p role="alert" id="problem">The email or password is not correct.</p>');
    expect(body).toContain('aria-describedby="problem"');
    expect(results).toEqual([]);
  });

  test('signing in refuses anything but its own form', async () => {
    expect((await submit({ email: 'x'.repeat(300), password: 'x' })).statusCode).toBe(400);
    const json = { method: 'POST', url: URL_OF, payload: { email: 'sales@specai.test' } } as const;
    expect((await app.inject(json)).statusCode).toBe(415);
  });

  test('signing in returns access_denied when it is canceled', async () => {
    expect((await submit({ action: 'cancel' })).statusCode).toBe(303);
    expect(results).toEqual([{ error: 'access_denied' }]);
  });

  test('signing in is refused after ten attempts, even with the right password', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await submit({ email: 'sales@specai.test', password: 'guess' });
    const { statusCode, body } = await submit({ email: 'SALES@specai.test', password: 'specai-local' });
    expect(statusCode).toBe(429);
    expect(body).toContain('Too many attempts. Wait a minute and try again.');
    expect((await submit({ email: 'operations@specai.test', password: 'specai-local' })).statusCode).toBe(303);
  });
});
