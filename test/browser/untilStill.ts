import type { Page } from 'playwright/test';

/** Nothing moves or fades any more: a card that is still coming in has the place and the contrast of a ghost. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled([document.fonts.ready, ...passing.map((each) => each.finished)]);
  });
}
