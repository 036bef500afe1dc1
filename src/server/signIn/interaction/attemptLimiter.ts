const WINDOW_MS = 60_000;
const MAX_ATTEMPTS = 10;
const MAX_KEYS = 10_000;

/** Limits attempts per key to ten a minute, or `most`. Remembers 10,000 keys at most. */
export function createAttemptLimiter(now: () => number = Date.now, most = MAX_ATTEMPTS) {
  const attempts = new Map<string, { count: number; resetsAt: number }>();

  const forgetOld = (): void => {
    for (const [key, each] of attempts) if (each.resetsAt <= now()) attempts.delete(key);
    const oldest = attempts.keys().next();
    if (attempts.size >= MAX_KEYS && !oldest.done) attempts.delete(oldest.value);
  };

  return {
    /** Counts an attempt; false after too many in a minute. */
    allows: (key: string) => {
      const current = attempts.get(key);
      if (current && current.resetsAt > now()) return (current.count += 1) <= most;
      if (attempts.size >= MAX_KEYS) forgetOld();
      attempts.set(key, { count: 1, resetsAt: now() + WINDOW_MS });
      return true;
    },
    /** Resets after a success. */
    clear: (key: string) => void attempts.delete(key),
  };
}

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;
