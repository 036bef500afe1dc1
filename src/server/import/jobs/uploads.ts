import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { ImportPart, ImportFile } from '../../../contract/imports/files';
import type { ServerConfig } from '../../config';
import type { Inspection } from '../inspect/inspection';
import type { Database } from '../../db/schema';

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

/** Bytes of a piece. */
const PIECE = 1024 * 1024;
/** Text shrinks to a sixth at the fastest level already; a ZIP does not shrink. */
const LEVELS: Readonly<Record<ImportPart, number>> = { orders: 1, units: 1, photos: 0 };

export interface KeptFile {
  readonly part: ImportPart;
  readonly path: string;
}

/** Files of imports that wait, in the database, so that any server can go on with them. */
export interface Uploads {
  /** Throws the signal's reason, or an error of the disk or the database. */
  keep: (jobId: string, files: readonly KeptFile[], signal: AbortSignal) => Promise<void>;
  /** Writes them into a folder, each by the name of its part. Throws as `keep` does. */
  fetch: (jobId: string, parts: readonly ImportPart[], folder: string, signal: AbortSignal) => Promise<void>;
}

interface Place {
  readonly file: ImportFile;
  readonly part: number;
}

export function createUploads(db: Kysely<Database>): Uploads {
  const keepPieces = (jobId: string, part: ImportPart) => async (pieces: AsyncIterable<Buffer>) => {
    let index = 0;
    for await (const content of pieces) {
      await db
        .insertInto('import_job_files')
        .values({ job_id: jobId, ...placeOf(part, index), content })
        .execute();
      index += 1;
    }
  };

  async function* piecesOf(jobId: string, part: ImportPart): AsyncGenerator<Buffer> {
    for (let index = 0; ; index += 1) {
      const place = placeOf(part, index);
      const pieces = db.selectFrom('import_job_files').where('job_id', '=', jobId).where('file', '=', place.file);
      const piece = await pieces.select('content').where('part', '=', place.part).executeTakeFirst();
      if (piece === undefined) return;
      yield piece.content;
    }
  }

  return {
    keep: async (jobId, files, signal) => {
      for (const { part, path } of files) {
        const gzip = createGzip({ level: LEVELS[part], chunkSize: PIECE });
        await pipeline(createReadStream(path, { highWaterMark: PIECE }), gzip, keepPieces(jobId, part), { signal });
      }
    },
    fetch: async (jobId, parts, folder, signal) => {
      for (const part of parts) {
        const target = createWriteStream(join(folder, part), { mode: 0o600 });
        await pipeline(Readable.from(piecesOf(jobId, part)), createGunzip(), target, { signal });
      }
    },
  };
}

/** A ZIP belongs to the units whose rows name its files: its pieces are counted down from -1 beside theirs. */
const placeOf = (part: ImportPart, index: number): Place =>
  part === 'photos' ? { file: 'units', part: -1 - index } : { file: part, part: index };
