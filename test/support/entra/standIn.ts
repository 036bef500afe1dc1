import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { ENTRA_HOST, TENANT_PATH, CLIENT_ID, routes, TENANT_ID } from './addresses';
import { openProviderStore } from '../../../src/server/features/signIn/provider/providerStore';
import { calm, type Control } from './control';
import { instances, openIdConfiguration } from './discovery';
import { certifiedKey, signingKey } from './keys';
import { signInPage } from './pages';
import { personById, personFor } from './people';
import { createProvider } from './provider';

/** Entra ID on this machine: its addresses, keys, tokens and errors, for one app of one tenant. */
export interface EntraStandIn {
  readonly control: Control;
  /** Loopback port of the host that replaces login.microsoftonline.com. */
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly chromiumArgs: readonly string[];
  stop: () => Promise<void>;
}

type Published = ReturnType<typeof signingKey>['public'];

/** The tenant's public documents; the browser reads them from the app's origin. */
function registerDocuments(app: FastifyInstance, key: Published): void {
  const serve = (url: string, document: object) =>
    app.get(url, (_request, reply) => reply.header('access-control-allow-origin', '*').send(document));
  serve(`${TENANT_PATH}/v2.0/.well-known/openid-configuration`, openIdConfiguration);
  serve(TENANT_PATH + routes.jwks, { keys: [key] });
  serve('/common/discovery/instance', instances);
}

const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);

function registerSignIn(app: FastifyInstance, provider: Provider, control: Control): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.get('/interaction/:uid', async ({ raw }, reply) => {
    const { params, session } = await provider.interactionDetails(raw, reply.raw);
    const known = personById(session?.accountId ?? '');
    const { login_hint: hint } = params;
    return html(reply, signInPage(known?.email ?? (typeof hint === 'string' ? hint : ''), known !== undefined));
  });
  app.post('/interaction/:uid', async (request: FastifyRequest<{ Body: Record<string, string> | null }>, reply) => {
    const { session } = await provider.interactionDetails(request.raw, reply.raw);
    const { loginfmt = '', passwd = '', action = '' } = request.body ?? {};
    const finish = async (result: object) =>
      reply.redirect(await provider.interactionResult(request.raw, reply.raw, { ...result }), 303);
    if (action === 'cancel')
      return finish({ error: 'access_denied', error_description: 'AADSTS65004: User declined to consent.' });
    const accountId = session?.accountId ?? personFor(loginfmt, passwd)?.oid;
    if (accountId === undefined) return html(reply, signInPage(loginfmt, false));
    const { failure } = control;
    Object.assign(control, { failure: null, demand: null });
    return finish(failure ?? { login: { accountId, remember: false } });
  });
}

/** `originalUrl` shows oidc-provider that it is mounted below the tenant. */
function registerProvider(app: FastifyInstance, provider: Provider): void {
  const handle = provider.callback();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`${TENANT_PATH}/*`, (request, reply) => {
    reply.hijack();
    const { raw } = request;
    const url = raw.url ?? '';
    void handle(Object.assign(raw, { originalUrl: url, url: url.slice(TENANT_PATH.length) }), reply.raw);
  });
}

export async function startEntra(appOrigin: string): Promise<EntraStandIn> {
  const [tls, signing] = await Promise.all([certifiedKey(ENTRA_HOST), certifiedKey('tokens.entra.test')]);
  const [control, key] = [calm(), signingKey(signing)];
  const app = fastify({ https: tls, forceCloseConnections: true });
  const folder = await mkdtemp(join(tmpdir(), 'entra-'));
  const store = await openProviderStore(join(folder, 'store.json'), (error) => app.log.error(error));
  const provider = createProvider({ appOrigin, key: key.private, adapter: store.adapter, control });
  registerDocuments(app, key.public);
  await app.register((scope, _options, done) => {
    registerSignIn(scope, provider, control);
    done();
  });
  await app.register((scope, _options, done) => {
    registerProvider(scope, provider);
    done();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const certificate = join(folder, 'certificate.pem');
  await writeFile(certificate, tls.cert);
  return {
    control,
    port,
    environment: {
      AUTH_MODE: 'entra',
      SAMPLE_DATA: 'on',
      ENTRA_TENANT_ID: TENANT_ID,
      ENTRA_CLIENT_ID: CLIENT_ID,
      NODE_EXTRA_CA_CERTS: certificate,
      ENTRA_STAND_IN_PORT: String(port),
      NODE_OPTIONS: `--import ${new URL('toStandIn.mjs', import.meta.url).href}`,
    },
    chromiumArgs: [`--host-resolver-rules=MAP ${ENTRA_HOST} 127.0.0.1:${port}`, '--ignore-certificate-errors'],
    stop: async () => {
      await app.close();
      await store.flush();
      await rm(folder, { recursive: true });
    },
  };
}
