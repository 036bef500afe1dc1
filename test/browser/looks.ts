import { expect, type Page } from 'playwright/test';
import { extent, isExhaustive } from '../support/extent';
import { expectAccessible, expectAccessibleInColor } from './accessible';
import { resize } from './untilStill';

const deskByDay = { colorScheme: 'light', viewport: { width: 1440, height: 900 } } as const;

export const phoneByNight = { colorScheme: 'dark', viewport: { width: 390, height: 844 } } as const;

const looks = [deskByDay, phoneByNight];

/** For journeys whose way is the same in every look: outside the exhaustive ring, `expectFits` sees the other look. */
export const walkedLooks = extent(looks, [phoneByNight]);

/** In the other journeys nothing moves, as for people who asked for that (playwright.config.ts). */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

async function wear(page: Page, { colorScheme, viewport }: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await resize(page, viewport);
}

/** At a station of a journey in one of the `walkedLooks`: in each look no axe rule is broken and nothing scrolls sideways. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessibleInColor(page);
  await expectNoSidewaysScroll(page);
  if (isExhaustive) return;
  await wear(page, deskByDay);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await wear(page, phoneByNight);
}
