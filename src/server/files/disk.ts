import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Whether writing to a disk of ours failed: Node names the system call then. Of a connection that broke it does so, too. */
export const isOfDisk = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'syscall' in error &&
  !('code' in error && error.code === 'ECONNRESET');

/** What is written as fast as it comes, and read as slowly as its reader likes. */
interface Spool {
  write: (bytes: Uint8Array) => Promise<void>;
  /** From its beginning, once all is written; the end of the stream is that of the spool. */
  read: () => Readable;
  close: () => Promise<void>;
}

const READ_BYTES = 262_144;

/** On the disk, in a file that has no name any more: it is gone as soon as it is closed, or this process ends. */
export async function openSpool(): Promise<Spool> {
  const path = join(tmpdir(), `specai-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return {
    write: (bytes) => file.writeFile(bytes),
    read: () => file.createReadStream({ start: 0, highWaterMark: READ_BYTES }),
    close: () => file.close(),
  };
}
