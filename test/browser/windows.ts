import { test, type Page } from 'playwright/test';
import { faultsOfLayout } from './boxes';
import type { Screen } from './seeded/screen';
import { productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';
import { resize } from './untilStill';

export interface Window {
  width: number;
  height: number;
}

const desk: Window = { width: 1440, height: 900 };
const smallLaptop: Window = { width: 1024, height: 768 };
const phone: Window = { width: 390, height: 844 };

export const threeWindows: readonly Window[] = [desk, smallLaptop, phone];

export const deskAndPhone: readonly Window[] = [desk, phone];

/** The last one is a desk at 200 %. */
export const allWindows: readonly Window[] = [
  ...threeWindows,
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 720, height: 450 },
];

async function faultsInWindows(page: Page, what: string, windows: readonly Window[]): Promise<string[]> {
  const faults: string[] = [];
  for (const size of windows) {
    await resize(page, size);
    const found = await faultsOfLayout(page);
    faults.push(...found.map((fault) => `${what}, ${size.width}x${size.height}: ${fault}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return faults;
}

export async function faultsOfScreens(
  page: Page,
  shown: readonly Screen[],
  windows: readonly Window[],
  alsoExpect?: (page: Page, screen: Screen) => Promise<void>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of shown) {
    const { name, open, close } = screen;
    await test.step(name, async () => {
      await open(page);
      await alsoExpect?.(page, screen);
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

export async function faultsFromSignIn(
  page: Page,
  shown: readonly Screen[],
  windows: readonly Window[],
  alsoExpect?: (page: Page, screen: Screen) => Promise<void>,
): Promise<string[]> {
  const faults = await faultsOfScreens(page, [signInScreen], windows, alsoExpect);
  await startSignedIn(page);
  return [...faults, ...(await faultsOfScreens(page, shown, windows, alsoExpect))];
}
