import Fastify, { type FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import type { Interaction } from 'oidc-provider';
import { createAttemptLimiter } from '../../../../../src/server/auth/attemptLimiter';
import {
  registerInteractionRoutes,
  type InteractionProvider,
} from '../../../../../src/server/features/signIn/interaction/interactionRoutes';

const URL_OF = '/oidc/interaction/abc';
/** Attributes of both fields, whatever the sign-in. */
const ALWAYS = ['id', 'name', 'type', 'required', 'maxlength', 'autocomplete'];
const ATTACK = `"><script>alert(1)</script>&'`;

let app: FastifyInstance;
let results: unknown[];
let options: unknown[];
let attempts: unknown[];
let configs: unknown[];
let log: string[];

/** A provider with the sign-in 'abc' in progress; it throws for a browser without its cookie. */
const providerOf = (params: Record<string, unknown>, isUnderWay = true): InteractionProvider => ({
  interactionDetails: () =>
    isUnderWay
      ? Promise.resolve({ uid: 'abc', params } as unknown as Interaction)
      : Promise.reject(new Error('no cookie')),
  interactionResult: (_request, _response, result, more) => {
    results.push(result);
    options.push(more);
    return Promise.resolve('/oidc/auth/abc');
  },
});

function build(params: Record<string, unknown> = {}, isUnderWay = true): void {
  [results, options, attempts, configs, log] = [[], [], [], [], []];
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } });
  app.addHook('onRoute', ({ config }) => void configs.push(config));
  registerInteractionRoutes(app, providerOf(params, isUnderWay), createAttemptLimiter(), (outcome, from) => {
    attempts.push([outcome, from]);
  });
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

const documentOf = (body: string) => new JSDOM(body).window.document;

test('the routes need no access token: who comes here has none yet', async () => {
  await app.ready();
  expect(configs).toEqual([{ isPublic: true }, { isPublic: true }, { isPublic: true }]);
});

