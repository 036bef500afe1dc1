import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A failed system call of the disk; broken connections name one, too. */
export const isOfDisk = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'syscall' in error &&
  !('code' in error && error.code === 'ECONNRESET');

const READ_BYTES = 262_144;

/** An unlinked temporary file: gone when it is closed or the process ends. */
export async function openSpool() {
  const path = join(tmpdir(), `specai-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return {
    write: (bytes: Uint8Array) => file.writeFile(bytes),
    /** Call after the last write. */
    read: () => file.createReadStream({ start: 0, highWaterMark: READ_BYTES }),
    close: () => file.close(),
  };
}
