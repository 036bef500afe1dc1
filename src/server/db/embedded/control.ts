import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { freePort } from './freePort';
import { program } from './binaries';
import type { Cluster } from './cluster';
import { lastWords, whatToDo } from './lastWords';

/** Server settings by name. */
export type Settings = Readonly<Record<string, string>>;

/** Only this machine can connect. Durability (fsync, full_page_writes) stays as PostgreSQL ships it: on. */
const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
};
const WAIT_SECONDS = '60';

/**
 * Starts the server of a data directory and waits until it answers. It runs in a session of its own (pg_ctl sees to
 * that), so that Ctrl-C in our terminal does not reach it. Throws with the last lines of its log, and what to do.
 */
export async function startServer(cluster: Cluster, extra: Settings): Promise<void> {
  const settings = Object.entries({ ...SETTINGS, port: String(await freePort()), ...extra });
  const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
  const code = await pgCtl(cluster, ['start', '-o', options]);
  if (code === 0) return;
  const log = await readFile(cluster.logFile, 'utf8').catch(() => '');
  throw new Error(`PostgreSQL does not start on ${cluster.data}:\n${lastWords(log)}\n${whatToDo(cluster.data)}`);
}

/** Ends the server after its running transactions have been rolled back and everything is on disk. */
export async function stopServer(cluster: Cluster): Promise<void> {
  await pgCtl(cluster, ['stop', '-m', 'fast']);
}

async function pgCtl({ programs, data, logFile, user }: Cluster, args: string[]): Promise<number | null> {
  const log = await open(logFile, 'a', 0o600);
  try {
    const child = spawn(program(programs, 'pg_ctl'), [...args, '-D', data, '-s', '-w', '-t', WAIT_SECONDS], {
      ...user,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    });
    return await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
  } finally {
    await log.close();
  }
}
