import { join } from 'node:path';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ServerConfig } from '../../../config/config';
import { localIssuer } from '../../../auth/signInSettings';
import { createCopiedWindows, revokeWithSessions, revokingGrants, type RevokeTokens } from './providerAdapters';
import { providerConfiguration, sessionSeconds } from './providerConfiguration';
import { loadProviderKeys, publicKeys } from './providerKeys';
import { openProviderStore } from './providerStore';

/** Suppresses the library's warning about Node 20. */
export async function unannounced<Library>(load: () => Promise<Library>): Promise<Library> {
  /* oxlint-disable no-console -- the library announces itself there */
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await load();
  } finally {
    console.warn = warn;
    /* oxlint-enable no-console */
  }
}

interface LocalProviderOptions {
  config: Pick<
    ServerConfig,
    'publicUrl' | 'dataDir' | 'apiScope' | 'apiAudience' | 'sessionIdleSeconds' | 'feedClient'
  >;
  /** NODE_ENV */
  environment: string | undefined;
  revokeTokens: RevokeTokens;
  /** Sessions that cannot be stored end early. */
  onError: (error: unknown) => void;
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Sample passwords are published. @throws if reachable from other machines */
function refuseOutsideThisMachine(publicUrl: string, environment: string | undefined): void {
  if (environment === 'production') throw new Error('AUTH_MODE=local does not run with NODE_ENV=production.');
  if (!LOOPBACK_HOSTS.includes(new URL(publicUrl).hostname)) {
    throw new Error(`AUTH_MODE=local serves this machine only, and PUBLIC_URL is ${publicUrl}.`);
  }
}

/** Lazy, so that other modes run without the package. */
async function loadLibrary(): Promise<typeof Provider> {
  return (await unannounced(() => import('oidc-provider'))).default;
}

function keepAwake(provider: Provider, idleSeconds: number, onError: (error: unknown) => void): void {
  const extend = async ({ oidc: { entities } }: KoaContextWithOIDC): Promise<void> => {
    const uid = entities.AccessToken?.sessionUid;
    const session = uid === undefined ? undefined : await provider.Session.findByUid(uid);
    await session?.save(sessionSeconds(idleSeconds, session.loginTs));
  };
  provider.on('grant.success', (ctx: KoaContextWithOIDC) => void extend(ctx).catch(onError));
}

function feedClientOf({ feedClient }: LocalProviderOptions['config']) {
  return feedClient === null || feedClient.secret === null ? null : { ...feedClient, secret: feedClient.secret };
}

export async function createLocalProvider(options: LocalProviderOptions) {
  const { publicUrl, dataDir, apiScope, apiAudience, sessionIdleSeconds: idleSeconds } = options.config;
  refuseOutsideThisMachine(publicUrl, options.environment);
  const [LocalOpenIdProvider, keys, store] = await Promise.all([
    loadLibrary(),
    loadProviderKeys(join(dataDir, 'sign-in', 'keys.json')),
    openProviderStore(join(dataDir, 'sign-in', 'store.json'), options.onError),
  ]);
  const feedClient = feedClientOf(options.config);
  const windows = createCopiedWindows();
  const adapter = windows.tolerate(revokingGrants(store.adapter, options.revokeTokens));
  const providerOptions = {
    feedClient,
    publicUrl,
    apiScope,
    apiAudience: apiAudience[0] ?? apiScope,
    idleSeconds,
    keys,
    store: { ...store, adapter },
  };
  const provider = new LocalOpenIdProvider(localIssuer(publicUrl), providerConfiguration(providerOptions));
  windows.observe(provider);
  revokeWithSessions(provider, options.revokeTokens);
  keepAwake(provider, idleSeconds, options.onError);
  return { provider, publicJwks: publicKeys(keys), close: () => store.flush() };
}

export type LocalProvider = Awaited<ReturnType<typeof createLocalProvider>>;
