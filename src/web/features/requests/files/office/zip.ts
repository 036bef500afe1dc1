import { isDamaged, isProtected, MAX_UNPACKED_BYTES, unpacksTooLarge } from '../refusal';

interface Entry {
  readonly path: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packedBytes: number;
  readonly offset: number;
}

export interface Zip {
  readonly paths: readonly string[];
  /** Null if the ZIP has no such part. Throws FileRefusal. */
  text(path: string): Promise<string | null>;
  /** Unpacks everything, to find out whether it stays below the limit. Throws FileRefusal. */
  checkSize(): Promise<void>;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22];
const MAX_COMMENT_BYTES = 0xffff;
const MAX_PARTS = 5000;
const [STORED, DEFLATED] = [0, 8];

function endOf(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return null;
}

function entryAt(view: DataView, bytes: Uint8Array, at: number): Entry & { readonly next: number } {
  const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
  const nameAt = at + CENTRAL_BYTES;
  const extraAt = nameAt + (nameBytes ?? 0);
  return {
    path: new TextDecoder().decode(bytes.subarray(nameAt, extraAt)),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    packedBytes: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
    next: extraAt + (extraBytes ?? 0) + (commentBytes ?? 0),
  };
}

function entriesOf(name: string, bytes: Uint8Array, view: DataView): ReadonlyMap<string, Entry> {
  const end = endOf(view);
  if (end === null) throw isDamaged(name);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_PARTS) throw unpacksTooLarge(name);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw isDamaged(name);
    const entry = entryAt(view, bytes, at);
    entries.set(entry.path, entry);
    at = entry.next;
  }
  return entries;
}

function packedOf(name: string, entry: Entry, bytes: Uint8Array<ArrayBuffer>, view: DataView): Uint8Array<ArrayBuffer> {
  if (entry.isEncrypted) throw isProtected(name);
  if (view.getUint32(entry.offset, true) !== LOCAL) throw isDamaged(name);
  const skipped = view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const start = entry.offset + LOCAL_BYTES + skipped;
  if (start + entry.packedBytes > bytes.length) throw isDamaged(name);
  return bytes.subarray(start, start + entry.packedBytes);
}

function unpacked(packed: Uint8Array<ArrayBuffer>, method: number): ReadableStream<Uint8Array> {
  const stream = new Blob([packed]).stream();
  return method === STORED ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'));
}

/** Files with equal content, e.g. attachments of a mail, share one budget. */
export interface UnpackBudget {
  bytes: number;
}

export const createBudget = (): UnpackBudget => ({ bytes: MAX_UNPACKED_BYTES });

/** Reads the table of contents; parts are unpacked on demand, each counted against the budget. Throws FileRefusal. */
export function openZip(name: string, bytes: Uint8Array<ArrayBuffer>, budget: UnpackBudget): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(name, bytes, view);

  async function eachChunk(entry: Entry, take: (chunk: Uint8Array) => void): Promise<void> {
    if (entry.method !== STORED && entry.method !== DEFLATED) throw isDamaged(name);
    const reader = unpacked(packedOf(name, entry, bytes, view), entry.method).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      budget.bytes -= value.length;
      if (budget.bytes < 0) {
        await reader.cancel();
        throw unpacksTooLarge(name);
      }
      take(value);
    }
  }

  return {
    paths: [...entries.keys()],
    async text(path) {
      const entry = entries.get(path);
      if (entry === undefined) return null;
      const decoder = new TextDecoder();
      const pieces: string[] = [];
      await eachChunk(entry, (chunk) => pieces.push(decoder.decode(chunk, { stream: true })));
      return pieces.join('') + decoder.decode();
    },
    async checkSize() {
      for (const entry of entries.values()) await eachChunk(entry, () => undefined);
    },
  };
}
