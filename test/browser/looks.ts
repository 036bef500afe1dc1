import { expect, test, type Page } from 'playwright/test';
import { extent, isExhaustive } from '../support/extent';
import { expectAccessible } from './accessible';
import { resize } from './untilStill';

const deskByDay = { colorScheme: 'light', viewport: { width: 1440, height: 900 } } as const;

export const phoneByNight = { colorScheme: 'dark', viewport: { width: 390, height: 844 } } as const;

const looks = [deskByDay, phoneByNight];

export const walkedLooks = extent(looks, [phoneByNight]);

export function inWalkedLooks(declare: (look: (typeof looks)[number]) => void): void {
  for (const look of walkedLooks)
    test.describe(`${look.colorScheme}, ${look.viewport.width} px wide`, () => {
      test.use(look);
      declare(look);
    });
}

/** The other journeys run with reduced motion (playwright.config.ts). */
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

/** Checks axe rules and sideways scrolling in each of the `walkedLooks`. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (isExhaustive) return;
  await wear(page, deskByDay);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await wear(page, phoneByNight);
}
