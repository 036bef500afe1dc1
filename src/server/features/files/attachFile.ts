import { buffer } from 'node:stream/consumers';
import { hashOf, type FileStore } from '../../lib/fileStore/fileStore';
import type { UnitFilesRepository, UnitFileRow } from './repository';
import type { FileAdded, FileContents } from './changeFile';
import { UNIT_FILES } from '../../../domain/limits';
import type { Principal } from '../../auth/principal';
import { checkPdf, recognize, FileRefusedError } from './recognize';
import { readPhoto } from './photo';

/** Limits concurrency, first in, first out. */
export function createGate(places: number): () => Promise<() => void> {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return leave;
  };
}

/** Missing photos are left out. */
export async function storedPhotos(store: FileStore, hashes: readonly string[]): Promise<Buffer[]> {
  const found = await Promise.all(hashes.map((hash) => store.open(hash)));
  return Promise.all(found.flatMap((file) => (file === null ? [] : [buffer(file.stream)])));
}

export interface FileToAttach {
  readonly serial: string;
  readonly bytes: Buffer;
  readonly name: string;
  readonly caption?: string | undefined;
  readonly by: Principal;
  /** Default: true. Only a person restores a file that a person removed. */
  readonly isByPerson?: boolean;
  /** Replaces files of the same name. Default: false. */
  readonly replaces?: boolean;
}

/** 'unchanged': already there. 'removed': a person removed it. */
type FileAttached = Exclude<FileAdded, { outcome: 'full' }>;

export type AttachFile = (file: FileToAttach) => Promise<FileAttached>;
export type AttachTo = (files: UnitFilesRepository) => AttachFile;

/** Photos processed at a time per server: each takes a processor and up to half a gigabyte. */
const MAX_CONCURRENT_PHOTOS = 2;

/** Idempotent by content. @throws FileRefusedError */
export function createAttachTo(store: FileStore): AttachTo {
  const enter = createGate(MAX_CONCURRENT_PHOTOS);
  return (files) => async (file) => {
    const sourceHash = hashOf(checkSize(file.bytes));
    const known = await files.bySource(file.serial, sourceHash);
    if (known?.removed_at === null) return { outcome: 'unchanged', file: known };
    const leave = await enter();
    try {
      const content = await readContent(file.bytes);
      return attached(
        await files.add({
          ...fieldsOf(file),
          ...{ kind: content.kind, sourceHash, keep: () => content.keep(store), most: UNIT_FILES.perUnit },
        }),
      );
    } finally {
      leave();
    }
  };
}

const fieldsOf = ({ serial, name, caption = '', by, isByPerson = true, replaces = false }: FileToAttach) => ({
  ...{ serial, caption, by, replaces },
  name: shownName(name),
  restores: isByPerson,
});

/** The last path segment without unprintable characters; never used as a path. */
const shownName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replaceAll(/\p{C}/gu, '')
    .trim()
    .slice(0, UNIT_FILES.nameLength) || 'file';

function checkSize(bytes: Buffer): Buffer {
  if (bytes.length <= UNIT_FILES.bytes) return bytes;
  throw new FileRefusedError(`The file is larger than ${UNIT_FILES.bytes / 1024 / 1024} MB. Save it smaller.`);
}

interface Content {
  readonly kind: UnitFileRow['kind'];
  readonly keep: (store: FileStore) => Promise<FileContents>;
}

async function readContent(bytes: Buffer): Promise<Content> {
  const type = recognize(bytes);
  if (type !== 'pdf') return photoContent(bytes, type === 'heic');
  checkPdf(bytes);
  const sizes = { bytes: bytes.length, card_hash: null, list_hash: null, width: null, height: null };
  return { kind: 'document', keep: async (store) => ({ hash: await store.put(bytes), ...sizes }) };
}

async function photoContent(bytes: Buffer, isHeic: boolean): Promise<Content> {
  const { gallery, card, list } = await readPhoto(bytes, isHeic);
  return {
    kind: 'photo',
    keep: async (store) => ({
      hash: await store.put(gallery.bytes),
      card_hash: await store.put(card.bytes),
      list_hash: await store.put(list.bytes),
      ...{ bytes: gallery.bytes.length, width: gallery.width, height: gallery.height },
    }),
  };
}

function attached(added: FileAdded): FileAttached {
  if (added.outcome !== 'full') return added;
  throw new FileRefusedError(`The unit has ${UNIT_FILES.perUnit} files, the most it may have. Remove one first.`);
}
