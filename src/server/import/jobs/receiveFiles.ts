import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMPORT_FILES, type ImportFile } from '../../../contract/imports/files';
import { isOfDisk } from '../../files/diskError';
import type { ArrivedFile } from '../inspect/inspectFile';
import { UploadError } from './uploadError';

/** One part of an upload, as it arrives. */
export interface UploadPart {
  readonly fieldname: string;
  /** What the person's file is called. */
  readonly filename?: string;
  /** Emits 'limit' where it is too large. */
  readonly file?: Readable;
}

export interface Receiving {
  readonly folder: string;
  /** Called when a file begins, and with the bytes of every chunk. */
  readonly onFile: (file: ImportFile) => void;
  readonly onBytes: (bytes: number) => void;
  readonly signal: AbortSignal;
}

const PARTS = 'Send the files as the parts "orders" and "units" of a form, one file each, and nothing else.';
const NOTHING = 'No file was sent. Choose an orders file, a units file, or both.';
const BROKEN = 'The upload was interrupted. Send it again.';
const tooLarge = (file: ImportFile) =>
  new UploadError(`The ${file} file is larger than 100 MB. Split it and import the pieces one after the other.`, 413);

const isOurs = (name: string): name is ImportFile => IMPORT_FILES.some((each) => each === name);

const LONGEST_NAME = 200;

/** A name for people: of a path its end, without what cannot be shown. It never becomes a path. */
const shownName = (filename: string | undefined, file: ImportFile): string =>
  (filename ?? '')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME) || file;

/** Writes one part to disk, under a name of ours. */
async function takePart(
  { fieldname, filename, file }: UploadPart,
  known: readonly ArrivedFile[],
  receiving: Receiving,
): Promise<ArrivedFile> {
  if (file === undefined || !isOurs(fieldname) || known.some((each) => each.file === fieldname))
    throw new UploadError(PARTS);
  const path = join(receiving.folder, fieldname);
  receiving.onFile(fieldname);
  file.once('limit', () => file.destroy(tooLarge(fieldname)));
  file.on('data', (chunk: Buffer) => receiving.onBytes(chunk.length));
  await pipeline(file, createWriteStream(path, { mode: 0o600 }), { signal: receiving.signal });
  return { file: fieldname, path, name: shownName(filename, fieldname) };
}

/**
 * Writes the files of an upload into a folder as they arrive. Throws UploadError, the signal's reason, or an
 * error of the disk.
 */
export async function receiveFiles(
  parts: AsyncIterable<UploadPart>,
  receiving: Receiving,
): Promise<readonly ArrivedFile[]> {
  const files: ArrivedFile[] = [];
  try {
    for await (const part of parts) files.push(await takePart(part, files, receiving));
  } catch (error) {
    receiving.signal.throwIfAborted();
    // An error of the disk is ours, any other the sender's.
    throw error instanceof UploadError || isOfDisk(error) ? error : new UploadError(BROKEN);
  }
  if (files.length === 0) throw new UploadError(NOTHING);
  return files;
}
