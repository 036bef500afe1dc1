import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleUnits } from '../src/sample/units';
import { productUrl, signInHere } from '../test/browser/signIn';
import startServer from '../test/browser/startServer';
import { findBrowser } from './findBrowser.mjs';

const FOLDER = 'test/traces';

const listedUnits = (page: Page) => page.getByRole('region', { name: 'Units' }).getByRole('article');
const toast = (page: Page, text: string) => page.getByRole('region', { name: /notification/i }).getByText(text);

/** The serials of all recommended units, not only of those on the page. */
async function recommendedSerials(page: Page, openOrder: () => Promise<void>): Promise<string[]> {
  const [answer] = await Promise.all([page.waitForResponse('**/api/orders/recommendations/'), openOrder()]);
  return [...(await answer.text()).matchAll(/"serial":"([^"]+)"/g)].map(([, serial]) => serial ?? '');
}

async function searchIc(page: Page, serial: string, toastText: string): Promise<void> {
  await page.getByLabel('IC#').fill(serial);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(toast(page, toastText)).toBeVisible();
}

/** What the user does in each recording after signing in. */
const sessions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'orders-and-logout': async (page) => {
    await page
      .getByRole('button', { name: /filters/i })
      .first()
      .click();
    await page.getByLabel('Job Type').selectOption('RC');
    await expect(page.getByText('Job Type: RC')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible();
    await page.getByRole('button', { name: /log ?out/i }).click();
    await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible();
  },
  comparison: async (page) => {
    const serials = await recommendedSerials(page, () =>
      page.getByRole('link', { name: 'Compare Units' }).nth(2).click(),
    );
    const other = sampleUnits().find(({ serial }) => !serials.includes(serial))?.serial ?? '';
    await expect(listedUnits(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
    await searchIc(page, serials[0] ?? '', 'IC# Already Added');
    await searchIc(page, 'NO-SUCH-IC', 'Error searching IC#');
    await searchIc(page, other, 'IC# Added');
    await page
      .getByRole('button', { name: /^Pin unit/ })
      .first()
      .click();
    await listedUnits(page).locator('input[role=switch]:enabled').first().click();
    await page.getByText('Table', { exact: true }).click();
    await page.getByRole('button', { name: 'Unpin all' }).click();
  },
  'unit-options': async (page) => {
    await page.getByRole('link', { name: 'Compare Units' }).nth(2).click();
    await page
      .getByRole('link', { name: /^Unit Details of/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Unit / })).toBeVisible();
    const option = (name: string) => page.getByRole('switch', { name });
    await option('FR3').check();
    await page.getByLabel('Estimated gallons').fill('0540');
    await option('Turn pull').check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Unit details updated successfully')).toBeVisible();
    await option('Re-tank').check();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.route('**/options', (route) => route.fulfill({ status: 500, json: {} }));
    await option('Re-tank').check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Failed to update unit details')).toBeVisible();
    await option('Re-tank').uncheck();
    await page.getByRole('link', { name: 'Reserved' }).click();
    await expect(page.getByRole('heading', { name: 'Reserved Transformers' })).toBeVisible();
  },
};

/** Records a session and downloads it with the shortcut. */
async function record(name: string, session: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(new URL('/?record', productUrl()).href);
    await signInHere(page);
    await session(page);
    await expect(page.getByRole('complementary', { name: 'Recording' })).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+Shift+Period')]);
    await download.saveAs(`${FOLDER}/${name}.json`);
    console.log(`${FOLDER}/${name}.json`);
  } finally {
    await browser.close();
  }
}

/** npm run traces [-- NAME]: records test/traces again, in a real browser with the app as last built. */
mkdirSync(FOLDER, { recursive: true });
const [only] = process.argv.slice(2);
const stopServer = process.env.SPECAI_URLS === undefined ? await startServer() : null;
try {
  for (const [name, session] of Object.entries(sessions))
    if (only === undefined || only === name) await record(name, session);
} finally {
  await stopServer?.();
}
