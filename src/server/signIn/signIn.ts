import type { FastifyInstance } from 'fastify';
import type { SignInConfig } from '../../contract/runtimeConfig';
import type { ServerConfig } from '../config';
import { createAttemptLimiter } from './interaction/attemptLimiter';
import { signInClientConfig, signInSettings } from './signInSettings';
import { discoverProvider, type OpenIdProvider } from './discoverProvider';
import { registerInteractionRoutes, type OnAttempt } from './interaction/interactionRoutes';
import { localKeys, remoteKeys } from './tokens/keySource';
import { createLocalProvider, type LocalProvider } from './provider/localProvider';
import { registerProviderRoutes } from './provider/providerRoutes';
import { createProviderLogouts, type ProviderLogouts } from './tokens/providerLogouts';
import { createRevocations, type RevokedTokens } from './tokens/revocations';
import { createTokenVerifier, type TokenVerifier } from './tokens/tokenVerifier';

/** The sign-in of one server: who is let in, and what is served for it. */
export interface SignIn {
  verifier: TokenVerifier;
  /** Whether the keys that access tokens are checked with can be had. */
  keysAreKnown: () => Promise<boolean>;
  /** Takes sign-outs that the provider reports; null with the local provider, which is in this process. */
  providerLogouts: ProviderLogouts | null;
  /** The part of /config.json the browser signs in with. */
  clientConfig: SignInConfig;
  /** The identity provider's origins where they are not our own: they belong in the app's connect-src, frame-src, form-action. */
  providerOrigins: readonly string[];
  /** Adds the routes of the local provider under /oidc; adds nothing for any other. */
  register: (app: FastifyInstance) => Promise<void>;
}

export interface SignInOptions {
  config: ServerConfig;
  revokedTokens: RevokedTokens;
  /** NODE_ENV */
  environment: string | undefined;
  onError: (error: unknown) => void;
  /** Told of every attempt on the form of the local sign-in. */
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

/** Entra ID is not asked at the start. */
function logReporting({ log }: FastifyInstance, provider: OpenIdProvider | null): void {
  if (provider === null) return;
  log.info(provider.metadata.backchannel_logout_supported === true ? REPORTED : NOT_REPORTED);
}

/** The sign-in that the configuration asks for. Throws where AUTH_MODE=local would be reachable by others, or OIDC_ISSUER cannot be used. */
export async function createSignIn({
  config,
  revokedTokens,
  environment,
  onError,
  onAttempt,
}: SignInOptions): Promise<SignIn> {
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
    providerLogouts: local ? null : createProviderLogouts({ settings, keys, revocations }),
    clientConfig: signInClientConfig(config, provider),
    providerOrigins: settings.providerOrigins,
    register: async (app) => (local ? registerLocal(app, local, onAttempt) : logReporting(app, provider)),
  };
}
