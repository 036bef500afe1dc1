import { setTimeout as sleep } from 'node:timers/promises';
import { takeFrom } from './takeFrom';

/** What changed: the serials of some units, or possibly any unit. */
export type UnitChange = readonly string[] | 'all';

export interface ChangeQueueOptions {
  /** Reads every unit anew. */
  readonly takeAll: () => Promise<void>;
  /** Reads these units. */
  readonly takeSome: (serials: readonly string[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Aborted when the server stops: nothing is read after that. */
  readonly signal: AbortSignal;
}

export interface ChangeQueue {
  /** Queues a change and returns at once. */
  refresh: (change: UnitChange) => void;
  isReady: () => boolean;
  /** Settles when every unit has been read once. */
  ready: Promise<void>;
  /** Settles when all queued changes are applied. */
  settled: () => Promise<void>;
}

const SERIALS_PER_READ = 2_000;
const RETRY_MS = 1_000;

/** Takes changes one after the other. A read that fails is tried again; until every unit was read once, all are read. */
export function createChangeQueue({ takeAll, takeSome, onError, signal }: ChangeQueueOptions): ChangeQueue {
  let isReady = false;
  let isAllChanged = false;
  const changed = new Set<string>();
  let working: Promise<void> | null = null;
  let setReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (setReady = resolve));

  const take = async (): Promise<void> => {
    if (isAllChanged || !isReady) {
      isAllChanged = false;
      await takeAll();
      isReady = true;
      setReady();
      return;
    }
    // Removed before reading: a notification during the read must lead to another read.
    const serials = takeFrom(changed, SERIALS_PER_READ);
    await takeSome(serials).catch((error: unknown) => {
      for (const serial of serials) changed.add(serial);
      throw error;
    });
  };

  const work = async (): Promise<void> => {
    while (!signal.aborted && (isAllChanged || changed.size > 0)) {
      const wasAllChanged: boolean = isAllChanged;
      await take().catch(async (error: unknown) => {
        isAllChanged ||= wasAllChanged;
        if (!signal.aborted) onError(error);
        await sleep(RETRY_MS, undefined, { ref: false });
      });
    }
    working = null;
  };

  return {
    refresh: (change) => {
      if (change === 'all') isAllChanged = true;
      else for (const serial of change) changed.add(serial);
      // Asynchronous: work that ended before the assignment would seem to run forever.
      working ??= Promise.resolve().then(work);
    },
    isReady: () => isReady,
    ready,
    settled: async () => {
      while (working !== null) await working;
    },
  };
}
