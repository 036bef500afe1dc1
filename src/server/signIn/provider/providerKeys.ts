import { createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod';
import { keepSecretFile, readSecretFile } from './secretFile';

const signingKeySchema = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
});

const providerKeysSchema = z.object({ signing: signingKeySchema, cookie: z.string() });

/** What the local provider signs with: tokens, and its own cookies. */
export type ProviderKeys = z.output<typeof providerKeysSchema>;

/**
 * Through PEM on purpose: on Node 20, exporting a generated key as JWK can hang the process for ever (the garbage
 * collector frees the generation job while the export holds the key's mutex).
 */
async function generateKeys(): Promise<ProviderKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const jwk = createPrivateKey(privateKey).export({ format: 'jwk' });
  const kid = randomBytes(6).toString('hex');
  return providerKeysSchema.parse({
    signing: { ...jwk, kid, alg: 'RS256', use: 'sig' },
    cookie: randomBytes(24).toString('base64url'),
  });
}

/** The provider's keys, made on the first start and kept, so that sign-ins outlive a restart; servers that share the file share them. */
export async function loadProviderKeys(path: string): Promise<ProviderKeys> {
  return providerKeysSchema.parse((await readSecretFile(path)) ?? (await keepSecretFile(path, await generateKeys())));
}

/** The half of the signing key that may be known. */
export const publicKeys = ({ signing: { kty, kid, alg, use, n, e } }: ProviderKeys) => ({
  keys: [{ kty, kid, alg, use, n, e }],
});
