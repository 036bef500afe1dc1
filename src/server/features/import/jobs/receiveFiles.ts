import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  IMPORT_FILES,
  IMPORT_PARTS,
  MAX_IMPORT_FILE_BYTES,
  MAX_PHOTOS_ZIP_BYTES,
  type ImportFile,
  type ImportPart,
} from '../../../../contract/import/files';
import { isOfDisk } from '../../../lib/disk';
import type { ArrivedFile } from '../inspect/inspectFile';
import { UploadError } from './importErrors';

export interface UploadPart {
  readonly fieldname: string;
  readonly filename?: string;
  readonly file?: Readable;
}

export interface ArrivedParts {
  /** Independent of order. */
  readonly digest: string;
  readonly files: readonly ArrivedFile[];
  readonly photos: ArrivedZip | null;
}

export interface ArrivedZip {
  readonly path: string;
  readonly name: string;
}

interface ArrivedPart extends ArrivedZip {
  readonly part: ImportPart;
  readonly hash: string;
}

interface Receiving {
  /** Null: only digest. */
  readonly folder: string | null;
  readonly onFile: (file: ImportFile) => void;
  readonly onBytes: (bytes: number) => void;
  readonly signal: AbortSignal;
}

const PARTS =
  'Send the files as the parts "orders" and "units" of a form, a ZIP of photos as "photos", one file each, and nothing else.';
const NOTHING = 'No file was sent. Choose an orders file, a units file, or both.';
const NO_UNITS = 'The ZIP has photos that rows of units name. Choose the units file, too.';
const BROKEN = 'The upload was interrupted. Send it again.';

const largest = (part: ImportPart) => (part === 'photos' ? MAX_PHOTOS_ZIP_BYTES : MAX_IMPORT_FILE_BYTES);
const tooLarge = (part: ImportPart) =>
  new UploadError(
    part === 'photos'
      ? 'The ZIP of photos is larger than 1 GB. Import the units in several files, each with the ZIP of its photos.'
      : `The ${part} file is larger than 100 MB. Split it and import the pieces one after the other.`,
    413,
  );

const isOurs = (name: string): name is ImportPart => IMPORT_PARTS.some((each) => each === name);
const isTable = (name: ImportPart): name is ImportFile => IMPORT_FILES.some((each) => each === name);

const MAX_NAME_LENGTH = 200;

/** The last path segment without unprintable characters; never used as a path. */
const shownName = (filename: string | undefined, part: ImportPart): string =>
  (filename ?? '')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH) || part;

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function takePart(
  { fieldname, filename, file }: UploadPart,
  known: readonly ArrivedPart[],
  receiving: Receiving,
): Promise<ArrivedPart> {
  if (file === undefined || !isOurs(fieldname) || known.some(({ part }) => part === fieldname))
    throw new UploadError(PARTS);
  const path = join(receiving.folder ?? '', fieldname);
  const target = receiving.folder === null ? nowhere() : createWriteStream(path, { mode: 0o600 });
  const hash = createHash('sha256');
  if (isTable(fieldname)) receiving.onFile(fieldname);
  let bytes = 0;
  file.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > largest(fieldname)) file.destroy(tooLarge(fieldname));
    hash.update(chunk);
    receiving.onBytes(chunk.length);
  });
  await pipeline(file, target, { signal: receiving.signal });
  return { part: fieldname, path, name: shownName(filename, fieldname), hash: hash.digest('base64') };
}

/** Throws UploadError, the signal's reason, or an error of the disk. */
export async function receiveFiles(parts: AsyncIterable<UploadPart>, receiving: Receiving): Promise<ArrivedParts> {
  const arrived: ArrivedPart[] = [];
  try {
    for await (const part of parts) arrived.push(await takePart(part, arrived, receiving));
  } catch (error) {
    receiving.signal.throwIfAborted();
    // Disk errors are ours, others the sender's.
    throw error instanceof UploadError || isOfDisk(error) ? error : new UploadError(BROKEN);
  }
  const files = arrived.flatMap(({ part, path, name }) => (isTable(part) ? [{ path, name, file: part }] : []));
  const photos = arrived.find(({ part }) => part === 'photos') ?? null;
  if (arrived.length === 0) throw new UploadError(NOTHING);
  if (photos !== null && !files.some(({ file }) => file === 'units')) throw new UploadError(NO_UNITS);
  return { files, photos, digest: digestOf(arrived) };
}

/** Stores nothing. */
export async function digestParts(parts: AsyncIterable<UploadPart>): Promise<string> {
  const nothing = () => undefined;
  const { signal } = new AbortController();
  return (await receiveFiles(parts, { folder: null, onFile: nothing, onBytes: nothing, signal })).digest;
}

const digestOf = (arrived: readonly ArrivedPart[]): string => {
  const named = arrived.map(({ part, name, hash }) => JSON.stringify([part, name, hash]));
  return createHash('sha256').update(named.toSorted().join('\n')).digest('base64');
};
