import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../config';

const ONE_YEAR_SECONDS = 31_536_000;
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Answers of the API are data: nothing in them may run, load or be framed. */
const DATA_POLICY = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

/**
 * Security headers on every answer, and no-store unless a route knows better. Pages set a Content-Security-Policy of
 * their own. HSTS only where people come over https: on http://localhost it would lock them out of other projects.
 */
export async function registerSecurityHeaders(app: FastifyInstance, config: ServerConfig): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: DATA_POLICY,
    frameguard: { action: 'deny' },
    // The app shows pictures of the API, wherever that is.
    crossOriginResourcePolicy: { policy: config.apiOrigin === null ? 'same-origin' : 'cross-origin' },
    hsts: isHttps ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'permissions-policy': PERMISSIONS, 'cache-control': 'no-store' });
    done();
  });
}
