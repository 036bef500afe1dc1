import { expect, type Page } from 'playwright/test';

const deskByDay = { colorScheme: 'light', viewport: { width: 1440, height: 900 } } as const;

/** The other end of what the windows of `layout.spec.ts` show by day. */
export const phoneByNight = { colorScheme: 'dark', viewport: { width: 390, height: 844 } } as const;

export const looks = [deskByDay, phoneByNight];

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
