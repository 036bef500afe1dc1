import { open, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { hashOf, isHash, NOTE_NAME, type FileStore, type StoredFile, type BucketAddress } from './fileStore';

/** Without fsync of the folder, a power cut may lose a renamed file. Not needed on Windows. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** 256 folders by the first two digits of the hash. */
export function createFolderStore(root: string): FileStore {
  const pathOf = (hash: string) => join(root, hash.slice(0, 2), hash);
  const unfinished = join(root, 'unfinished');
  const note = join(root, NOTE_NAME);
  return {
    put: async (bytes) => {
      const hash = hashOf(bytes);
      const path = pathOf(hash);
      if ((await sizeOf(path)) !== bytes.length) await write(bytes, path, unfinished);
      return hash;
    },
    open: (hash) => openFile(pathOf(hash)),
    list: async function* () {
      for (const folder of await namesIn(root)) {
        yield (await namesIn(join(root, folder))).filter(isHash);
      }
    },
    remove: (hash) => rm(pathOf(hash), { force: true }),
    readNote: () => readFile(note, 'utf8').catch(ifMissing(null)),
    writeNote: (text) => write(Buffer.from(text), note, unfinished),
    removeUnfinished: async () => {
      for (const path of (await namesIn(unfinished)).map((name) => join(unfinished, name)))
        if (await isOld(path)) await rm(path, { force: true });
    },
  };
}

const DAY_MS = 24 * 60 * 60_000;

const isOld = (path: string): Promise<boolean> =>
  stat(path).then(({ mtimeMs }) => mtimeMs < Date.now() - DAY_MS, ifMissing(false));

/** Atomic. */
async function write(bytes: Buffer, path: string, unfinished: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const temporary = join(unfinished, randomUUID());
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

async function openFile(path: string): Promise<StoredFile | null> {
  const file = await open(path).catch(ifMissing(null));
  if (file === null) return null;
  const { size } = await file.stat();
  return { stream: file.createReadStream(), bytes: size };
}

const sizeOf = (path: string): Promise<number | null> => stat(path).then(({ size }) => size, ifMissing(null));

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(ifMissing([]));

const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR'];

const ifMissing =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (typeof error === 'object' && error !== null && 'code' in error && MISSING.includes(error.code))
      return otherwise;
    throw error;
  };

export async function openStore(bucket: BucketAddress | null, dataDir: string): Promise<FileStore> {
  if (bucket === null) return createFolderStore(join(dataDir, 'files'));
  // Lazy: the client is large and rarely used.
  const { createS3Store } = await import('./s3Store');
  return createS3Store(bucket);
}
