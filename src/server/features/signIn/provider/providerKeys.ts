import { randomUUID, createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const hasCode = (error: unknown, code: string): boolean => z.object({ code: z.literal(code) }).safeParse(error).success;

/** Undefined if there is no file. @throws if the file is not JSON */
export async function readSecretFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new Error(`${path} cannot be read; delete it to start with a new one.`, { cause: error });
  }
}

/** Atomic; readable only by this user. */
export async function writeSecretFile(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.new`;
  await writeFile(unfinished, JSON.stringify(content), { mode: 0o600 });
  await rename(unfinished, path);
}

/** Writes unless another server was faster. */
async function keepSecretFile(path: string, content: unknown): Promise<unknown> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.new`;
  await writeFile(unfinished, JSON.stringify(content), { mode: 0o600 });
  try {
    await link(unfinished, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished);
  }
  return readSecretFile(path);
}

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

export type ProviderKeys = z.output<typeof providerKeysSchema>;

/** Via PEM: on Node 20, exporting a generated key as JWK can deadlock with the garbage collector. */
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

/** Stored, so that sign-ins survive a restart; shared by servers. */
export async function loadProviderKeys(path: string): Promise<ProviderKeys> {
  return providerKeysSchema.parse((await readSecretFile(path)) ?? (await keepSecretFile(path, await generateKeys())));
}

export const publicKeys = ({ signing: { kty, kid, alg, use, n, e } }: ProviderKeys) => ({
  keys: [{ kty, kid, alg, use, n, e }],
});
