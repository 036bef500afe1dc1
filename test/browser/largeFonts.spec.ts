import { expect, test } from 'playwright/test';
import { extent } from '../support/extent';
import config from './playwright.config';
import { screens } from './screens';
import { troubles, wordyTroubles } from './troubles';
import { deskAndPhone, faultsFromSignIn, faultsOfScreens } from './windows';

/** In px; the default is 16. */
const FONT_SIZE = 24;

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...args, `--blink-settings=defaultFontSize=${FONT_SIZE}`] } });

const wordyScreens = screens.filter(({ name }) =>
  /^(orders(-filters|-table)?|order-details|comparison(-open|-table)?|match-reason|reserve-reason|unit|inventory(-columns)?|reserved|overview|views|import|search)$/.test(
    name,
  ),
);

test("text follows the browser's font size and every screen's layout holds", async ({ page }) => {
  const faults = await faultsFromSignIn(page, extent(screens, wordyScreens), deskAndPhone);
  faults.push(...(await faultsOfScreens(page, extent(troubles, wordyTroubles), deskAndPhone)));
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize)).toBe('21px');
  expect(faults).toEqual([]);
});
