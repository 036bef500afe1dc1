import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

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
