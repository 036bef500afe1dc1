import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/config';
import { problemOf, sendProblem } from '../lib/problems';
import { appPolicy, bridgePolicy } from './contentSecurityPolicy';

export interface PagesOptions {
  readonly config: ServerConfig;
  readonly distDir: string;
  /** External ones. */
  readonly providerOrigins: readonly string[];
  readonly runtimeConfig: object;
}

const NONCE = '__CSP_NONCE__';
const CONFIG = '__CONFIG__';
/** Milliseconds: the app compares it with the browser's clock. */
const SERVED_AT = '__SERVED_AT__';
const HASHED = /[.-][0-9a-f]{8,}\./;
const BRIDGE = '/auth-redirect.html';
const NOT_PAGES = /^\/(api|auth|oidc)(\/|$)/;

export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const [page, bridge] = await Promise.all([
    readPage(options.distDir, 'index.html'),
    readPage(options.distDir, BRIDGE),
  ]);
  if (page === null) app.log.warn(`There is no built app in ${options.distDir}: only the API is served.`);
  if (page !== null) await registerFiles(app, options.distDir);
  const configured = page?.replace(CONFIG, () => inPage(options.runtimeConfig)) ?? null;
  if (bridge !== null) registerBridge(app, bridge);
  app.setNotFoundHandler((request, reply) => {
    if (configured === null || !isNavigation(request))
      return sendProblem(reply, problemOf(404, 'There is nothing here.'));
    return sendApp(request, reply, configured, options);
  });
}

const readPage = (folder: string, name: string): Promise<string | null> =>
  readFile(join(folder, name), 'utf8').catch(() => null);

/** Escaped for a script element. */
const inPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const newNonce = (): string => randomBytes(16).toString('base64');

export function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const { accept = '*/*' } = headers;
  // Scripts and monitoring accept anything, and request the first page.
  const wants = accept.includes('text/html') || (url === '/' && accept.includes('*/*'));
  return isRead && !NOT_PAGES.test(url) && wants;
}

function sendApp(request: FastifyRequest, reply: FastifyReply, page: string, options: PagesOptions): FastifyReply {
  const { publicUrl, authMode, apiOrigin, pictureHosts } = options.config;
  // The local sign-in has one origin: http://127.0.0.1 redirects to http://localhost.
  if (authMode === 'local' && request.host !== new URL(publicUrl).host) return reply.redirect(publicUrl + request.url);
  const nonce = newNonce();
  return reply
    .code(200)
    .header(
      'content-security-policy',
      appPolicy({ nonce, apiOrigin, pictureHosts, providerOrigins: options.providerOrigins }),
    )
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE, nonce).replace(SERVED_AT, String(Date.now())));
}

/** MSAL's return page, framed for silent renewal: no Cross-Origin-Opener-Policy. */
function registerBridge(app: FastifyInstance, bridge: string): void {
  const options = { config: { isPublic: true, rateLimit: false }, schema: { hide: true } } as const;
  app.get(BRIDGE, options, (_request, reply) => {
    const nonce = newNonce();
    return reply
      .removeHeader('cross-origin-opener-policy')
      .headers({ 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': bridgePolicy(nonce) })
      .type('text/html; charset=utf-8')
      .send(bridge.replaceAll(NONCE, nonce));
  });
}

/** One route per file: nothing else can be requested. */
async function registerFiles(app: FastifyInstance, distDir: string): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isPublic: true, rateLimit: false };
      route.schema = { hide: true };
    });
    await files.register(fastifyStatic, {
      root: distDir,
      wildcard: false,
      globIgnore: ['**/*.html', '**/*.map', '**/*.br', '**/*.gz'],
      dotfiles: 'ignore',
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isForever = HASHED.test(path);
        reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  });
}
