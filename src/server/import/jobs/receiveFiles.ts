import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMPORT_FILES, type ImportFile } from '../../../contract/imports/files';
import type { ImportFiles } from '../importFiles';
import { UploadError } from './uploadError';

/** One part of an upload, as it arrives. */
export interface UploadPart {
  readonly fieldname: string;
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

/** Writes one part to disk; ignores the sender's file name. */
async function takePart({ fieldname, file }: UploadPart, known: ImportFiles, receiving: Receiving) {
  if (file === undefined || !isOurs(fieldname) || known[fieldname] !== undefined) throw new UploadError(PARTS);
  const path = join(receiving.folder, `${fieldname}.csv`);
  receiving.onFile(fieldname);
  file.once('limit', () => file.destroy(tooLarge(fieldname)));
  file.on('data', (chunk: Buffer) => receiving.onBytes(chunk.length));
  await pipeline(file, createWriteStream(path, { mode: 0o600 }), { signal: receiving.signal });
  return { [fieldname]: path };
}

/** An error of the disk is ours, any other the sender's. */
const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error;

/**
 * Writes the files of an upload into a folder as they arrive. Throws UploadError, the signal's reason, or an
 * error of the disk.
 */
export async function receiveFiles(parts: AsyncIterable<UploadPart>, receiving: Receiving): Promise<ImportFiles> {
  let files: ImportFiles = {};
  try {
    for await (const part of parts) files = { ...files, ...(await takePart(part, files, receiving)) };
  } catch (error) {
    receiving.signal.throwIfAborted();
    throw error instanceof UploadError || isOfDisk(error) ? error : new UploadError(BROKEN);
  }
  if (files.orders === undefined && files.units === undefined) throw new UploadError(NOTHING);
  return files;
}
