/** Started by startTracing.test.ts, because modules are patched for the whole process: serves one request and stops. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { importJWK, SignJWT } from 'jose';
import { parseConfig, type ServerConfig } from '../../../../src/server/config/config';
import { loadProviderKeys } from '../../../../src/server/features/signIn/provider/providerKeys';
import { LOCAL_CLIENT_ID, localIssuer } from '../../../../src/server/auth/signInSettings';
import { startServer } from '../../../../src/server/app/start';
import { makeDataFolder } from '../../../support/makeDataFolder';
import { scratchDir } from '../../../support/scratch';

async function tokenOf({ dataDir, publicUrl, apiScope, apiAudience }: ServerConfig): Promise<string> {
  const { signing: key } = await loadProviderKeys(join(dataDir, 'sign-in', 'keys.json'));
  return new SignJWT({ client_id: LOCAL_CLIENT_ID, scope: apiScope, jti: 'one' })
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'at+jwt' })
    .setIssuer(localIssuer(publicUrl))
    .setAudience(apiAudience[0] ?? '')
    .setSubject('tester')
    .setExpirationTime('10 minutes')
    .sign(await importJWK(key));
}

async function main(): Promise<void> {
  const [path = '/', traceparent = ''] = process.argv.slice(2);
  const dataDir = makeDataFolder('traced', scratchDir());
  const config = parseConfig({ ...process.env, DATA_DIR: dataDir });
  const shutdown = new AbortController().signal;
  const server = await startServer({
    config,
    environment: undefined,
    log: () => undefined,
    shutdown,
    onFatal: () => undefined,
  });
  const headers = { authorization: `Bearer ${await tokenOf(config)}`, traceparent, 'x-request-id': 'asked-once' };
  await fetch(`http://127.0.0.1:${config.port}/readyz`);
  const answer = await fetch(`http://127.0.0.1:${config.port}${path}`, { headers });
  await answer.text();
  await server.stop();
  rmSync(dataDir, { recursive: true });
  process.stdout.write(JSON.stringify({ status: answer.status }));
}

await main();
