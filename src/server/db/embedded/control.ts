import { once } from 'node:events';
import { createServer } from 'node:net';
import { execFile, spawn } from 'node:child_process';
import { readFile, rm, open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { totalmem } from 'node:os';
import { program, type Cluster } from './cluster';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');
  return address.port;
}

const LINES = 5;
/** Advice of PostgreSQL that would destroy the data here. */
const ADVICE = /\bHINT:|initdb|pg_resetwal|Examine the log output/i;
const CONTINUED = /^\t/;

export function lastWords(log: string): string {
  let isAdvice = false;
  const lines = log.split('\n').filter((line) => {
    isAdvice = ADVICE.test(line) || (isAdvice && CONTINUED.test(line));
    return line.trim() !== '' && !isAdvice;
  });
  return lines.slice(-LINES).join('\n');
}

export const whatToDo = (data: string): string =>
  [
    'Nothing was changed. Where a disk is full, free space on it and start again. Where the data are damaged, keep them, and restore the last backup:',
    `  mv ${data} ${data}-damaged`,
    '  npm run restore -- BACKUP.zip',
  ].join('\n');

const run = promisify(execFile);

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const pidFile = (data: string): string => join(data, 'postmaster.pid');

/** Null if none runs; ignores a stale pid file. */
export async function runningPostmaster(data: string): Promise<Postmaster | null> {
  const text = await readFile(pidFile(data), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return (await commandOf(pid)).includes(data) ? { pid, port } : null;
}

/** Removes a stale pid file. PostgreSQL does not if another process has the pid, which is common in containers. */
export async function removeStalePidFile(data: string): Promise<void> {
  if ((await runningPostmaster(data)) === null) await rm(pidFile(data), { force: true });
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

export type Settings = Readonly<Record<string, string>>;

/** Local connections only. Durability (fsync, full_page_writes) stays on. */
const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
};
const WAIT_SECONDS = '60';

/** Waits for an answer. In a separate session (pg_ctl), so that Ctrl-C does not reach it. Throws with its log. */
export async function startServer(cluster: Cluster, extra: Settings): Promise<void> {
  const settings = Object.entries({ ...SETTINGS, port: String(await freePort()), ...extra });
  const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
  const code = await pgCtl(cluster, ['start', '-o', options]);
  if (code === 0) return;
  const log = await readFile(cluster.logFile, 'utf8').catch(() => '');
  throw new Error(`PostgreSQL does not start on ${cluster.data}:\n${lastWords(log)}\n${whatToDo(cluster.data)}`);
}

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

const MB = 2 ** 20;

export function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** An eighth of the memory for pages, and a part per sort or hash; never below PostgreSQL's defaults. */
export function memorySettings(bytes: number): Settings {
  const megabytes = (share: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, (bytes * share) / MB)))}MB`;
  return {
    shared_buffers: megabytes(1 / 8, 128, 2_048),
    effective_cache_size: megabytes(1 / 2, 512, 65_536),
    work_mem: megabytes(1 / 1_024, 4, 32),
  };
}
