/** Wakes one waiting task. */
export interface Signal {
  notify: () => void;
  /** Resolves with true once notified, also if that was before the wait, and with false after the timeout. */
  wait: (timeoutMs?: number) => Promise<boolean>;
}

export function createSignal(): Signal {
  let isNotified = false;
  let wake: () => void = () => undefined;
  return {
    notify: () => {
      isNotified = true;
      wake();
    },
    wait: async (timeoutMs) => {
      let timer: NodeJS.Timeout | undefined;
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (timeoutMs !== undefined) timer = setTimeout(resolve, timeoutMs);
        });
      }
      clearTimeout(timer);
      const wasNotified = isNotified;
      isNotified = false;
      return wasNotified;
    },
  };
}
