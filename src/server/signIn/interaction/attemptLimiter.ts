import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const MAX_ATTEMPTS = 10;
const MAX_KEYS = 10_000;

/** Limits attempts per key to ten a minute, or `most`. Remembers the 10,000 keys used last. */
export function createAttemptLimiter(now: () => number = Date.now, most = MAX_ATTEMPTS) {
  const attempts = new LRUCache<string, { count: number }>({
    ...{ max: MAX_KEYS, ttl: WINDOW_MS, ttlResolution: 0, perf: { now } },
  });

  return {
    /** Counts an attempt; false after too many in a minute. */
    allows: (key: string) => {
      const current = attempts.get(key);
      if (current === undefined) attempts.set(key, { count: 1 });
      return current === undefined || (current.count += 1) <= most;
    },
    /** Resets after a success. */
    clear: (key: string) => void attempts.delete(key),
  };
}

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;
