import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import type { KoaContextWithOIDC } from 'oidc-provider';
import Fastify from 'fastify';
import {
  providerErrorPage,
  signOutPage,
  registerProviderRoutes,
} from '../../../../../src/server/features/signIn/provider/providerRoutes';
import { registerSecurityHeaders, securityHeaders } from '../../../../../src/server/http/securityHeaders';

function aContext() {
  const headers: Record<string, string> = {};
  const set = (name: string | Record<string, string>, value = '') =>
    Object.assign(headers, typeof name === 'string' ? { [name]: value } : name);
  return { ctx: { set, type: '', body: '' } as unknown as KoaContextWithOIDC, headers };
}

test('the page between signing out and the app submits its form by the one script that may run', () => {
  const { ctx, headers } = aContext();
  signOutPage(ctx, '<form id="op.logoutForm" method="post" action="/oidc/session/end/confirm"></form>');
  expect(ctx.type).toBe('html');
  const body = String(ctx.body);
  const script = /<script>([^]*)<\/script>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(body).toContain('<link rel="icon" href="/favicon.svg">');
  expect(body).toContain('<form id="op.logoutForm" method="post" action="/oidc/session/end/confirm"></form>');
  expect(body).toContain('<button form="op.logoutForm" name="logout" value="yes">Sign out</button>');
  expect(sentBy(body)).toEqual([[['hidden', 'logout', 'yes']]]);
});

/** The submissions of the form after a browser has run the page. */
function sentBy(body: string): string[][][] {
  const sent: string[][][] = [];
  new JSDOM(body, {
    runScripts: 'dangerously',
    beforeParse: (window) => {
      window.HTMLFormElement.prototype.submit = function submit() {
        sent.push([...this.querySelectorAll('input')].map(({ type, name, value }) => [type, name, value]));
      };
    },
  });
  return sent;
}

test.each([
  [{ error: 'invalid_request', error_description: 'a <b>bad</b> request' }, 'a &#60;b&#62;bad&#60;/b&#62; request'],
  [{ error: 'server_error' }, 'server_error'],
])('a sign-in that cannot go on says why, as text: %j', (out, text) => {
  const { ctx, headers } = aContext();
  providerErrorPage(ctx, out);
  expect(ctx.type).toBe('html');
  expect(String(ctx.body)).toContain(`<p role="alert">${text}</p>`);
  const nonce = /<style nonce="([^"]+)">/.exec(String(ctx.body))?.[1];
  expect(nonce).toHaveLength(24);
  expect(headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`);
});

const configs: unknown[] = [];
beforeEach(() => void configs.splice(0));

const build = () => {
  const app = Fastify();
  app.addHook('onRoute', ({ config }) => void configs.push(config));
  registerSecurityHeaders(app, securityHeaders({ apiOrigin: null, publicUrl: 'https://specai.test' }));
  registerProviderRoutes(app, async (request, response) => {
    const { method, url } = request;
    const originalUrl = 'originalUrl' in request ? request.originalUrl : undefined;
    response.end(JSON.stringify({ method, url, originalUrl, body: await text(request) }));
  });
  return app;
};

test('the routes pass on requests below the mount, bodies unread', async () => {
  const app = build();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await app.inject({ method: 'POST', url: '/oidc/token?a=1', headers, payload: 'grant_type=x' });
  expect(response.json()).toEqual({
    method: 'POST',
    url: '/token?a=1',
    originalUrl: '/oidc/token?a=1',
    body: 'grant_type=x',
  });
  await app.close();
});

test('the routes need no access token', async () => {
  const app = build();
  await app.ready();
  expect(configs).toEqual([{ isPublic: true }, { isPublic: true }]);
  await app.close();
});

test('the routes may be framed by the app alone, and leave the provider room for the hash of its script', async () => {
  const app = build();
  const { headers } = await app.inject('/oidc/auth');
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': expect.stringContaining('camera=(self)') as string,
    'cache-control': 'no-store',
  });
  await app.close();
});
