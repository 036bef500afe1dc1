import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { PROVIDER_PATH } from '../settings/localAddresses';

/** A node:http handler, as the provider offers itself. */
export type RawHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * What differs from the headers of every answer, which are written here, too: the provider answers without hooks.
 * Only the app may frame the provider (hidden, to renew a session silently). The provider adds the hash of its
 * own script, which submits a form, to script-src where there is one.
 */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
  'x-frame-options': 'SAMEORIGIN',
};

/** oidc-provider reads `originalUrl` to learn where it is mounted. */
const belowMount = (request: IncomingMessage, originalUrl: string): IncomingMessage =>
  Object.assign(request, { originalUrl, url: originalUrl.slice(PROVIDER_PATH.length) });

/**
 * Hands everything under /oidc to the provider. Register in a scope of its own: its only body parser leaves the body
 * unread, because the provider reads it itself.
 */
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
