import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../../src/server/db/embedded';
import { findCluster } from '../../../src/server/db/embedded/cluster';
import { stopServer, freePort } from '../../../src/server/db/embedded/control';
import { makeDataFolder } from '../makeDataFolder';
import { scratchDir } from '../scratch';

export interface TestCluster {
  readonly url: string;
  stop: () => Promise<void>;
  /** Like a crash: connections break, nothing is written. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Creates a standby from the data of the stopped server. */
  copyAsStandby: () => Promise<TestCluster>;
  remove: () => Promise<void>;
}

export const createCluster = (): Promise<TestCluster> => clusterIn(newFolder());

const newFolder = () => makeDataFolder('cluster', scratchDir());

async function clusterIn(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<TestCluster> {
  const port = String(await freePort());
  const start = () =>
    startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off', ...settings, port } });
  const { url } = await start();
  const stop = async () => stopServer(await findCluster(dataDir));
  const kill = async () => {
    const [pid] = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGQUIT');
  };
  return {
    ...{ url, stop, kill },
    start: async () => void (await start()),
    copyAsStandby: async () => {
      const copy = newFolder();
      await promisify(execFile)('cp', ['-a', `${dataDir}/.`, copy]);
      await writeFile(path.join(copy, 'postgres', 'standby.signal'), '');
      return clusterIn(copy, { primary_conninfo: url });
    },
    remove: async () => {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
