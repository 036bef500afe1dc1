import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const MAX_ATTEMPTS = 10;
const MAX_KEYS = 10_000;

export interface AttemptLimiter {
  /** Counts one attempt; false once there were too many within a minute. */
  allows: (key: string) => boolean;
  /** Forgets the attempts, after one that was right. */
  clear: (key: string) => void;
}

/** Slows guessing: at most ten attempts a minute for each key, or as many as are given. Remembers the 10,000 keys used last. */
export function createAttemptLimiter(now: () => number = Date.now, most = MAX_ATTEMPTS): AttemptLimiter {
  const attempts = new LRUCache<string, { count: number }>({
    ...{ max: MAX_KEYS, ttl: WINDOW_MS, ttlResolution: 0, perf: { now } },
  });
  return {
    allows: (key) => {
      const current = attempts.get(key);
      if (current === undefined) attempts.set(key, { count: 1 });
      return current === undefined || (current.count += 1) <= most;
    },
    clear: (key) => void attempts.delete(key),
  };
}
