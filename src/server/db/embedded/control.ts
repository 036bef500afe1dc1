import { once } from 'node:events';
import { createServer } from 'node:net';
import { execFile, spawn } from 'node:child_process';
import { readFile, rm, open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { totalmem } from 'node:os';
import { program, type Cluster } from './cluster';

/** A port of 127.0.0.1 that nobody listens on. */
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
/** PostgreSQL's advice is for who runs it by hand. Some of it, followed here, would destroy the data. */
const ADVICE = /\bHINT:|initdb|pg_resetwal|Examine the log output/i;
/** The rest of a message that goes over several lines. */
const CONTINUED = /^\t/;

/** The end of PostgreSQL's log: what is wrong, without what it advises. */
export function lastWords(log: string): string {
  let isAdvice = false;
  const lines = log.split('\n').filter((line) => {
    isAdvice = ADVICE.test(line) || (isAdvice && CONTINUED.test(line));
    return line.trim() !== '' && !isAdvice;
  });
  return lines.slice(-LINES).join('\n');
}

/** What a person does about a database that does not start. */
export const whatToDo = (data: string): string =>
  [
    'Nothing was changed. Where a disk is full, free space on it and start again. Where the data are damaged, keep them, and restore the last backup:',
    `  mv ${data} ${data}-damaged`,
    '  npm run restore -- BACKUP.zip',
  ].join('\n');

const run = promisify(execFile);

/** What postmaster.pid says of the server process of a data directory. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const pidFile = (data: string): string => join(data, 'postmaster.pid');

/** The server running on this data directory, or null; a pid file left behind by a crash counts for nothing. */
export async function runningPostmaster(data: string): Promise<Postmaster | null> {
  const text = await readFile(pidFile(data), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return (await commandOf(pid)).includes(data) ? { pid, port } : null;
}

/**
 * Removes a pid file whose process is gone. PostgreSQL does so itself, except where another process of the same account
 * has the old number by now, which is common in containers.
 */
export async function removeStalePidFile(data: string): Promise<void> {
  if ((await runningPostmaster(data)) === null) await rm(pidFile(data), { force: true });
}

/** The command line of a process; empty for one that ended. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

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

const MB = 2 ** 20;

/** What this process may use: of the machine, or of the container that it runs in. */
export function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * How much of the memory PostgreSQL uses, which shares the machine with this server: an eighth for pages of tables, and for each
 * sort or hash a part of which the connections of the pool leave enough. Never less than PostgreSQL takes by itself.
 */
export function memorySettings(bytes: number): Settings {
  const megabytes = (share: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, (bytes * share) / MB)))}MB`;
  return {
    shared_buffers: megabytes(1 / 8, 128, 2_048),
    effective_cache_size: megabytes(1 / 2, 512, 65_536),
    work_mem: megabytes(1 / 1_024, 4, 32),
  };
}
