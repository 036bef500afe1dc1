/** Timeout, and the delay in browsers without requestIdleCallback (Safari), ms. */
const MAX_WAIT_MS = 5_000;
const FALLBACK_WAIT_MS = 1_000;

export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(work, { timeout: MAX_WAIT_MS });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, FALLBACK_WAIT_MS);
  return () => clearTimeout(timer);
}
