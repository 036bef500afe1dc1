import { build } from 'esbuild';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { sampleAccounts } from '../../src/server/features/signIn/interaction/sampleAccounts';
import { freePort } from '../../src/server/db/embedded/control';
import { makeDataFolder } from '../support/makeDataFolder';
import { startLoad } from './support/load';
import { startPatroni, type Patroni } from './support/patroni/patroni';
import { startPgBouncer, type Pooler } from './support/pgbouncer';
import { start, startHaproxy, type Running } from './support/processes';
import { signIn } from './support/signIn';
import { makeTree } from './support/tree';
import { until } from './support/until';

/** Two servers behind the shipped HAProxy; PgBouncer, HAProxy and three PostgreSQL nodes under Patroni behind them. */
const ROUNDS = Number(process.env.ROUNDS ?? 2);
const ANSWERS = Number(process.env.ANSWERS ?? 20_000);
/** For each fault. */
const PAIRS = 1_000;
/** Acknowledged after each fault, before the next one. */
const AFTERWARDS = 20;
const FAULTS = 4;
const ALL_PAIRS = ROUNDS * FAULTS * PAIRS;
const PROGRAM = '.cache/reserving.mjs';

const folder = makeDataFolder('cluster');
const ledger = path.join(folder, 'ledger');
const servers: Running[] = [];
let [ports, origin]: [number[], string] = [[], ''];
let pairs: [string, string][] = [];
let patroni: Patroni;
let pooler: Pooler | undefined;
let proxy: Running | undefined;
let writers: ChildProcess | undefined;

async function startServer(index: 0 | 1): Promise<void> {
  const port = ports[index] ?? 0;
  const env = {
    ...{ PORT: String(port), PUBLIC_URL: origin, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'error' },
    ...{
      DATABASE_URL: pooler?.url ?? '',
      LISTEN_DATABASE_URL: patroni.url,
      SAMPLE_DATA: 'off',
      LAME_DUCK_SECONDS: '5',
    },
  };
  const command = [process.execPath, 'scripts/serve.mjs'];
  servers[index] = await start(command, `http://127.0.0.1:${port}/readyz`, { cwd: path.join(folder, 'tree'), env });
}

