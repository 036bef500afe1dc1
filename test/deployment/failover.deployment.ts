import { setTimeout as sleep } from 'node:timers/promises';
import { AS_OF_HEADER } from '../../src/contract/changes';
import { paths } from '../../src/contract/paths';
import { freePort } from '../../src/server/db/embedded/control';
import { createCluster, type TestCluster } from '../support/server/cluster';
import { makeDataFolder } from '../support/makeDataFolder';
import { start, type Running } from './support/processes';
import { signIn } from './support/signIn';

const PAUSE_MS = 15_000;
/** A broken connection fails the reads that used it; the rest goes to the replica. */
const FIRST_MS = 3_000;

let primary: TestCluster;
let standby: TestCluster;
let server: Running;
let origin: string;
let token: string;

async function startServer(env: Record<string, string>): Promise<void> {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await start([process.execPath, '--import', 'tsx', 'src/server/app/main.ts'], `${origin}/readyz`, {
    cwd: process.cwd(),
    env: { ...env, PORT: String(port), PUBLIC_URL: origin, DATA_DIR: makeDataFolder('failover'), LOG_LEVEL: 'error' },
  });
}

beforeAll(async () => {
  primary = await createCluster();
  await startServer({ DATABASE_URL: primary.url });
  await server.stop();
  await primary.stop();
  standby = await primary.copyAsStandby();
  await primary.start();
  await startServer({ DATABASE_URL: primary.url, READ_DATABASE_URL: standby.url });
  token = await signIn(origin, 'sales@specai.test');
}, 180_000);
afterAll(async () => {
  await server.stop();
  await standby.remove();
  await primary.remove();
});

interface Answer {
  readonly at: number;
  readonly endedAt: number;
  readonly status: number;
  readonly asOf: string | null;
  readonly retryAfter: string | null;
  readonly body: string;
}

async function call(path: string, init: RequestInit = {}, bearer = token): Promise<Answer> {
  const at = Date.now();
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  const response = await fetch(origin + path, { ...init, headers });
  const [asOf, retryAfter] = [response.headers.get(AS_OF_HEADER), response.headers.get('retry-after')];
  const body = await response.text();
  return { at, endedAt: Date.now(), status: response.status, asOf, retryAfter, body };
}

const post = (path: string, body: object, bearer?: string) =>
  call(path, { method: 'POST', body: JSON.stringify(body) }, bearer);
let number = 0;
const save = () => post(paths.views, { name: `View ${(number += 1)}`, list: 'orders', query: '', isShared: false });

test('readers go on while the primary is killed, writers are told when to try again, and both are as before afterwards', async () => {
  const signedOut = await signIn(origin, 'operations@specai.test');
  expect((await post(paths.logout, {}, signedOut)).status).toBeLessThan(300);
  const orders = JSON.parse((await call(paths.orders)).body) as { results: { id: number }[] };
  const units = JSON.parse((await call(paths.inventory)).body) as { results: { serial: string }[] };
  const orderId = orders.results[0]!.id;
  const reads = [
    () => call(paths.orders),
    () => call(paths.inventory),
    () => call(paths.inventoryByCode(units.results[0]!.serial)),
    () => post(paths.recommendations, { order_id: orderId }),
  ];
  const answers: Answer[] = [];
  let isOver = false;
  const reading = reads.map(async (read) => {
    while (!isOver) {
      answers.push(await read());
      // One person's limit of calls a minute.
      await sleep(250);
    }
  });
  await sleep(2_000);
  const killedAt = Date.now();
  await primary.kill();
  const writes: Answer[] = [];
  while (Date.now() < killedAt + PAUSE_MS) {
    writes.push(await save());
    await sleep(500);
  }
  expect((await call(paths.orders, {}, signedOut)).status).toBe(401);
  expect((await call(paths.orders, {}, 'a.b.c')).status).toBe(401);
  const startedAt = Date.now();
  await primary.start();
  while ((await save()).status !== 201) await sleep(100);
  const savedAt = Date.now();
  await sleep(3_000);
  isOver = true;
  await Promise.all(reading);

  const failed = answers.filter(({ status }) => status !== 200);
  expect(failed.filter(({ at, endedAt }) => endedAt < killedAt || at > killedAt + FIRST_MS)).toEqual([]);
  const during = answers.filter(({ at }) => at > killedAt + FIRST_MS && at < startedAt);
  expect(during.length).toBeGreaterThan(100);
  expect(during.filter(({ asOf }) => asOf === null || Math.abs(Date.parse(asOf) - killedAt) > FIRST_MS)).toEqual([]);
  expect(answers.filter(({ at, asOf }) => at > savedAt + 2_500 && asOf !== null)).toEqual([]);
  const refused = writes.filter(({ at }) => at > killedAt + FIRST_MS);
  expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 2']));
  expect(refused[0]!.body).toContain('Saving is paused');
  process.stdout.write(`${answers.length} reads, ${failed.length} failed; ${writes.length} writes refused or saved.\n`);
}, 180_000);
