import { buffer } from 'node:stream/consumers';
import type { FileStore } from './store/fileStore';

/** Stored photos, JPEG; one that is gone is left out. */
export async function storedPhotos(store: FileStore, hashes: readonly string[]): Promise<Buffer[]> {
  const found = await Promise.all(hashes.map((hash) => store.open(hash)));
  return Promise.all(found.flatMap((file) => (file === null ? [] : [buffer(file.stream)])));
}
