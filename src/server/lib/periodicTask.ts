/** Runs work periodically, never concurrently. */
export interface PeriodicTask {
  /** Runs it now, or once more after the current run. */
  now: () => void;
  /** Waits for the current run, then stops. */
  stop: () => Promise<void>;
}

/** `work` never rejects. */
export function createPeriodicTask(work: () => Promise<void>, everyMs: number): PeriodicTask {
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
