import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { UNIT_FILES } from '../../../domain/limits';
import { FileRefusedError } from '../files/recognize';
import { isOfDisk } from '../../lib/disk';

export interface PhotoSource {
  readonly name: string;
  /** Lowercase base names. */
  readonly names: ReadonlySet<string>;
  /** @throws FileRefusedError */
  read: (name: string) => Promise<Buffer>;
  close: () => void;
}

export class PhotoSourceError extends Error {
  constructor(
    readonly reason: string,
    readonly fix: string,
  ) {
    super(`${reason}. ${fix}`);
  }
}

export async function openPhotoSource(path: string): Promise<PhotoSource> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new PhotoSourceError(`There is no folder or ZIP '${path}'`, 'Check its name.');
  return found.isDirectory() ? folderSource(path) : openPhotoZip(path, path);
}

const isOfSystem = (name: string) => name.startsWith('.') || name === 'thumbs.db' || name === 'desktop.ini';

function byName<T>(source: string, files: readonly (readonly [path: string, file: T])[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const [path, file] of files) {
    const name = basename(path).toLowerCase();
    if (isOfSystem(name)) continue;
    if (found.has(name))
      throw new PhotoSourceError(`${source} has two files '${basename(path)}'`, 'Rename one of them.');
    found.set(name, file);
  }
  return found;
}

const known = <T>(files: ReadonlyMap<string, T>, name: string): T => {
  const file = files.get(name.toLowerCase());
  if (file === undefined) throw new FileRefusedError('There is no such file.');
  return file;
};

async function folderSource(path: string): Promise<PhotoSource> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = byName(
    path,
    paths.map((each) => [each, each]),
  );
  const read = async (name: string) => {
    const file = known(files, name);
    refuseLarge((await stat(file)).size);
    return readFile(file);
  };
  return { name: basename(path), names: new Set(files.keys()), read, close: () => undefined };
}

const PACK_AGAIN = 'Pack it again.';

/** @throws PhotoSourceError, or an error of the disk */
export async function openPhotoZip(path: string, shown: string): Promise<PhotoSource> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    if (isOfDisk(error)) throw error;
    throw new PhotoSourceError(`${shown} is no ZIP that can be read`, PACK_AGAIN);
  });
  try {
    const found = await filesIn(zip, shown);
    refuseBomb(zip, shown, found);
    const files = byName(shown, found);
    const read = async (name: string) => unpacked(zip, known(files, name));
    return { name: basename(shown), names: new Set(files.keys()), read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof PhotoSourceError ? error : new PhotoSourceError(`${shown} is damaged`, PACK_AGAIN);
  }
}

const AS_ROWS = 'Give it as the orders file or the units file.';

/** Photos and PDFs hardly compress. */
const MAX_UNPACKED = 1024 * 1024 * 1024;
const MAX_RATIO = 10;

function refuseBomb(zip: ZipFile, shown: string, files: readonly (readonly [string, Entry])[]): void {
  const unpacked = files.reduce((sum, [, { uncompressedSize }]) => sum + uncompressedSize, 0);
  if (unpacked > Math.max(MAX_UNPACKED, MAX_RATIO * zip.fileSize))
    throw new PhotoSourceError(`${shown} is more than ten times as large when unpacked`, 'Pack photos and PDFs only.');
}

const MAX_FILES = 50_000;

async function filesIn(zip: ZipFile, shown: string): Promise<(readonly [path: string, entry: Entry])[]> {
  const files: (readonly [string, Entry])[] = [];
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    if (fileName === 'xl/workbook.xml') throw new PhotoSourceError(`${shown} is a workbook`, AS_ROWS);
    // macOS metadata.
    if (fileName.endsWith('/') || fileName.startsWith('__MACOSX/')) continue;
    if (basename(fileName).length > UNIT_FILES.nameLength) continue;
    files.push([fileName, entry]);
    if (files.length > MAX_FILES) throw new PhotoSourceError(`${shown} has more than 50,000 files`, 'Pack fewer.');
  }
  return files;
}

/** yauzl stops at the declared size. */
async function unpacked(zip: ZipFile, entry: Entry): Promise<Buffer> {
  refuseLarge(entry.uncompressedSize);
  if (entry.isEncrypted()) throw new FileRefusedError('The ZIP has a password. Pack it without one.');
  try {
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch {
    throw new FileRefusedError('It is damaged in the ZIP. Pack it again.');
  }
}

function refuseLarge(bytes: number): void {
  if (bytes > UNIT_FILES.bytes) throw new FileRefusedError('The file is larger than 40 MB. Save it smaller.');
}
