import { ChunkStore, type LogBounds } from '../log/chunkStore';
import { claimRecording } from '../storage/claimRecording';
import { openDatabase, removeStale, type Database } from '../storage/database';
import { DiskShelf } from '../storage/diskShelf';
import { FallbackShelf } from '../storage/fallbackShelf';
import { MemoryShelf } from '../storage/memoryShelf';
import { StepLog } from '../log/stepLog';
import { stepsToRestore } from '../log/stepsToRestore';
import { removeEntry, writeEntry } from '../storage/tabEntry';
import { isHeld } from '../storage/tabLock';
import { Placeholders } from './placeholders';

export interface TabRecording {
  readonly log: StepLog;
  readonly placeholders: Placeholders;
  /** When it began, ms since 1970. */
  readonly began: number;
  /** Steps of earlier pages, with the first start, that went with them for want of storage. */
  readonly lost: number;
  /** Passes the recording on to the tab's next page. */
  passOn: () => void;
  /** Removes the recording. */
  discard: () => Promise<void>;
}

interface OpenOptions {
  readonly storage: Storage;
  readonly isComplete: boolean;
  readonly bounds: LogBounds;
  /** Ms since 1970. */
  readonly now: () => number;
}

/** Continues this tab's recording, or begins one: in memory where the browser's database is missing or cannot be read. */
export async function openRecording(options: OpenOptions): Promise<TabRecording> {
  const database = await openDatabase();
  if (!database) return openIn(null, options);
  // The app waits for its recording: no fault of the storage may keep people from it.
  return openIn(database, options).catch(() => openIn(null, options));
}

async function openIn(
  database: Database | null,
  { storage, isComplete, bounds, now }: OpenOptions,
): Promise<TabRecording> {
  const { entry, release } = await claimRecording({ storage, database, isComplete, now });
  const { id, began, salt, unsaved } = entry;
  const disk = database && new DiskShelf(database, id, now);
  const [chunks, digests] = disk ? await Promise.all([disk.infos(), disk.placeholders()]) : [[], []];
  const placeholders = new Placeholders(salt, unsaved?.placeholders ? [...digests, unsaved.placeholders] : digests);
  const store = new ChunkStore(disk ? new FallbackShelf(disk) : new MemoryShelf(), chunks, bounds);
  const log = new StepLog(store, placeholders.since, new Placeholders(salt, digests).counts);
  const { steps, lost } = stepsToRestore(entry, store.index.next, chunks.at(-1)?.until ?? 0);
  steps.forEach(log.add);
  if (database) void removeStale(database, now(), isHeld);
  return {
    log,
    placeholders,
    began,
    lost,
    passOn: () => writeEntry(storage, { id, began, salt, isComplete, next: log.next, unsaved: log.unsaved }),
    discard: async () => {
      removeEntry(storage);
      await log.clear();
      release();
    },
  };
}
