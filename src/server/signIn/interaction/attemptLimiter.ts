const WINDOW_MS = 60_000;
const MAX_ATTEMPTS = 10;
const MAX_KEYS = 10_000;

interface Attempts {
  count: number;
  resetsAt: number;
}

export interface AttemptLimiter {
  /** Counts one attempt; false once there were too many within a minute. */
  allows: (key: string) => boolean;
  /** Forgets the attempts, after one that was right. */
  clear: (key: string) => void;
}

/** Slows guessing: at most ten attempts a minute for each key, or as many as are given. Remembers 10,000 keys at most. */
export function createAttemptLimiter(now: () => number = Date.now, most = MAX_ATTEMPTS): AttemptLimiter {
  const attempts = new Map<string, Attempts>();

  const forgetOld = (): void => {
    for (const [key, each] of attempts) if (each.resetsAt <= now()) attempts.delete(key);
    const oldest = attempts.keys().next();
    if (attempts.size >= MAX_KEYS && !oldest.done) attempts.delete(oldest.value);
  };

  return {
    allows: (key) => {
      const current = attempts.get(key);
      if (current && current.resetsAt > now()) return (current.count += 1) <= most;
      if (attempts.size >= MAX_KEYS) forgetOld();
      attempts.set(key, { count: 1, resetsAt: now() + WINDOW_MS });
      return true;
    },
    clear: (key) => void attempts.delete(key),
  };
}
