import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const MAX_ATTEMPTS = 10;
const MAX_KEYS = 10_000;

/** Ten attempts a minute per key, or `most`. */
export function createAttemptLimiter(now: () => number = Date.now, most = MAX_ATTEMPTS) {
  const attempts = new LRUCache<string, { count: number }>({
    ...{ max: MAX_KEYS, ttl: WINDOW_MS, ttlResolution: 0, perf: { now } },
  });

  return {
    /** False after too many. */
    allows: (key: string) => {
      const current = attempts.get(key);
      if (current === undefined) attempts.set(key, { count: 1 });
      return current === undefined || (current.count += 1) <= most;
    },
    clear: (key: string) => void attempts.delete(key),
  };
}

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;
