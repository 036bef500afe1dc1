import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sampleAccounts } from '../../src/server/features/signIn/interaction/sampleAccounts';
import { freePort } from '../../src/server/db/embedded/control';
import { startLoad } from './support/load';
import { serveTree, startNginx, type Running } from './support/processes';
import { buildRelease, previousRelease, removeRelease } from './support/release';
import { signIn } from './support/signIn';
import { makeTree } from './support/tree';
import { makeDataFolder } from '../support/makeDataFolder';

/** The release before the newest migration and this one, one server each at first, on one database behind nginx. */
const folder = makeDataFolder('upgrade');
const trees = { older: path.join(folder, 'older'), newer: path.join(folder, 'newer') } as const;
type Release = keyof typeof trees;

const servers: Running[] = [];
const tokens: string[] = [];
let ports: number[];
let origin: string;
let nginx: Running | undefined;

async function run(index: 0 | 1, release: Release): Promise<void> {
  await servers[index]?.stop();
  const given = { port: ports[index] ?? 0, origin, data: path.join(folder, 'data') };
  servers[index] = await serveTree(trees[release], given);
}

beforeAll(async () => {
  buildRelease(previousRelease(), trees.older);
  makeTree(trees.newer);
  ports = [await freePort(), await freePort()];
  const port = await freePort();
  origin = `http://localhost:${port}`;
  await run(0, 'older');
  nginx = await startNginx(folder, port, ports);
  for (const { email } of sampleAccounts) tokens.push(await signIn(origin, email));
  await run(1, 'older');
}, 600_000);

afterAll(async () => {
  await nginx?.stop();
  await Promise.all(servers.map((server) => server.stop()));
  removeRelease(trees.older);
  rmSync(folder, { recursive: true });
}, 60_000);

test('an upgrade of one server after the other, and the way back, leave no request without its answer', async () => {
  const font = `/fonts/${readdirSync('public/fonts').find((name) => name.endsWith('.woff2')) ?? ''}`;
  const load = startLoad(origin, tokens, font);
  for (const release of ['newer', 'older', 'newer'] as const) {
    await run(1, release);
    await run(0, release);
  }
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(Object.keys(load.answered).toSorted()).toEqual(['DELETE', 'GET', 'POST']);
}, 600_000);
