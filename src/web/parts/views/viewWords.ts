import type { View } from '../../../contract/views';

/** What is said of a view beside its name; undefined for nothing. */
export function ownerNote({ isOwn, isShared, isStart, ownerName }: View): string | undefined {
  const notes = [
    isOwn !== true && `Shared by ${ownerName ?? 'a colleague'}`,
    isOwn === true && isShared === true && 'Shared',
    isStart === true && 'My start',
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(' · ') : undefined;
}
