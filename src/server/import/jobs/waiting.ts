import type { ImportEntry } from './importEntries';

const AN_HOUR_MS = 60 * 60_000;

interface Kept {
  readonly folder: string;
  timer: NodeJS.Timeout | null;
}

/** Keeps the files of imports that wait for their people, not longer than `waitMs` at a time. */
export function createWaiting(
  waitMs = AN_HOUR_MS,
  remove: (folder: string) => Promise<void>,
  onTooLong: (entry: ImportEntry) => void,
) {
  const kept = new Map<ImportEntry, Kept>();
  const removals = new Set<Promise<void>>();

  const removed = async (folder: string): Promise<void> => {
    const removal = remove(folder);
    removals.add(removal);
    await removal;
    removals.delete(removal);
  };

  const pause = (entry: ImportEntry) => {
    const timer = kept.get(entry)?.timer ?? null;
    if (timer !== null) clearTimeout(timer);
  };

  /** Removes its files; nothing happens where there are none any more. */
  const end = async (entry: ImportEntry): Promise<void> => {
    const folder = kept.get(entry)?.folder;
    pause(entry);
    kept.delete(entry);
    entry.review = null;
    if (folder !== undefined) await removed(folder);
  };

  return {
    begin: (entry: ImportEntry, folder: string) => void kept.set(entry, { folder, timer: null }),
    pause,
    /** From now on it waits. */
    resume: (entry: ImportEntry) => {
      const mine = kept.get(entry);
      if (mine === undefined) return;
      mine.timer = setTimeout(() => {
        onTooLong(entry);
        void end(entry);
      }, waitMs).unref();
    },
    end,
    /** Removes the files of every import, and waits for those that are on their way out. */
    close: async () => {
      await Promise.all([...kept.keys()].map(end));
      await Promise.all(removals);
    },
  };
}
