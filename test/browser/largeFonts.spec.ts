import { expect, test } from 'playwright/test';
import config from './playwright.config';
import { troubles } from './troubles';
import { faultsOfAllScreens, faultsOfScreens, windows } from './windows';

/** A large font size set in the browser, px; the default is 16. */
const FONT_SIZE = 24;

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...args, `--blink-settings=defaultFontSize=${FONT_SIZE}`] } });

test('text follows the font size set in the browser, and every screen keeps its layout', async ({ page }) => {
  const deskAndPhone = windows.filter(({ width }) => width === 1440 || width === 390);
  const faults = await faultsOfAllScreens(page, deskAndPhone);
  faults.push(...(await faultsOfScreens(page, troubles, deskAndPhone)));
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize)).toBe('21px');
  expect(faults).toEqual([]);
});
