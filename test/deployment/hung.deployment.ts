import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleAccounts } from '../../src/server/features/signIn/interaction/sampleAccounts';
import { freePort } from '../../src/server/db/embedded/control';
import { makeDataFolder } from '../support/makeDataFolder';
import { startPeople } from './support/people';
import { start, startHaproxy, startNginx, type Running } from './support/processes';
import { signIn } from './support/signIn';
import { makeTree } from './support/tree';

/** Two servers, of which one stops answering and keeps its connections, as SIGSTOP makes it. Needs a build. */
const PROXIES = { nginx: startNginx, haproxy: startHaproxy };
const HANGS_MS = 12_000;
const GOES_ON_WITHIN_MS = 5_000;

const folder = makeDataFolder('hung');
const tree = path.join(folder, 'tree');
const servers: Running[] = [];
const ports: number[] = [];
const tokens: string[] = [];
let port = 0;
let origin = '';

async function startServer(): Promise<void> {
  const own = await freePort();
  const env = { PORT: String(own), PUBLIC_URL: origin, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'error' };
  servers.push(
    await start([process.execPath, 'scripts/serve.mjs'], `http://127.0.0.1:${own}/readyz`, { cwd: tree, env }),
  );
  ports.push(own);
}

beforeAll(async () => {
  makeTree(tree);
  port = await freePort();
  origin = `http://localhost:${port}`;
  await startServer();
  // The sample sign-in lives in one server.
  const only = await startNginx(folder, port, [ports[0] ?? 0, ports[0] ?? 0]);
  for (const { email } of sampleAccounts) tokens.push(await signIn(origin, email));
  await only.stop();
  await startServer();
}, 120_000);

afterAll(async () => {
  for (const { pid } of servers) process.kill(pid, 'SIGCONT');
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
}, 60_000);

for (const [name, startProxy] of Object.entries(PROXIES)) {
  const isThere = spawnSync(name, ['-v']).error === undefined;
  if (!isThere) process.stdout.write(`Skipped, because ${name} is not installed: sudo apt-get install ${name}\n`);
  const given = isThere ? test : test.skip;

  given.each([0, 1])(
    `behind ${name}, everybody goes on within 5 s while server %i hangs, and after it is back`,
    async (index) => {
      const proxy = await startProxy(folder, port, ports);
      const people = startPeople(origin, tokens);
      await sleep(2_000);
      const hung = servers[index]?.pid ?? 0;
      process.kill(hung, 'SIGSTOP');
      await sleep(HANGS_MS);
      process.kill(hung, 'SIGCONT');
      await sleep(3_000);
      const { failures, answered, longestMs } = await people.stop();
      await proxy.stop();
      process.stdout.write(`${name}, server ${index} hung: ${JSON.stringify({ answered, longestMs })}\n`);
      expect(failures.slice(0, 3)).toEqual([]);
      for (const longest of Object.values(longestMs)) expect(longest).toBeLessThan(GOES_ON_WITHIN_MS);
      expect(Object.keys(answered).toSorted()).toEqual(['DELETE', 'GET', 'POST', 'POST that reads']);
    },
    120_000,
  );
}
