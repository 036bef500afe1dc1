import type { Page } from 'playwright/test';

/** Waits until all animations have ended: while it fades in, a card has neither its final position nor its contrast. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled([document.fonts.ready, ...passing.map((each) => each.finished)]);
  });
}

/** A chart is redrawn a while after its container's width changed. */
const untilChartsFit = (page: Page) =>
  page.evaluate(async () => {
    const roomOf = (chart: Element) => chart.parentElement?.getBoundingClientRect().width ?? 0;
    const fits = (chart: SVGSVGElement) => Math.abs(chart.width.baseVal.value - roomOf(chart)) <= 1;
    while (![...document.querySelectorAll<SVGSVGElement>('svg[role="group"]')].every(fits))
      await new Promise(requestAnimationFrame);
  });

export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Components that measure the window, such as the gallery, need a frame to be notified and one to update.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await untilChartsFit(page);
  await untilStill(page);
}