/** By the way that the servers take: what Patroni says of itself can be old. */
async function onPrimary<Row extends object>(text: string): Promise<Row[]> {
  const client = new Client(patroni.url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The sample sign-in lives in one server, and its tokens for six minutes. */
async function signInAll(): Promise<string[]> {
  await servers[1]?.stop();
  const tokens: string[] = [];
  for (const { email } of sampleAccounts) tokens.push(await signIn(origin, email));
  await startServer(1);
  return tokens;
}

async function addPairs(): Promise<[string, string][]> {
  await onPrimary(`insert into units (serial, condition, phase, kva_rating, primary_voltage, secondary_voltage, unit_cost)
    select 'K' || n, 'RC', 3, 500, '12470GrdY/7200', '480Y/277', 9000 from generate_series(1, ${ALL_PAIRS}) n`);
  const orders = await onPrimary<{ code: string; id: string }>(
    `insert into orders (order_code, job_number, customer_name, order_type)
    select 'K' || n, 'K' || n, 'Mesa Water', 'RC' from generate_series(1, ${ALL_PAIRS}) n
    returning order_code as code, id::text as id`,
  );
  return orders.map(({ code, id }) => [code, id]);
}

const acknowledged = (): string[] => {
  try {
    return readFileSync(ledger, 'utf8').trim().split('\n');
  } catch {
    return [];
  }
};

beforeAll(async () => {
  makeTree(path.join(folder, 'tree'));
  await build({
    ...{ entryPoints: ['test/deployment/support/patroni/reserving.child.ts'], outfile: PROGRAM },
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20.19' },
  });
  patroni = await startPatroni();
  pooler = await startPgBouncer(patroni.url, 'default_pool_size = 20', 'server_login_retry = 1');
  ports = [await freePort(), await freePort()];
  const port = await freePort();
  origin = `http://localhost:${port}`;
  await startServer(0);
  await startServer(1);
  proxy = await startHaproxy(folder, port, ports);
  pairs = await addPairs();
}, 600_000);

afterAll(async () => {
  writers?.kill('SIGKILL');
  await proxy?.stop();
  await Promise.all(servers.map((server) => server.stop()));
  await pooler?.stop();
  await patroni.remove();
  rmSync(folder, { recursive: true });
}, 60_000);

async function goOn(): Promise<void> {
  const before = acknowledged().length;
  await until(() => {
    if (writers?.exitCode !== null) throw new Error('The writers have ended.');
    return Promise.resolve(acknowledged().length >= before + AFTERWARDS);
  });
}

const faults: Readonly<Record<string, () => Promise<void>>> = {
  'the primary loses its power': async () => {
    const primary = await patroni.primary();
    primary.kill();
    await goOn();
    primary.start();
  },
  'its postmaster is killed': async () => {
    (await patroni.primary()).killPostmaster();
    await goOn();
  },
  'another node takes over as planned': async () => {
    await patroni.switchOver();
    await goOn();
  },
  'the primary hangs, and goes on after another one took over': async () => {
    const hung = await patroni.primary();
    hung.freeze();
    await until(async () => (await patroni.primary()) !== hung);
    await goOn();
    hung.thaw();
    await goOn();
  },
};

async function reserveDuring(work: () => Promise<void>, share: [string, string][]): Promise<void> {
  const file = path.join(folder, 'work.json');
  writeFileSync(file, JSON.stringify({ origin, tokens: await signInAll(), ledger, pairs: share }));
  const output = ['ignore', 'pipe', 'inherit'] as const;
  writers = spawn(process.execPath, [PROGRAM, file], { stdio: [...output] });
  writers.stdout?.on('data', (chunk) => process.stdout.write(String(chunk)));
  await goOn();
  await work();
  writers.kill('SIGTERM');
  if (writers.exitCode === null) await once(writers, 'exit');
}

test('no acknowledged reservation is lost or doubled, whatever happens to the primary', async () => {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [nth, [name, act]] of Object.entries(faults).entries()) {
      await patroni.untilWhole();
      const before = acknowledged().length;
      const from = (round * FAULTS + nth) * PAIRS;
      await reserveDuring(act, pairs.slice(from, from + PAIRS));
      process.stdout.write(`${name}: ${acknowledged().length - before} acknowledged\n`);
    }
  await patroni.untilWhole();
  const known = new Map(acknowledged().map((line) => line.split(' ') as [string, string]));
  const rows = await onPrimary<{ serial: string; id: string }>('select serial, id::text as id from reservations');
  expect(new Map(rows.map(({ serial, id }) => [serial, id]))).toEqual(known);
  expect(rows).toHaveLength(known.size);
  const [audited] = await onPrimary<{ count: string }>(`select count(*) from audit where action = 'reserve'`);
  expect(Number(audited?.count)).toBe(known.size);
}, 900_000);

const RESTARTS_EACH = 6;

test(`of ${ANSWERS} answers none fails while the servers are restarted one after the other`, async () => {
  await patroni.untilWhole();
  const font = `/fonts/${readdirSync('public/fonts').find((name) => name.endsWith('.woff2')) ?? ''}`;
  const failures: string[] = [];
  let [answers, restarts] = [0, 0];
  while (answers < ANSWERS && failures.length === 0) {
    const load = startLoad(origin, await signInAll(), font);
    for (let each = 0; each < RESTARTS_EACH && load.failures.length === 0; each += 1) {
      const index = restarts++ % 2 === 0 ? 0 : 1;
      await servers[index]?.stop();
      await startServer(index);
    }
    await load.stop();
    failures.push(...load.failures);
    answers += Object.values(load.answered).reduce((sum, count) => sum + count, 0);
  }
  process.stdout.write(`${answers} answers during ${restarts} restarts\n`);
  expect(failures).toEqual([]);
}, 900_000);
