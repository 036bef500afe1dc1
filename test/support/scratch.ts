import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 4 * 2 ** 30;

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

/** The folder for test databases, in memory if Linux has room. Copying one costs 0.4 s of a processor on a disk, 0.03 s in memory. */
export const scratchDir = (): string => (hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir());

/** A temporary folder for the suite, in which no file must be left. */
export function useTidyFolder(prefix: string): string {
  const folder = useFolder(prefix, () => {
    const left = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([]);
  });
  return folder;
}

export function useFolder(prefix: string, check = () => {}): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  afterAll(() => {
    check();
    rmSync(folder, { recursive: true });
  });
  return folder;
}
