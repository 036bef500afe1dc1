const nameOf = (id: string) => `specai.recording.${id}`;

/** Ms that a page waits for the previous one of its tab to go. */
const WAIT = 500;

/** Whether pages can tell that another page holds a recording: browsers offer locks on HTTPS and localhost only. */
export const hasLocks = (): boolean => 'locks' in navigator;

/**
 * Holds a recording as long as this page lives, or until the function returned is called; null where another page holds
 * it, such as that of the tab which this one is a duplicate of. Without locks, it is given to everybody who asks.
 */
export function holdRecording(id: string): Promise<(() => void) | null> {
  if (!hasLocks()) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    navigator.locks
      .request(
        nameOf(id),
        { signal: AbortSignal.timeout(WAIT) },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(() => resolve(null));
  });
}

/** Whether some page holds a recording. */
export async function isHeld(id: string): Promise<boolean> {
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(id));
}
