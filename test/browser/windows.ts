import { test, type Page } from 'playwright/test';
import { faultsOfLayout } from './boxes';
import { screens, type Screen } from './screens';
import { productUrl, signIn } from './signIn';
import { untilStill } from './untilStill';

export interface Window {
  width: number;
  height: number;
}

/** Desks, laptops, tablets, phones; the last one is a desk at 200 %. */
export const windows: readonly Window[] = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 720, height: 450 },
];

/** The layout faults of the current page in each window. */
async function faultsInWindows(page: Page, what: string, windows: readonly Window[]): Promise<string[]> {
  const faults: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    // Components that measure the window, such as the gallery, need a frame to be notified and one to update.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await untilStill(page);
    const found = await faultsOfLayout(page);
    faults.push(...found.map((fault) => `${what}, ${size.width}x${size.height}: ${fault}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return faults;
}

/** The layout faults of these screens and dialogs in any of these windows, for a signed-in user. */
export async function faultsOfScreens(
  page: Page,
  shown: readonly Screen[],
  windows: readonly Window[],
  alsoExpect?: (page: Page) => Promise<void>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, open, close } of shown) {
    await test.step(name, async () => {
      await open(page);
      await alsoExpect?.(page);
      faults.push(...(await faultsInWindows(page, name, windows)));
      await close?.(page);
    });
  }
  return faults;
}

const signInScreen: Screen = {
  name: 'sign-in',
  open: async (page) => {
    await page.goto(productUrl());
    await page.getByRole('button', { name: /sign in/i }).waitFor();
  },
};

/** The same for sign-in and all `screens`. */
export async function faultsOfAllScreens(
  page: Page,
  windows: readonly Window[],
  alsoExpect?: (page: Page) => Promise<void>,
): Promise<string[]> {
  const faults = await faultsOfScreens(page, [signInScreen], windows, alsoExpect);
  await signIn(page);
  return [...faults, ...(await faultsOfScreens(page, screens, windows, alsoExpect))];
}
