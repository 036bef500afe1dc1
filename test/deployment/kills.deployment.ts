import { build } from 'esbuild';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { connect, type Connection } from '../../src/server/db/pool/connectionPool';
import { migrateToLatest } from '../../src/server/db/migrate';
import { insertRows, orderRow, unitRow } from '../support/server/database';
import { createCluster, type TestCluster } from '../support/server/cluster';

/** Writers reserve by key while their server is killed again and again. Acknowledged answers are recorded outside. */
const KILLS = Number(process.env.KILLS ?? 100);
const WRITERS = 6;
/** Reservations between two kills, one of them at each place of a burst in turn. */
const A_BURST = 30;

interface Served {
  readonly child: ChildProcess;
  readonly address: string;
  readonly token: string;
}

/** The compiled server: compiling it a hundred times takes too long. Beside node_modules, so that it finds packages. */
const PROGRAM = '.cache/writing.mjs';

let cluster: TestCluster;
let connection: Connection;
const started = new Set<ChildProcess>();
beforeAll(async () => {
  await build({
    entryPoints: ['test/deployment/support/writing.child.ts'],
    outfile: PROGRAM,
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20.19' },
  });
  cluster = await createCluster();
  connection = connect(cluster.url);
  await migrateToLatest(connection.db);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await connection.close();
  await cluster.remove();
});

async function startServer(): Promise<Served> {
  const env = { ...process.env, NODE_ENV: '', DATABASE_URL: cluster.url };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: [...stdio] });
  started.add(child);
  const lines = createInterface({ input: child.stdout });
  const line = String((await once(lines, 'line'))[0]);
  return { child, ...(JSON.parse(line) as { address: string; token: string }) };
}

test(`${KILLS} kills under writers: each acknowledged reservation is there once, and nobody is refused their own`, async () => {
  const count = KILLS * A_BURST;
  const serials = Array.from({ length: count }, (_each, index) => `K${index}`);
  const orders = serials.map(() => orderRow());
  const ids = await insertRows(connection.db, { units: serials.map((serial) => unitRow({ serial })), orders });
  const ledger = new Map<string, string>();
  const counts = { sent: 0, lost: 0, waited: 0, kills: 0 };
  let server = Promise.resolve(await startServer());
  let onSent = () => {};

  const answerTo = async (index: number): Promise<Response | null> => {
    const { address, token } = await server;
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `"k${index}"`,
    };
    const body = JSON.stringify({ itemCode: serials[index], orderId: String(ids[index]) });
    counts.sent += 1;
    onSent();
    const response = await fetch(`${address}/api/reservations/`, { method: 'POST', headers, body }).catch(() => null);
    const text = await response?.text().catch(() => null);
    return response && typeof text === 'string' ? new Response(text, response) : null;
  };
  const write = async (index: number) => {
    for (;;) {
      const response = await answerTo(index);
      if (response === null) counts.lost += 1;
      else if (response.status === 201)
        return void ledger.set(serials[index]!, ((await response.json()) as { id: string }).id);
      else {
        const text = await response.text();
        if (!text.includes('still-running') && response.status !== 503) throw new Error(`${response.status} ${text}`);
        counts.waited += 1;
      }
    }
  };
  const burst = async (from: number) => {
    let next = from;
    const writer = async () => {
      while (next < from + A_BURST) await write(next++);
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
  };

  while (counts.kills < KILLS) {
    const { child } = await server;
    const spare = await startServer();
    let left = 3 + ((counts.kills * 7) % (A_BURST - 3));
    onSent = () => {
      left -= 1;
      if (left !== 0) return;
      server = Promise.resolve(spare);
      child.kill('SIGKILL');
    };
    await burst(counts.kills * A_BURST);
    counts.kills += 1;
  }
  (await server).child.kill('SIGKILL');

  const rows = await connection.db.selectFrom('reservations').select(['id', 'serial']).execute();
  process.stdout.write(`${JSON.stringify({ ...counts, acknowledged: ledger.size, reservations: rows.length })}\n`);
  expect(counts.kills).toBe(KILLS);
  expect(new Map(rows.map(({ id, serial }) => [serial, String(id)]))).toEqual(ledger);
  expect(rows).toHaveLength(ledger.size);
}, 600_000);
