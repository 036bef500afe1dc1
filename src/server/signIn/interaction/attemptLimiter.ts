const WINDOW_MS = 60_000;
const MAX_ATTEMPTS = 10;
const MAX_KEYS = 10_000;

interface Attempts {
  count: number;
  resetsAt: number;
}

export interface AttemptLimiter {
  /** Counts one attempt; false once there were more than ten within a minute. */
  allows: (key: string) => boolean;
  /** Forgets the attempts, after one that was right. */
  clear: (key: string) => void;
}

/** Slows the guessing of passwords: at most ten attempts a minute for each key. Remembers 10,000 keys at most. */
export function createAttemptLimiter(now: () => number = Date.now): AttemptLimiter {
  const attempts = new Map<string, Attempts>();

  const forgetOld = (): void => {
    for (const [key, each] of attempts) if (each.resetsAt <= now()) attempts.delete(key);
    const oldest = attempts.keys().next();
    if (attempts.size >= MAX_KEYS && !oldest.done) attempts.delete(oldest.value);
  };

  return {
    allows: (key) => {
      const current = attempts.get(key);
      if (current && current.resetsAt > now()) return (current.count += 1) <= MAX_ATTEMPTS;
      if (attempts.size >= MAX_KEYS) forgetOld();
      attempts.set(key, { count: 1, resetsAt: now() + WINDOW_MS });
      return true;
    },
    clear: (key) => void attempts.delete(key),
  };
}
