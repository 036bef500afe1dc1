import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../embedded';
import type { Manifest, TableEntry } from './backupFile';
import { restore } from './restore';

const PREFIX = 'specai-verify-';

/** Restores a backup into a temporary PostgreSQL and compares every table. Needs the space in TMPDIR. Throws BackupError. */
export async function verifyBackup(file: string, onTable?: (table: TableEntry) => void): Promise<Manifest> {
  await removeLeft();
  const folder = await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  // As root, PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  try {
    const scratch = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, settings: { fsync: 'off' } });
    try {
      return await restore(scratch.url, file, {
        replaces: false,
        store: null,
        verifies: true,
        ...(onTable && { onTable }),
      });
    } finally {
      await scratch.stop();
      // Beside the data, if PostgreSQL's user cannot enter TMPDIR.
      await rm(path.dirname(scratch.location), { recursive: true, force: true });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of killed commands. A PostgreSQL that still runs there ends within a minute. */
async function removeLeft(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : process.pid;
    if (pid > 0 && !isAlive(pid)) await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
