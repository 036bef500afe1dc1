import type { Page } from 'playwright/test';

/** Waits until all animations have ended: while it fades in, a card has neither its final position nor its contrast. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled([document.fonts.ready, ...passing.map((each) => each.finished)]);
  });
}
