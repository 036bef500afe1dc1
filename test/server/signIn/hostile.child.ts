/** Started by signIn.test.ts, because Jest cannot load the provider's library: asks it for what it must refuse, and prints the answers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { parseConfig } from '../../../src/server/config';
import { registerSecurityHeaders, securityHeaders } from '../../../src/server/plugins/security/securityHeaders';
import { createSignIn } from '../../../src/server/signIn/signIn';

const urls = z.array(z.string()).parse(JSON.parse(process.argv[2] ?? ''));
const dataDir = mkdtempSync(join(tmpdir(), 'specai-hostile-'));
const config = parseConfig({ DATA_DIR: dataDir });
const revokedTokens = { isRevoked: () => Promise.resolve(false), revoke: () => Promise.resolve() };
const signIn = await createSignIn({ config, revokedTokens, environment: undefined, onError: () => undefined });
const app = Fastify();
registerSecurityHeaders(app, securityHeaders(config));
await signIn.register(app);

const answers = [];
for (const url of urls) {
  const { statusCode, headers } = await app.inject({ url, headers: { host: 'localhost:3000' } });
  answers.push({ statusCode, location: headers.location ?? null, headers: Object.keys(headers) });
}
process.stdout.write(JSON.stringify(answers));
await app.close();
rmSync(dataDir, { recursive: true });
