import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { ImportPart, ImportFile } from '../../../../contract/import/files';
import type { ServerConfig } from '../../../config/config';
import type { Inspection } from '../inspect/inspection';
import type { Database } from '../../../db/schema/schema';

export const uploadDirOf = ({ databaseUrl, dataDir }: ServerConfig): string =>
  databaseUrl === undefined ? join(dataDir, 'uploads') : join(tmpdir(), 'specai-uploads');

/** Named by process, so that servers do not delete each other's files. */
export function createUploadFolders(root: string) {
  return {
    make: async () => {
      await mkdir(root, { recursive: true, mode: 0o700 });
      return mkdtemp(join(root, `${process.pid}-`));
    },
    remove: (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

export type UploadFolders = ReturnType<typeof createUploadFolders>;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Call before the first upload: a crash leaves folders, maybe with our process id. */
export async function removeLeftUploads(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  const left = names.filter((name) => {
    const pid = Number(/^(\d+)-/.exec(name)?.[1]);
    return pid > 0 && (pid === process.pid || !isRunning(pid));
  });
  await Promise.all(left.map((name) => rm(join(root, name), { recursive: true, force: true })));
}

export const inFolder = (inspections: readonly Inspection[], folder: string): readonly Inspection[] =>
  inspections.map(({ photos, ...each }) => ({
    ...each,
    table: { ...each.table, path: join(folder, each.file) },
    ...(photos && { photos: { ...photos, path: join(folder, PHOTOS) } }),
  }));

const PHOTOS: ImportPart = 'photos';

/** Bytes. */
const PIECE = 1024 * 1024;
/** The fastest level shrinks text to a sixth; a ZIP does not shrink. */
const LEVELS: Readonly<Record<ImportPart, number>> = { orders: 1, units: 1, photos: 0 };

export interface UploadedFile {
  readonly part: ImportPart;
  readonly path: string;
}

function createPieces(db: Kysely<Database>) {
  const keepPieces = (jobId: string, at: (index: number) => Place) => async (pieces: AsyncIterable<Buffer>) => {
    let index = 0;
    for await (const content of pieces) {
      await db
        .insertInto('import_job_files')
        .values({ job_id: jobId, ...at(index), content })
        .execute();
      index += 1;
    }
  };

  async function* piecesOf(jobId: string, at: (index: number) => Place): AsyncGenerator<Buffer> {
    for (let index = 0; ; index += 1) {
      const place = at(index);
      const pieces = db.selectFrom('import_job_files').where('job_id', '=', jobId).where('file', '=', place.file);
      const piece = await pieces.select('content').where('part', '=', place.part).executeTakeFirst();
      if (piece === undefined) return;
      yield piece.content;
    }
  }

  return { keepPieces, piecesOf };
}

export function createUploads(db: Kysely<Database>) {
  const { keepPieces, piecesOf } = createPieces(db);
  return {
    keep: async (jobId: string, files: readonly UploadedFile[], signal: AbortSignal) => {
      for (const { part, path } of files) {
        const gzip = createGzip({ level: LEVELS[part], chunkSize: PIECE });
        await pipeline(
          createReadStream(path, { highWaterMark: PIECE }),
          gzip,
          keepPieces(jobId, (index) => placeOf(part, index)),
          {
            signal,
          },
        );
      }
    },
    fetch: async (jobId: string, parts: readonly ImportPart[], folder: string, signal: AbortSignal) => {
      for (const part of parts) {
        const target = createWriteStream(join(folder, part), { mode: 0o600 });
        await pipeline(Readable.from(piecesOf(jobId, (index) => placeOf(part, index))), createGunzip(), target, {
          signal,
        });
      }
    },
    keepRefused: async (jobId: string, file: ImportFile, path: string, signal: AbortSignal) => {
      const before = db.deleteFrom('import_job_files').where('job_id', '=', jobId).where('file', '=', file);
      await before.where('part', '>=', REFUSED_FROM).execute();
      const bytes = createReadStream(path, { highWaterMark: PIECE });
      await pipeline(bytes, keepPieces(jobId, refusedPlace(file)), { signal });
    },
    refused: (jobId: string, file: ImportFile) => Readable.from(piecesOf(jobId, refusedPlace(file))),
  };
}

const refusedPlace =
  (file: ImportFile) =>
  (index: number): Place => ({ file, part: REFUSED_FROM + index });

export type Uploads = ReturnType<typeof createUploads>;

interface Place {
  readonly file: ImportFile;
  readonly part: number;
}

/** ZIP pieces count down from -1 among those of the units. */
const placeOf = (part: ImportPart, index: number): Place =>
  part === 'photos' ? { file: 'units', part: -1 - index } : { file: part, part: index };

/** Pieces of the workbook of refused rows, which outlives the file. */
const REFUSED_FROM = 1_000_000;

/** Deletes the uploaded files; refused rows can be downloaded until the import is forgotten. */
export async function forgetArrived(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('import_job_files').where('job_id', '=', id).where('part', '<', REFUSED_FROM).execute();
}
