import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../lib/html';
import { problemPage, pageSecurity } from '../interaction/interactionPage';
import { PROVIDER_PATH } from '../../../auth/signInSettings';

/** Without a confirmation. */
const SIGN_OUT_SCRIPT = `const form = document.getElementById('op.logoutForm');
const confirm = document.createElement('input');
confirm.type = 'hidden';
confirm.name = 'logout';
confirm.value = 'yes';
form.append(confirm);
form.submit();`;
const SIGN_OUT_HASH = createHash('sha256').update(SIGN_OUT_SCRIPT).digest('base64');

export function signOutPage(ctx: KoaContextWithOIDC, form: string): void {
  ctx.set(
    'content-security-policy',
    `default-src 'none'; script-src 'sha256-${SIGN_OUT_HASH}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  ctx.type = 'html';
  ctx.body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signing out - SpecAI</title>
<link rel="icon" href="/favicon.svg">${form}
<noscript><button form="op.logoutForm" name="logout" value="yes">Sign out</button></noscript>
<script>${SIGN_OUT_SCRIPT}</script></html>`;
}

export function providerErrorPage(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  const { nonce, headers } = pageSecurity();
  ctx.set(headers);
  ctx.type = 'html';
  ctx.body = problemPage(nonce, escapeHtml(out.error_description ?? out.error));
}

type RawHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Set here because the provider bypasses hooks. The app frames it to renew sessions silently. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
  'x-frame-options': 'SAMEORIGIN',
};

/** oidc-provider derives its mount point from `originalUrl`. */
const belowMount = (request: IncomingMessage, originalUrl: string): IncomingMessage =>
  Object.assign(request, { originalUrl, url: originalUrl.slice(PROVIDER_PATH.length) });

/** Register in a separate scope: the provider reads the body. */
export function registerProviderRoutes(app: FastifyInstance, handle: RawHandler): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${PROVIDER_PATH}/*`,
    config: { isPublic: true },
    handler: (request, reply) => {
      reply.hijack();
      for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS }))
        if (value !== undefined) reply.raw.setHeader(name, value);
      handle(belowMount(request.raw, request.url), reply.raw);
    },
  });
}
