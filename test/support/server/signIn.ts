import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { ServerConfig } from '../../../src/server/config/config';
import { signInClientConfig, signInSettings } from '../../../src/server/auth/signInSettings';
import type { SignIn } from '../../../src/server/features/signIn/signIn';
import { createRevocations } from '../../../src/server/auth/tokens/revocations';
import { createTokenVerifier } from '../../../src/server/auth/tokens/tokenVerifier';

export interface TestSignIn {
  signIn: SignIn;
  token: (subject?: string, claims?: Record<string, unknown>) => Promise<string>;
}

/** The real token verifier, with the tests' own keys and tokens. */
export async function testSignIn(config: ServerConfig): Promise<TestSignIn> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const settings = signInSettings(config);
  const revoked = new Set<string>();
  const verifier = createTokenVerifier({
    settings,
    keys: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }] }),
    revocations: createRevocations({
      isRevoked: ({ ids }) => Promise.resolve(ids.some((id) => revoked.has(id))),
      revoke: (ids) => {
        for (const id of ids) revoked.add(id);
        return Promise.resolve();
      },
      takeLogout: () => Promise.reject(new Error('Only the database takes logouts.')),
    }),
  });
  const person = { name: 'Test Er', email: 'tester@specai.test', roles: ['operations'] };
  const usual = { client_id: settings.clientId, scope: config.apiScope, ...person };
  const inTenMinutes = () => Math.floor(Date.now() / 1000) + 600;
  const token = (subject = 'tester', claims = {}) =>
    new SignJWT({ ...usual, exp: inTenMinutes(), ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'at+jwt' })
      .setIssuer(settings.issuer)
      .setAudience(settings.audience[0] ?? '')
      .setSubject(subject)
      .setJti(crypto.randomUUID())
      .sign(privateKey);
  return {
    signIn: {
      verifier,
      keysAreKnown: () => Promise.resolve(true),
      providerLogouts: null,
      clientConfig: signInClientConfig(config),
      providerOrigins: settings.providerOrigins,
      // Like the local provider's pages: public and without a schema.
      register: (app) => {
        app.get('/oidc/page', { config: { isPublic: true } }, () => 'sign in here');
        return Promise.resolve();
      },
    },
    token,
  };
}
