import type { View, ViewChange } from '../../../contract/views';

export interface ViewActions {
  change: (view: View, change: Partial<ViewChange>) => void;
  remove: (view: View) => void;
  start: (view: View, isStart: boolean) => void;
  forgetFailure: () => void;
}

/** How it goes. */
export interface ViewProgress {
  /** Why the views could not be loaded. */
  unavailable: string | null;
  isBusy: boolean;
  /** Why the last action was not done. */
  failure: string | null;
  /** Goes up with every action that was done. */
  done: number;
}

/** What is said of a view beside its name; undefined for nothing. */
export function ownerNote({ isOwn, isShared, isStart, ownerName }: View): string | undefined {
  const notes = [
    isOwn !== true && `Shared by ${ownerName ?? 'a colleague'}`,
    isOwn === true && isShared === true && 'Shared',
    isStart === true && 'My start',
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(' · ') : undefined;
}
