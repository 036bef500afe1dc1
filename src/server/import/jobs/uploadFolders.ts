import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportPart } from '../../../contract/imports/files';
import type { ServerConfig } from '../../config';
import type { Inspection } from '../inspect/inspection';

/** Folders that hold uploads during their import. */
export interface UploadFolders {
  /** A new empty folder. */
  make: () => Promise<string>;
  remove: (folder: string) => Promise<void>;
}

/** Beside the embedded database, or in the temporary folder where the database is elsewhere. */
export const uploadDirOf = ({ databaseUrl, dataDir }: ServerConfig): string =>
  databaseUrl === undefined ? join(dataDir, 'uploads') : join(tmpdir(), 'specai-uploads');

/** Folders in `root`, named after the process, so that no server removes what another one still reads. */
export function createUploadFolders(root: string): UploadFolders {
  return {
    make: async () => {
      await mkdir(root, { recursive: true, mode: 0o700 });
      return mkdtemp(join(root, `${process.pid}-`));
    },
    remove: (folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes what a crash left. Call before the first upload: folders under our own process id are then from an earlier process. */
export async function removeLeftUploads(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  const left = names.filter((name) => {
    const pid = Number(/^(\d+)-/.exec(name)?.[1]);
    return pid > 0 && (pid === process.pid || !isRunning(pid));
  });
  await Promise.all(left.map((name) => rm(join(root, name), { recursive: true, force: true })));
}

/** Files that lie in a folder by the names of their parts, and how they are read. */
export const inFolder = (inspections: readonly Inspection[], folder: string): readonly Inspection[] =>
  inspections.map(({ photos, ...each }) => ({
    ...each,
    table: { ...each.table, path: join(folder, each.file) },
    ...(photos && { photos: { ...photos, path: join(folder, PHOTOS) } }),
  }));

const PHOTOS: ImportPart = 'photos';
