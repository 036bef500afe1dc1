const MINUTE_MS = 60_000;
/** Sign-in tolerates less. */
const TOLERATED_MINUTES = 3;

/** How many minutes this device's clock was ahead when our server sent the page; 0 if unknown or tolerable. */
export function minutesAhead(): number {
  const servedAt = Number(document.documentElement.dataset.served);
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming) || !(servedAt > 0)) return 0;
  const minutes = Math.round((performance.timeOrigin + page.responseStart - servedAt) / MINUTE_MS);
  return Math.abs(minutes) < TOLERATED_MINUTES ? 0 : minutes;
}

export function clockText(minutes: number): string | null {
  if (minutes === 0) return null;
  const by = `${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead' : 'behind'}`;
  return `The clock of this device is ${by}, so sign-in can fail. Set it to the right time, then reload the page.`;
}
