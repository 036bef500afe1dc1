import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import cors from '@fastify/cors';
import type { ServerConfig } from '../config/config';
import { AS_OF_HEADER, POSITION_HEADER } from '../../contract/changes';

export type SecurityHeaders = Readonly<Record<string, string>>;

const ONE_YEAR_SECONDS = 31_536_000;
/** The camera scans labels of units. */
const PERMISSIONS = [
  'camera=(self)',
  ...['microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi'].map((feature) => `${feature}=()`),
].join(', ');

const DATA_POLICY = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

/** HSTS only with https: on http://localhost it would affect other projects. */
export function securityHeaders({
  publicUrl,
  apiOrigin,
}: Pick<ServerConfig, 'publicUrl' | 'apiOrigin'>): SecurityHeaders {
  const protect = helmet({
    contentSecurityPolicy: DATA_POLICY,
    frameguard: { action: 'deny' },
    // The app shows pictures of the API.
    crossOriginResourcePolicy: { policy: apiOrigin === null ? 'same-origin' : 'cross-origin' },
    hsts: publicUrl.startsWith('https:') ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
  });
  // Computed once: some answers are written without hooks.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, () => undefined);
  const ofHelmet = Object.entries(response.getHeaders()).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { ...Object.fromEntries(ofHelmet), 'permissions-policy': PERMISSIONS, 'cache-control': 'no-store' };
}

/** Register before every hook that answers. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

const TEN_MINUTES_SECONDS = 600;

/** Register before authentication: preflights have no token. */
export async function registerOtherOrigin(app: FastifyInstance, { apiOrigin, publicUrl }: ServerConfig): Promise<void> {
  if (apiOrigin === null) return;
  await app.register(cors, {
    origin: publicUrl,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      ...['authorization', 'content-type', 'idempotency-key', 'if-match', 'if-none-match', 'last-event-id'],
      POSITION_HEADER,
    ],
    exposedHeaders: ['etag', 'location', 'retry-after', 'content-disposition', POSITION_HEADER, AS_OF_HEADER],
    maxAge: TEN_MINUTES_SECONDS,
  });
}
