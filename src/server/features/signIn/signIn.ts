import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../config/config';
import { createAttemptLimiter } from '../../auth/attemptLimiter';
import { signInClientConfig, signInSettings } from '../../auth/signInSettings';
import { discoverProvider, type OpenIdProvider } from '../../auth/discoverProvider';
import { registerInteractionRoutes, type OnAttempt } from './interaction/interactionRoutes';
import { localKeys, remoteKeys } from '../../auth/tokens/keySource';
import { createLocalProvider, type LocalProvider } from './provider/localProvider';
import { registerProviderRoutes } from './provider/providerRoutes';
import { createProviderLogouts } from '../../auth/tokens/providerLogouts';
import { createRevocations, type RevokedTokens } from '../../auth/tokens/revocations';
import { createTokenVerifier } from '../../auth/tokens/tokenVerifier';

interface SignInOptions {
  config: ServerConfig;
  revokedTokens: RevokedTokens;
  /** NODE_ENV */
  environment: string | undefined;
  onError: (error: unknown) => void;
  onAttempt?: OnAttempt | undefined;
}

const openIdProvider = async ({ oidc }: ServerConfig): Promise<OpenIdProvider | null> =>
  oidc && { clientId: oidc.clientId, metadata: await discoverProvider(oidc.issuer) };

async function registerLocal(app: FastifyInstance, local: LocalProvider, onAttempt?: OnAttempt): Promise<void> {
  app.addHook('onClose', () => local.close());
  const limiter = createAttemptLimiter();
  await app.register((scope, _options, done) => {
    registerInteractionRoutes(scope, local.provider, limiter, onAttempt);
    done();
  });
  await app.register((scope, _options, done) => {
    registerProviderRoutes(scope, local.provider.callback());
    done();
  });
}

const REPORTED = 'the sign-in provider can report sign-outs';
const NOT_REPORTED =
  'the sign-in provider does not report sign-outs: after one there, an access token is valid until it expires';

function logReporting({ log }: FastifyInstance, provider: OpenIdProvider | null): void {
  if (provider === null) return;
  log.info(provider.metadata.backchannel_logout_supported === true ? REPORTED : NOT_REPORTED);
}

/** Throws if AUTH_MODE=local would be reachable by others, or OIDC_ISSUER is unusable. */
export async function createSignIn({ config, revokedTokens, environment, onError, onAttempt }: SignInOptions) {
  const provider = await openIdProvider(config);
  const settings = signInSettings(config, provider);
  const revocations = createRevocations(revokedTokens);
  const revokeTokens = (ids: readonly string[]) => revocations.revoke(ids);
  const local =
    config.authMode === 'local' ? await createLocalProvider({ config, environment, revokeTokens, onError }) : null;
  const keys = local ? localKeys(local.publicJwks) : remoteKeys(settings.jwksUri);
  return {
    verifier: createTokenVerifier({ settings, keys, revocations }),
    keysAreKnown: keys.areKnown,
    /** Null for the local provider. */
    providerLogouts: local ? null : createProviderLogouts({ settings, keys, revocations }),
    clientConfig: signInClientConfig(config, provider),
    providerOrigins: settings.providerOrigins,
    register: async (app: FastifyInstance) =>
      local ? registerLocal(app, local, onAttempt) : logReporting(app, provider),
  };
}

export type SignIn = Awaited<ReturnType<typeof createSignIn>>;