describe('the page', () => {
  test('the page has fields for email and password, and names the sample accounts', async () => {
    const { statusCode, headers, body } = await app.inject(URL_OF);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const name of ['Dana Sales', 'Omar Operations', 'Erin Engineering', 'specai-local'])
      expect(body).toContain(name);
    expect(body).toMatch(/<input id="email"[^>]* autofocus>/);
    expect(body).not.toContain('role="alert"');
  });

  test('the page is called by what it is for, and lists one account a line', async () => {
    const { title, body } = documentOf((await app.inject(URL_OF)).body);
    expect(title).toBe('Sign in - SpecAI');
    expect(body.querySelector('h1')?.nextSibling?.textContent?.trim()).toBe('');
    expect(body.querySelector('ul')?.textContent).toBe(
      'Dana Sales sales@specai.testOmar Operations operations@specai.testErin Engineering engineering@specai.test' +
        'Vera Viewer viewer@specai.testAda Administrator administrator@specai.test',
    );
  });

  test('each demo account is a button that sends what its person would type', async () => {
    const { body } = documentOf((await app.inject(URL_OF)).body);
    const [typed, ...demo] = [...body.querySelectorAll('form')];
    expect(demo.map((form) => form.querySelectorAll('button').length)).toEqual([1, 1, 1, 1, 1]);
    expect(demo[0]?.getAttribute('action')).toBe(typed?.getAttribute('action'));
    const sent = [...(demo[0]?.querySelectorAll('input, button') ?? [])].map((each) => [
      each.getAttribute('name'),
      each.getAttribute('value'),
    ]);
    expect(sent).toEqual([
      ['email', 'sales@specai.test'],
      ['password', 'specai-local'],
      ['action', 'login'],
    ]);
  });

  test('the page has its cursor in one field', async () => {
    const focused = async () => {
      const fields = [...documentOf((await app.inject(URL_OF)).body).querySelectorAll('label + input')];
      return fields.map((field) => field.getAttributeNames().filter((name) => !ALWAYS.includes(name)));
    };
    expect(await focused()).toEqual([['value', 'autofocus'], []]);
    build({ login_hint: 'sales@specai.test' });
    expect(await focused()).toEqual([['value'], ['autofocus']]);
  });

  test('the page lets its own style run and nothing else, and is never stored or framed', async () => {
    const { headers, body } = await app.inject(URL_OF);
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(headers).toMatchObject({
      ...{ 'cache-control': 'no-store', 'x-frame-options': 'DENY' },
      ...{ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' },
    });
    expect(body).not.toMatch(/<script|style="|onclick/i);
  });

  test('each page has a new nonce', async () => {
    const [first, second] = await Promise.all([app.inject(URL_OF), app.inject(URL_OF)]);
    expect(first.body).not.toBe(second.body);
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
  ])('the page reports that the sign-in %s', async (_, prepare, url) => {
    prepare();
    for (const response of [await app.inject(url), await submit({}, url)]) {
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain('This sign-in request has expired.');
      expect(response.body).toContain('<a href="/">Back to SpecAI</a>');
      expect(documentOf(response.body).title).toBe('Sign-in problem - SpecAI');
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
    // An earlier answer to the same request, such as a cancellation, is not merged in.
    expect(options).toEqual([{ mergeWithLastSubmission: false }]);
  });

  test.each([
    ['a wrong password', { email: 'sales@specai.test', password: 'wrong' }],
    ['an unknown email', { email: 'nobody@specai.test', password: 'specai-local' }],
    ['nothing', {}],
  ])('signing in stays at the page with %s, and says the same of each', async (_, fields: Record<string, string>) => {
    const { statusCode, body } = await submit(fields);
    expect(statusCode).toBe(422);
    expect(body).toContain('<p role="alert" id="problem">The email or password is not correct.</p>');
    expect(body).toContain('aria-describedby="problem"');
    expect(documentOf(body).querySelector<HTMLInputElement>('#email')?.value).toBe(fields['email'] ?? '');
    expect(results).toEqual([]);
  });

  test('signing in refuses anything but its own form', async () => {
    const tooLong = await submit({ email: 'x'.repeat(300), password: 'x' });
    expect(tooLong.statusCode).toBe(400);
    expect(tooLong.body).toContain('<p role="alert" id="problem">The email or password is not correct.</p>');
    expect(tooLong.body).toContain('action="/oidc/interaction/abc"');
    expect(tooLong.body).toContain('value="" autofocus');
    const json = { method: 'POST', url: URL_OF, payload: { email: 'sales@specai.test' } } as const;
    expect((await app.inject(json)).statusCode).toBe(415);
  });

  test('signing in returns access_denied when it is canceled', async () => {
    expect((await submit({ action: 'cancel' })).statusCode).toBe(303);
    expect(results).toEqual([{ error: 'access_denied' }]);
  });

  test('attempts are reported with outcome, address, and a hash of the email', async () => {
    await submit({ email: 'sales@specai.test', password: 'specai-local' });
    for (let attempt = 0; attempt < 11; attempt += 1) await submit({ email: 'Sales@specai.test', password: 'guess' });
    // printf sales@specai.test | sha256sum
    const from = { account: '192247b43c4174e1', address: '127.0.0.1' };
    const wrong = Array<unknown>(10).fill(['wrong_password', from]);
    expect(attempts).toEqual([['signed_in', from], ...wrong, ['too_many', from]]);
  });

  test('the log has every refusal, and neither the email nor the password', async () => {
    await submit({ email: 'sales@specai.test', password: 'specai-local' });
    expect(log).toEqual([]);
    await submit({ email: 'sales@specai.test', password: 'my guess' });
    expect(log.map((line): unknown => JSON.parse(line))).toMatchObject([
      { level: 40, status: 422, account: '192247b43c4174e1', msg: 'sign-in refused' },
    ]);
    expect(log.join('')).not.toMatch(/sales@specai|my guess/);
  });

  test('signing in is refused after ten attempts, even with the right password', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await submit({ email: 'sales@specai.test', password: 'guess' });
    const { statusCode, body } = await submit({ email: 'SALES@specai.test', password: 'specai-local' });
    expect(statusCode).toBe(429);
    expect(body).toContain('Too many attempts. Wait a minute and try again.');
    expect((await submit({ email: 'operations@specai.test', password: 'specai-local' })).statusCode).toBe(303);
  });
});
