import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../../../src/server/db/connect';
import { startEmbeddedPostgres } from '../../../src/server/db/embedded';
import { migrateToLatest } from '../../../src/server/db/migrate';
import { createTestApp } from '../../support/server/app';
import { writeCsv, writeXlsx } from './files';

const ROWS = Number(process.argv[2] ?? 1_000_000);
const FORMATS = process.argv[3] === undefined ? ['csv', 'xlsx'] : [process.argv[3]];
const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

/** npm run bench:import [-- ROWS csv|xlsx]: an import with a review over HTTP, on a database thrown away at the end. */
const dataDir = await mkdtemp(join(tmpdir(), 'specai-bench-'));
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

async function measure(format: string, origin: string, token: string): Promise<void> {
  await sql`truncate orders restart identity cascade`.execute(db);
  const path = join(dataDir, `orders.${format}`);
  await (format === 'csv' ? writeCsv : writeXlsx)(path, ROWS);
  globalThis.gc?.();
  const idle = process.memoryUsage.rss();
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  console.log(`\n${ROWS} orders as ${format}, ${mb((await stat(path)).size)} MB`);
  const args = ['--import', 'tsx', join(import.meta.dirname, 'client.child.ts'), origin, token, path];
  const [code] = (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close')) as [number];
  clearInterval(watch);
  console.log(`memory ${mb(idle)} MB idle, ${mb(most)} MB at most: ${mb(most - idle)} MB more`);
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  if (code !== 0) process.exitCode = code;
}
