/** Longest wait for the browser's leave, and the wait if it has no way to ask (Safari), ms. */
const LONGEST_WAIT_MS = 5_000;
const BLIND_WAIT_MS = 1_000;

/** Does what is not urgent once the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, BLIND_WAIT_MS);
  return () => clearTimeout(timer);
}
