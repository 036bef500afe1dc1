import { expect, test } from 'playwright/test';
import config from './playwright.config';
import { exhaustive } from './rings';
import { screens } from './screens';
import { troubles } from './troubles';
import { deskAndPhone, faultsFromSignIn, faultsOfScreens } from './windows';

/** In px; the default is 16. */
const FONT_SIZE = 24;

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...args, `--blink-settings=defaultFontSize=${FONT_SIZE}`] } });

exhaustive("text follows the browser's font size and every screen's layout holds", async ({ page }) => {
  const faults = await faultsFromSignIn(page, screens, deskAndPhone);
  faults.push(...(await faultsOfScreens(page, troubles, deskAndPhone)));
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize)).toBe('21px');
  expect(faults).toEqual([]);
});
