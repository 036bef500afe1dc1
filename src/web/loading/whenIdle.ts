/** Timeout, and the delay in browsers without requestIdleCallback (Safari), ms. */
const LONGEST_WAIT_MS = 5_000;
const BLIND_WAIT_MS = 1_000;

export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, BLIND_WAIT_MS);
  return () => clearTimeout(timer);
}
