import type { View, ViewChange } from '../../../contract/views';

export interface ViewActions {
  change: (view: View, change: Partial<ViewChange>) => void;
  remove: (view: View) => void;
  start: (view: View, isStart: boolean) => void;
  forgetFailure: () => void;
}

export interface ViewProgress {
  unavailable: string | null;
  isBusy: boolean;
  failure: string | null;
  /** Count of successful actions. */
  done: number;
}

export function ownerNote({ isOwn, isShared, isStart, ownerName }: View): string | undefined {
  const notes = [
    isOwn !== true && `Shared by ${ownerName ?? 'a colleague'}`,
    isOwn === true && isShared === true && 'Shared',
    isStart === true && 'My start',
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(' · ') : undefined;
}
