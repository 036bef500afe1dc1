import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../../../../src/server/config';
import { createLocalProvider } from '../../../../src/server/signIn/provider/localProvider';

const start = async (environment: string | undefined, publicUrl: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'specai-local-'));
  const config = { ...parseConfig({}), publicUrl, dataDir };
  return { dataDir, provider: createLocalProvider({ config, environment, onError: () => undefined }) };
};

test.each([
  ['in production', 'production', 'http://localhost:3000', 'AUTH_MODE=local does not run with NODE_ENV=production.'],
  ['for other machines', undefined, 'https://specai.example.com', 'AUTH_MODE=local serves this machine only'],
  ['for a name that only looks local', undefined, 'http://localhost.evil.test', 'serves this machine only'],
])('the provider refuses to start %s, and leaves nothing behind', async (_, environment, publicUrl, message) => {
  const { dataDir, provider } = await start(environment, publicUrl);
  await expect(provider).rejects.toThrow(message);
  expect(await readdir(dataDir)).toEqual([]);
});
