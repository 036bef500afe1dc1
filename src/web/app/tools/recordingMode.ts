/** Whether a session is recorded, and how much of it: 'full' keeps names, notes and prices. */
export type RecordingMode = 'on' | 'full' | 'off';

const KEY = 'specai.record';

/** `?record`, `?record=full` and `?record=off`, which a tab remembers over redirects; null without any of them. */
export function recordingMode(query: string, storage: Storage): RecordingMode | null {
  const requested = new URLSearchParams(query).get('record');
  if (requested !== null) storage.setItem(KEY, requested === 'full' || requested === 'off' ? requested : 'on');
  const known = storage.getItem(KEY);
  return known === 'on' || known === 'full' || known === 'off' ? known : null;
}

/** This tab is no longer recorded. */
export const stopRecording = (storage: Storage): void => storage.setItem(KEY, 'off');
