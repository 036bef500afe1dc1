import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { FileError } from './tableRow';
import { createBudget, WORKBOOK_LIMITS, type WorkbookBudget, type WorkbookLimits } from './limits';

export interface OpenOptions {
  readonly signal?: AbortSignal | undefined;
  readonly limits?: WorkbookLimits | undefined;
}

const BROKEN = 'Open the file in its program and save it again.';
const MAX_PARTS = 10_000;

const keyOf = (path: string) => path.replace(/^\/+/, '').toLowerCase();

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(keyOf(entry.fileName), entry);
    if (entries.size > MAX_PARTS) throw new FileError(null, 'The workbook has too many parts', BROKEN);
  }
  return entries;
}

function entryOf(entries: ReadonlyMap<string, Entry>, path: string): Entry {
  const entry = entries.get(keyOf(path));
  if (entry === undefined) throw new FileError(null, `The workbook lacks its part ${path}`, BROKEN);
  if (entry.isEncrypted()) throw new FileError(null, 'The workbook is encrypted', 'Save it without a password.');
  return entry;
}

interface Unpacking {
  readonly entry: Entry;
  readonly budget: WorkbookBudget;
  readonly taken: { bytes: number };
  readonly signal: AbortSignal | undefined;
}

async function* textOf(unpacked: Readable, { entry, budget, taken, signal }: Unpacking) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  const before = taken.bytes;
  for await (const chunk of piecesOf(unpacked)) {
    signal?.throwIfAborted();
    bytes += chunk.length;
    budget.takeBytes(entry.fileName, chunk.length);
    taken.bytes = before + Math.round((entry.compressedSize * bytes) / Math.max(entry.uncompressedSize, bytes));
    yield decoded(decoder, chunk);
    await nextTurn();
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

/** Throws FileError, or an error of the disk. */
export async function openArchive(path: string, { signal, limits }: OpenOptions = {}) {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new FileError(null, 'The workbook is damaged', BROKEN);
  });
  const [taken, budget] = [{ bytes: 0 }, createBudget(limits ?? WORKBOOK_LIMITS, zip.fileSize)];
  try {
    const entries = await entriesOf(zip);
    return {
      has: (part: string) => entries.has(keyOf(part)),
      /** Yields to the event loop. Throws FileError, and the signal's reason. */
      stream: async function* (part: string, most: number) {
        const entry = entryOf(entries, part);
        budget.checkPart(part, entry.uncompressedSize, most);
        const unpacked = await zip.openReadStreamPromise(entry);
        yield* textOf(unpacked, { entry, budget, taken, signal });
      },
      ...{ budget, taken },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof FileError ? error : new FileError(null, 'The workbook is damaged', BROKEN);
  }
}

export type Archive = Awaited<ReturnType<typeof openArchive>>;
