export interface Bell {
  ring: () => void;
  /** Forgets that it rang. */
  still: () => void;
  /** Settles with true once it has rung, with false after so many ms. A ring that came before the waiting counts. */
  rung: (longestMs?: number) => Promise<boolean>;
}

/** Lets one wait for a ring. */
export function createBell(): Bell {
  let isRung = false;
  let wake: () => void = () => undefined;
  return {
    ring: () => {
      isRung = true;
      wake();
    },
    still: () => (isRung = false),
    rung: async (longestMs) => {
      let timer: NodeJS.Timeout | undefined;
      if (!isRung) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (longestMs !== undefined) timer = setTimeout(resolve, longestMs);
        });
      }
      clearTimeout(timer);
      const wasRung = isRung;
      isRung = false;
      return wasRung;
    },
  };
}
