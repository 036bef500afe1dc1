import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMPORT_FILES, type ImportFile } from '../../../contract/imports';
import type { ImportFiles } from '../importFiles';
import { UploadRefused } from './uploadRefused';

/** One part of an upload, as it arrives. */
export interface UploadPart {
  readonly fieldname: string;
  /** Emits 'limit' where it is too large. */
  readonly file?: Readable;
}

export interface Receiving {
  readonly folder: string;
  /** Told of every file that begins, and of every piece, in bytes. */
  readonly onFile: (file: ImportFile) => void;
  readonly onBytes: (bytes: number) => void;
  readonly signal: AbortSignal;
}

const PARTS = 'Send the files as the parts "orders" and "units" of a form, one file each, and nothing else.';
const NOTHING = 'No file was sent. Choose an orders file, a units file, or both.';
const BROKEN = 'The upload was interrupted. Send it again.';
const tooLarge = (file: ImportFile) =>
  new UploadRefused(`The ${file} file is larger than 100 MB. Split it and import the pieces one after the other.`, 413);

const isOurs = (name: string): name is ImportFile => IMPORT_FILES.some((each) => each === name);

/** Takes one part. The sender's name of a file is never looked at. */
async function takePart({ fieldname, file }: UploadPart, known: ImportFiles, receiving: Receiving) {
  if (file === undefined || !isOurs(fieldname) || known[fieldname] !== undefined) throw new UploadRefused(PARTS);
  const path = join(receiving.folder, `${fieldname}.csv`);
  receiving.onFile(fieldname);
  file.once('limit', () => file.destroy(tooLarge(fieldname)));
  file.on('data', (piece: Buffer) => receiving.onBytes(piece.length));
  await pipeline(file, createWriteStream(path, { mode: 0o600 }), { signal: receiving.signal });
  return { [fieldname]: path };
}

/** A fault of the disk is ours, anything else is the sender's. */
const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error;

/**
 * Writes the files of an upload into a folder as they arrive. Throws UploadRefused, the signal's reason, or what the disk
 * says.
 */
export async function receiveFiles(parts: AsyncIterable<UploadPart>, receiving: Receiving): Promise<ImportFiles> {
  let files: ImportFiles = {};
  try {
    for await (const part of parts) files = { ...files, ...(await takePart(part, files, receiving)) };
  } catch (error) {
    receiving.signal.throwIfAborted();
    throw error instanceof UploadRefused || isOfDisk(error) ? error : new UploadRefused(BROKEN);
  }
  if (files.orders === undefined && files.units === undefined) throw new UploadRefused(NOTHING);
  return files;
}
