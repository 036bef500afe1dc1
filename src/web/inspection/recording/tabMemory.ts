import type { Recorded } from './recorder';

const KEY = 'specai.recording';

interface Memory extends Recorded {
  readonly isComplete: boolean;
}

/** Only this app writes it, in this tab: it is looked at closely enough for another version of the app. */
const isMemory = (value: unknown): value is Memory =>
  typeof value === 'object' &&
  value !== null &&
  'steps' in value &&
  Array.isArray(value.steps) &&
  'began' in value &&
  typeof value.began === 'number' &&
  'dropped' in value &&
  typeof value.dropped === 'number';

/** What was recorded before this page was loaded, once; null where that is nothing of this kind. */
export function takeRecorded(storage: Pick<Storage, 'getItem' | 'removeItem'>, isComplete: boolean): Recorded | null {
  const stored = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (stored === null) return null;
  try {
    const read: unknown = JSON.parse(stored);
    return isMemory(read) && read.isComplete === isComplete ? read : null;
  } catch {
    return null;
  }
}

/** Leaves what was recorded for the next page of this tab, the latest half of it where all of it has no room. */
export function leaveRecorded(storage: Pick<Storage, 'setItem'>, isComplete: boolean, recorded: Recorded): void {
  try {
    storage.setItem(KEY, JSON.stringify({ isComplete, ...recorded }));
  } catch {
    const { steps, dropped } = recorded;
    const gone = Math.ceil(steps.length / 2);
    if (gone > 0)
      leaveRecorded(storage, isComplete, { ...recorded, steps: steps.slice(gone), dropped: dropped + gone });
  }
}
