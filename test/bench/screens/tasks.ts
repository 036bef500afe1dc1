import type { CDPSession, Page } from 'playwright';

/** Longer than any answer to a key or a press takes; nothing asks the page meanwhile. */
const QUIET_MS = 250;

/** Processor time of the main thread for something, ms, style and layout included; waiting on a busy machine does not count. */
export async function taskOf(page: Page, cdp: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await taskMs();
  await act();
  await page.waitForTimeout(QUIET_MS);
  return (await taskMs()) - before;
}
