import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

type Pieces = Iterable<string> | AsyncIterable<Buffer>;

/** Writes a ZIP archive, one part after the other, down to the disk. Rejects with what fails first. */
export async function writeZip(file: string, parts: readonly (readonly [name: string, pieces: () => Pieces])[]) {
  const zip = new ZipFile();
  // The archive does not pass on the errors of its parts.
  const failing = new AbortController();
  const fail = (error: unknown) => failing.abort(error);
  zip.once('error', fail);
  for (const [name, pieces] of parts)
    zip.addReadStreamLazy(name, (use) => use(null, Readable.from(pieces()).once('error', fail)));
  zip.end();
  const { signal } = failing;
  await pipeline(zip.outputStream, createWriteStream(file, { flush: true }), { signal }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
}
