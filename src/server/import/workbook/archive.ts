import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { FileError } from '../rows/fileError';

/** The parts of a workbook, which is a ZIP archive, by their paths. */
export interface Archive {
  has: (path: string) => boolean;
  /** The text of a part as it is unpacked. Throws a FileError where there is none, or where it is larger than `most` bytes. */
  stream: (path: string, most: number) => AsyncGenerator<string>;
  /** Of all parts that have been unpacked so far, as they lie in the file. */
  readonly taken: { bytes: number };
  close: () => void;
}

const BROKEN = 'Open the file in its program and save it again.';
const MOST_PARTS = 10_000;

/** A part is named without its first slash; capitals do not matter. */
const keyOf = (path: string) => path.replace(/^\/+/, '').toLowerCase();

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(keyOf(entry.fileName), entry);
    if (entries.size > MOST_PARTS) throw new FileError(null, 'The workbook has too many parts', BROKEN);
  }
  return entries;
}

function entryOf(entries: ReadonlyMap<string, Entry>, path: string): Entry {
  const entry = entries.get(keyOf(path));
  if (entry === undefined) throw new FileError(null, `The workbook lacks its part ${path}`, BROKEN);
  if (entry.isEncrypted()) throw new FileError(null, 'The workbook is encrypted', 'Save it without a password.');
  return entry;
}

const tooLarge = (most: number) =>
  new FileError(
    null,
    `A part of the workbook is larger than ${Math.round(most / 2 ** 20)} MB when unpacked`,
    'Save the sheet as a file of its own, or as CSV UTF-8.',
  );

/** Its text, in pieces. Damage is told as such, since the words of the unpacker are not for people. */
async function* textOf(unpacked: Readable, most: number, entry: Entry, taken: { bytes: number }) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  const before = taken.bytes;
  for await (const chunk of piecesOf(unpacked)) {
    bytes += chunk.length;
    if (bytes > most) throw tooLarge(most);
    taken.bytes = before + Math.round((entry.compressedSize * bytes) / Math.max(entry.uncompressedSize, bytes));
    yield decoded(decoder, chunk);
  }
}

function decoded(decoder: TextDecoder, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new FileError(null, 'The workbook is not written in UTF-8', BROKEN);
  }
}

async function* piecesOf(unpacked: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of unpacked) if (chunk instanceof Uint8Array) yield chunk;
  } catch {
    throw new FileError(null, 'The workbook is damaged', BROKEN);
  } finally {
    unpacked.destroy();
  }
}

/** Opens a ZIP archive. Throws an error of the disk, or a FileError where it is none. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new FileError(null, 'The workbook is damaged', BROKEN);
  });
  const taken = { bytes: 0 };
  try {
    const entries = await entriesOf(zip);
    return {
      has: (part) => entries.has(keyOf(part)),
      stream: async function* (part, most) {
        const entry = entryOf(entries, part);
        if (entry.uncompressedSize > most) throw tooLarge(most);
        yield* textOf(await zip.openReadStreamPromise(entry), most, entry, taken);
      },
      taken,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof FileError ? error : new FileError(null, 'The workbook is damaged', BROKEN);
  }
}
