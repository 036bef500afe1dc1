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

export function createUploads(db: Kysely<Database>) {
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
    keep: async (jobId: string, files: readonly UploadedFile[], signal: AbortSignal) => {
      for (const { part, path } of files) {
        const gzip = createGzip({ level: LEVELS[part], chunkSize: PIECE });
        await pipeline(createReadStream(path, { highWaterMark: PIECE }), gzip, keepPieces(jobId, part), { signal });
      }
    },
    fetch: async (jobId: string, parts: readonly ImportPart[], folder: string, signal: AbortSignal) => {
      for (const part of parts) {
        const target = createWriteStream(join(folder, part), { mode: 0o600 });
        await pipeline(Readable.from(piecesOf(jobId, part)), createGunzip(), target, { signal });
      }
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;

/** ZIP pieces count down from -1 among those of the units. */
const placeOf = (part: ImportPart, index: number): { readonly file: ImportFile; readonly part: number } =>
  part === 'photos' ? { file: 'units', part: -1 - index } : { file: part, part: index };
