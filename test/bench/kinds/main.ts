import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from '../../../src/server/db/connect';
import { startEmbeddedPostgres } from '../../../src/server/db/embedded';
import { migrateToLatest } from '../../../src/server/db/migrate';
import { loadSampleIfEmpty } from '../../../src/server/import/sample/loadSample';
import { fillUnits } from '../served/fillUnits';
import { varyUnits } from './varyUnits';
import { makeDataFolder } from '../../support/makeDataFolder';

/**
 * The memory and time that a server takes, in a process of its own, on a database of so many units: first of few kinds, then of very
 * many. The database is thrown away at the end.
 */
export async function benchKinds(units: number): Promise<void> {
  const dataDir = makeDataFolder('bench');
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
  const { db, close } = connect(postgres.url, { statementTimeoutMs: 1_800_000 });
  try {
    await migrateToLatest(db);
    await loadSampleIfEmpty(db, join(dataDir, 'sample'));
    await fillUnits(db, units);
    console.log(`\n${units} units, few kinds of them`);
    await serve(postgres.url);
    await varyUnits(db);
    console.log(`\n${units} units, very many kinds of them`);
    await serve(postgres.url);
    const load = loadavg().map((each) => each.toFixed(1));
    console.log(`\nLoad of the machine: ${load.join(' ')}`);
  } finally {
    await close();
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function serve(url: string): Promise<void> {
  const file = fileURLToPath(new URL('server.child.ts', import.meta.url));
  const child = fork(file, [url], { execArgv: ['--expose-gc', '--import', 'tsx', '--max-old-space-size=4096'] });
  await once(child, 'exit');
}
