/** Does something again and again, never twice at once. */
export interface Beat {
  /** Does it now; where it is being done, once more after that. */
  now: () => void;
  /** Waits for what is being done, and does it no more. */
  stop: () => Promise<void>;
}

/** `work` never rejects. */
export function createBeat(work: () => Promise<void>, everyMs: number): Beat {
  let working: Promise<void> | null = null;
  let isDue = false;

  const now = (): void => {
    if (working !== null) {
      isDue = true;
      return;
    }
    working = work().then(() => {
      working = null;
      if (!isDue) return;
      isDue = false;
      now();
    });
  };

  const timer = setInterval(now, everyMs).unref();
  return {
    now,
    stop: async () => {
      clearInterval(timer);
      isDue = false;
      await working;
    },
  };
}
