import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { sampleAccounts } from '../../src/server/features/signIn/interaction/sampleAccounts';
import { freePort } from '../../src/server/db/embedded/control';
import { startLoad } from './support/load';
import { serveTree, startNginx, type Running } from './support/processes';
import { signIn } from './support/signIn';
import { makeTree, renameAssets } from './support/tree';
import { makeDataFolder } from '../support/makeDataFolder';

const RESTARTS = 20;
const PAGES = 20;

const folder = makeDataFolder('two');
const trees = [path.join(folder, 'a'), path.join(folder, 'b')] as const;
const servers: Running[] = [];
const tokens: string[] = [];
let ports: number[];
let origin: string;
let nginx: Running | undefined;

async function startServer(index: 0 | 1): Promise<void> {
  const given = { port: ports[index] ?? 0, origin, data: path.join(folder, 'data') };
  servers[index] = await serveTree(trees[index], given);
}

beforeAll(async () => {
  for (const tree of trees) makeTree(tree);
  renameAssets(trees[1]);
  ports = [await freePort(), await freePort()];
  const port = await freePort();
  origin = `http://localhost:${port}`;
  await startServer(0);
  nginx = await startNginx(folder, port, ports);
  // The sample sign-in lives in one server.
  for (const { email } of sampleAccounts) tokens.push(await signIn(origin, email));
  await startServer(1);
}, 120_000);

afterAll(async () => {
  await nginx?.stop();
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
}, 60_000);

test('the page comes up every time while two builds answer in turn', async () => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  for (let time = 1; time <= PAGES; time += 1) {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.close();
  }
  await browser.close();
}, 120_000);

test('servers that are restarted one after the other under load leave no request without its answer', async () => {
  const font = `/fonts/${readdirSync('public/fonts').find((name) => name.endsWith('.woff2')) ?? ''}`;
  const load = startLoad(origin, tokens, font);
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const index = restart % 2 === 0 ? 0 : 1;
    await servers[index]?.stop();
    await startServer(index);
  }
  await load.stop();
  if (load.failures.length > 0)
    load.failures.push(...(nginx?.output ?? []).filter((line) => !line.includes('refused')));
  expect(load.failures).toEqual([]);
  expect(Object.keys(load.answered).toSorted()).toEqual(['DELETE', 'GET', 'POST']);
}, 600_000);
