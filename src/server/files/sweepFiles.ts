import type { UnitFilesRepository } from '../repositories/units/unitFiles';
import type { FileStore } from './store/fileStore';

/**
 * Removes from the store what belongs to no file of any unit: a process that was stopped between storing a content and
 * recording it has left it. Returns how many contents went. Stops early, and safely, once `signal` aborts.
 */
export async function sweepFiles(files: UnitFilesRepository, store: FileStore, signal: AbortSignal): Promise<number> {
  let removed = 0;
  await files.withUnheld([], () => store.removeUnfinished());
  for await (const hashes of store.list()) {
    if (signal.aborted) break;
    await files.withUnheld(hashes, async (unheld) => {
      for (const hash of unheld) await store.remove(hash);
      removed += unheld.length;
    });
  }
  return removed;
}
