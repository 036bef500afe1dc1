import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parseConfig } from '../../../src/server/config';
import { createLocalProvider } from '../../../src/server/signIn/provider/localProvider';
import { signInSettings } from '../../../src/server/signIn/settings/signInSettings';
import { localKeys } from '../../../src/server/signIn/tokens/keySource';
import { createTokenVerifier } from '../../../src/server/signIn/tokens/tokenVerifier';

/** Asks the local provider for tokens as programs do, has them checked as the API does, and prints what came of each. */
const wanted = z.array(z.object({ secret: z.string(), scope: z.string() })).parse(JSON.parse(process.argv[2] ?? ''));

const dataDir = await mkdtemp(join(tmpdir(), 'specai-feed-'));
const env = { FEED_CLIENT_ID: 'erp', FEED_CLIENT_SECRET: 'a secret that is long enough' };
const config = { ...parseConfig(env), dataDir };
const local = await createLocalProvider({ config, environment: undefined, onError: () => undefined });
const handle = local.provider.callback();
const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
const verifier = createTokenVerifier({
  settings: signInSettings(config),
  keys: localKeys(local.publicJwks),
  revokedTokens: { isRevoked: () => Promise.resolve(false), revoke: () => Promise.resolve() },
});

const answerSchema = z.object({ access_token: z.optional(z.string()), error: z.optional(z.string()) });

async function outcome({ secret, scope }: { secret: string; scope: string }): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'erp', client_secret: secret, scope }),
  });
  const { access_token, error } = answerSchema.parse(await response.json());
  if (access_token === undefined) return error ?? '';
  return verifier.verify(access_token).then(
    ({ kind, name }) => `${kind} ${name}`,
    (error: unknown) => `refused: ${error instanceof Error ? error.message : ''}`,
  );
}

const outcomes: string[] = [];
for (const each of wanted) outcomes.push(await outcome(each));
process.stdout.write(JSON.stringify(outcomes));
server.closeAllConnections();
server.close();
await local.close();
await rm(dataDir, { recursive: true });
