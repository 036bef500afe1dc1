import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../../../src/server/db/connect';
import { asRestore } from '../../support/server/asRestore';
import { startEmbeddedPostgres } from '../../../src/server/db/embedded';
import { migrateToLatest } from '../../../src/server/db/migrate';
import { importFiles } from '../../../src/server/import/importFiles';
import { loadSampleIfEmpty } from '../../../src/server/import/sample/loadSample';
import { createTestApp } from '../../support/server/app';
import { cpuSeconds } from './cpu';
import { writeCsv, writeXlsx } from './files';
import { BENCH_ROWS } from './rows';
import { makeDataFolder } from '../../support/makeDataFolder';

const ROWS = Number(process.argv[2] ?? 1_000_000);
const FORMATS = process.argv[3] === undefined ? ['csv', 'xlsx'] : [process.argv[3]];
const FILE = process.argv[4] === 'units' ? 'units' : 'orders';
/** Rows that are there before, beside the sample data. */
const BEFORE = Number(process.argv[5] ?? 0);
const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

/** npm run bench:import [-- ROWS csv|xlsx orders|units BEFORE]: an import with a review over HTTP, into the sample data of a database thrown away at the end. */
const dataDir = makeDataFolder('bench');
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
const { db, close } = connect(postgres.url, { statementTimeoutMs: 600_000 });
try {
  await migrateToLatest(db);
  const served = await createTestApp(
    { db, url: postgres.url },
    { uploadDir: join(dataDir, 'uploads'), env: { LOG_LEVEL: 'silent' } },
  );
  const origin = await served.app.listen({ port: 0 });
  for (const format of FORMATS) await measure(format, origin, await served.signIn.token());
  await served.close();
} finally {
  await close();
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

async function addBefore(): Promise<void> {
  const path = join(dataDir, `${FILE}-before.csv`);
  const { header, rowOf } = BENCH_ROWS[FILE];
  await writeCsv(path, BEFORE, { header, rowOf: (index) => rowOf(index + ROWS) });
  await importFiles(db, { [FILE]: path });
}

async function measure(format: string, origin: string, token: string): Promise<void> {
  await asRestore(db, ['imports'], (trx) => sql`truncate orders, units, imports restart identity cascade`.execute(trx));
  await loadSampleIfEmpty(db, join(dataDir, 'sample'));
  if (BEFORE > 0) await addBefore();
  const path = join(dataDir, `${FILE}.${format}`);
  await (format === 'csv' ? writeCsv : writeXlsx)(path, ROWS, BENCH_ROWS[FILE]);
  globalThis.gc?.();
  const idle = process.memoryUsage.rss();
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  console.log(`\n${ROWS} ${FILE} as ${format}, ${mb((await stat(path)).size)} MB`);
  await runClient([origin, token, path, FILE]);
  clearInterval(watch);
  console.log(`memory ${mb(idle)} MB idle, ${mb(most)} MB at most: ${mb(most - idle)} MB more`);
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`load of the machine: ${load.join(' ')}`);
}

/** Prints, after each step of the client, the processor time that it took. */
async function runClient(args: readonly string[]): Promise<void> {
  let before = cpuSeconds(postgres.location);
  const client = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'client.child.ts'), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  client.on('message', () => {
    const now = cpuSeconds(postgres.location);
    const [node, database] = [now.node - before.node, now.postgres - before.postgres];
    console.log(`   processor time: Node.js ${node.toFixed(1)} s, PostgreSQL ${database.toFixed(1)} s`);
    before = now;
  });
  const [code] = (await once(client, 'close')) as [number];
  if (code !== 0) process.exitCode = code;
}
