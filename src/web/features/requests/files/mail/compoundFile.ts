import { isDamaged } from '../refusal';

/** A folder of a compound file ([MS-CFB]): the container of .msg and of old or protected files of Office. */
export interface Folder {
  readonly names: readonly string[];
  readonly stream: (name: string) => Uint8Array | null;
  readonly folder: (name: string) => Folder | null;
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

const [FOLDER, STREAM] = [1, 2];
/** Greater values mark the end of a chain, and free sectors. */
const MAX_SECTOR = 0xfffffffa;
const ENTRY_BYTES = 128;
const HEADER_CHAINS = 109;

interface Sectors {
  readonly next: readonly number[];
  readonly bytesOf: (sector: number) => Uint8Array;
}

/** Sectors of a chain. A chain in a circle throws. */
function* chain(name: string, start: number, next: readonly number[]): Generator<number> {
  let length = 0;
  for (let sector = start; sector < MAX_SECTOR; sector = next[sector] ?? MAX_SECTOR) {
    length += 1;
    if (length > next.length) throw isDamaged(name);
    yield sector;
  }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes.subarray(0, size);
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const numbersIn = (bytes: Uint8Array): number[] => {
  const view = viewOf(bytes);
  return Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
};

function sectorsOf(name: string, bytes: Uint8Array): Sectors & { readonly view: DataView } {
  const view = viewOf(bytes);
  const size = 1 << Math.min(12, view.getUint16(30, true));
  const bytesOf = (sector: number) => bytes.subarray((sector + 1) * size, (sector + 2) * size);
  const tables = numbersIn(bytes.subarray(76, 76 + HEADER_CHAINS * 4));
  let more = view.getUint32(68, true);
  for (let count = 0; more < MAX_SECTOR; count += 1) {
    if (count > bytes.length / size) throw isDamaged(name);
    const numbers = numbersIn(bytesOf(more));
    more = numbers.pop() ?? MAX_SECTOR;
    tables.push(...numbers);
  }
  const used = tables.filter((sector) => sector < MAX_SECTOR);
  if (used.length > bytes.length / size) throw isDamaged(name);
  return { view, bytesOf, next: used.flatMap((sector) => numbersIn(bytesOf(sector))) };
}

const read = (name: string, start: number, size: number, { next, bytesOf }: Sectors): Uint8Array =>
  joined([...chain(name, start, next)].map(bytesOf), size);

function entryAt(bytes: Uint8Array): Entry {
  const view = viewOf(bytes);
  const nameBytes = Math.max(0, Math.min(64, view.getUint16(64, true)) - 2);
  return {
    name: new TextDecoder('utf-16le').decode(bytes.subarray(0, nameBytes)),
    type: view.getUint8(66),
    left: view.getUint32(68, true),
    right: view.getUint32(72, true),
    child: view.getUint32(76, true),
    start: view.getUint32(116, true),
    size: view.getUint32(120, true),
  };
}

/** Entries of a folder are a tree. */
function entriesBelow(name: string, top: number, entries: readonly Entry[]): Entry[] {
  const [found, seen, open] = [new Array<Entry>(), new Set<number>(), [top]];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index];
    if (entry === undefined) continue;
    if (seen.has(index)) throw isDamaged(name);
    seen.add(index);
    found.push(entry);
    open.push(entry.right, entry.left);
  }
  return found;
}

/** Reads the root folder. Throws FileRefusal, or RangeError if the file is cut off. */
export function openCompoundFile(name: string, bytes: Uint8Array): Folder {
  const sectors = sectorsOf(name, bytes);
  const { view } = sectors;
  const directory = read(name, view.getUint32(48, true), Infinity, sectors);
  const entries = Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) =>
    entryAt(directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES)),
  );
  const [root] = entries;
  if (root === undefined) throw isDamaged(name);
  const smallBytes = read(name, root.start, root.size, sectors);
  const smallSize = 1 << Math.min(12, view.getUint16(32, true));
  const small: Sectors = {
    next: numbersIn(read(name, view.getUint32(60, true), Infinity, sectors)),
    bytesOf: (sector) => smallBytes.subarray(sector * smallSize, (sector + 1) * smallSize),
  };
  const smallLimit = view.getUint32(56, true);
  const contentOf = ({ start, size }: Entry) => read(name, start, size, size < smallLimit ? small : sectors);
  const folderOf = (folder: Entry): Folder => {
    const below = entriesBelow(name, folder.child, entries);
    const find = (wanted: string, type: number) => below.find((entry) => entry.name === wanted && entry.type === type);
    return {
      names: below.map((entry) => entry.name),
      stream: (wanted) => {
        const found = find(wanted, STREAM);
        return found ? contentOf(found) : null;
      },
      folder: (wanted) => {
        const found = find(wanted, FOLDER);
        return found ? folderOf(found) : null;
      },
    };
  };
  return folderOf(root);
}
