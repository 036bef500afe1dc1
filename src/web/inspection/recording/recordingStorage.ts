import type { Recorded } from './recorder';

const KEY = 'specai.recording';

interface Stored extends Recorded {
  readonly isComplete: boolean;
}

/** Only this app writes the entry, in this tab, so checking against another version of the app is enough. */
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'steps' in value &&
  Array.isArray(value.steps) &&
  'began' in value &&
  typeof value.began === 'number' &&
  'dropped' in value &&
  typeof value.dropped === 'number';

/** Removes and returns what the previous page of this tab stored; null where there is nothing of this kind. */
export function takeRecorded(storage: Pick<Storage, 'getItem' | 'removeItem'>, isComplete: boolean): Recorded | null {
  const stored = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (stored === null) return null;
  try {
    const read: unknown = JSON.parse(stored);
    return isStored(read) && read.isComplete === isComplete ? read : null;
  } catch {
    return null;
  }
}

/** Stores the recording for the next page of this tab; halves it, oldest steps first, until the storage has room. */
export function storeRecorded(storage: Pick<Storage, 'setItem'>, isComplete: boolean, recorded: Recorded): void {
  try {
    storage.setItem(KEY, JSON.stringify({ isComplete, ...recorded }));
  } catch {
    const { steps, dropped } = recorded;
    const removed = Math.ceil(steps.length / 2);
    if (removed > 0)
      storeRecorded(storage, isComplete, { ...recorded, steps: steps.slice(removed), dropped: dropped + removed });
  }
}
