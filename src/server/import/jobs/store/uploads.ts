import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { ImportFile } from '../../../../contract/imports/files';
import type { Database } from '../../../db/schema';
import type { ArrivedFile } from '../../inspect/inspectFile';

/** Bytes of a piece. */
const PIECE = 1024 * 1024;
/** Text shrinks to a sixth at the fastest level already. */
const FASTEST = 1;

/** Files of imports that wait, in the database, so that any server can go on with them. */
export interface Uploads {
  /** Throws the signal's reason, or an error of the disk or the database. */
  keep: (jobId: string, files: readonly ArrivedFile[], signal: AbortSignal) => Promise<void>;
  /** Writes them into a folder, each by the name of its kind. Throws as `keep` does. */
  fetch: (jobId: string, files: readonly ImportFile[], folder: string, signal: AbortSignal) => Promise<void>;
}

export function createUploads(db: Kysely<Database>): Uploads {
  const keepPieces = (jobId: string, file: ImportFile) => async (pieces: AsyncIterable<Buffer>) => {
    let part = 0;
    for await (const content of pieces) {
      await db.insertInto('import_job_files').values({ job_id: jobId, file, part, content }).execute();
      part += 1;
    }
  };

  async function* piecesOf(jobId: string, file: ImportFile): AsyncGenerator<Buffer> {
    const pieces = db.selectFrom('import_job_files').where('job_id', '=', jobId).where('file', '=', file);
    for (let part = 0; ; part += 1) {
      const piece = await pieces.select('content').where('part', '=', part).executeTakeFirst();
      if (piece === undefined) return;
      yield piece.content;
    }
  }

  return {
    keep: async (jobId, files, signal) => {
      for (const { file, path } of files) {
        const gzip = createGzip({ level: FASTEST, chunkSize: PIECE });
        await pipeline(createReadStream(path), gzip, keepPieces(jobId, file), { signal });
      }
    },
    fetch: async (jobId, files, folder, signal) => {
      for (const file of files) {
        const target = createWriteStream(join(folder, file), { mode: 0o600 });
        await pipeline(Readable.from(piecesOf(jobId, file)), createGunzip(), target, { signal });
      }
    },
  };
}
