import { expect, test, type Page } from 'playwright/test';
import { exhaustive } from './rings';
import { openComparison, openOrders, screens } from './screens';
import { productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file], [type=range]), select, textarea';
const NAMES = /^(orders|orders-filters|comparison-open|unit|unit-edit|request|inventory-cards|reserved|settings|plan)$/;

exhaustive('no field is so small that a phone zooms into it', async ({ page }) => {
  await page.goto(productUrl());
  await page.getByRole('button', { name: /sign in/i }).click();
  const email = page.getByLabel('Email');
  expect(await email.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize))).toBeGreaterThanOrEqual(
    16,
  );
  await startSignedIn(page);
  for (const { name, open, close } of screens.filter((screen) => NAMES.test(screen.name))) {
    await open(page);
    const sizes = await page
      .locator(FIELDS)
      .filter({ visible: true })
      .evaluateAll((all) => all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect([name, sizes.filter((size) => size < 16)]).toEqual([name, []]);
    await close?.(page);
  }
});

const CONTROLS = `button, select, summary, nav a, a[data-variant], input:not([type=file], [type=range])`;
const FINGERTIP = 44;

/** The label of a checkbox or radio button takes the tap. */
const smallControls = (page: Page) =>
  page
    .locator(CONTROLS)
    .filter({ visible: true })
    .evaluateAll((all, least) => {
      const targets = all.map(
        (control) => (control.matches('[type=checkbox], [type=radio]') && control.closest('label')) || control,
      );
      return targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute('aria-label') ?? target.textContent;
        return Math.min(width, height) < least - 0.5 ? [`${name}: ${width} x ${height}`] : [];
      });
    }, FINGERTIP);

test('every control takes a fingertip, and the camera is on the first screen of a unit', async ({ page }) => {
  await startSignedIn(page);
  for (const { name, open, close } of screens.filter((screen) => NAMES.test(screen.name))) {
    await open(page);
    expect([name, await smallControls(page)]).toEqual([name, []]);
    if (name === 'unit') await expect(page.getByRole('button', { name: 'Take a photo' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
    await close?.(page);
  }
});

test('Back closes a dialog or gallery, and only then leaves the page', async ({ page }) => {
  await startSignedIn(page);
  await openOrders(page);
  await openComparison(page);
  const address = page.url();
  const dialog = page.getByRole('dialog');
  for (const name of [/^Reserve unit/, /View Unit Images · [1-9]/, 'Show reason']) {
    await page.getByRole('button', { name }).first().click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(address);
  }
  // Closed by its button, a dialog leaves nothing to go back from.
  await page.getByRole('button', { name: 'Show reason' }).first().click();
  await page.getByRole('button', { name: 'Close dialog' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show reason' }).first()).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(address);
});

exhaustive('a dialog that leads to another page does not go back from it', async ({ page }) => {
  await startSignedIn(page);
  await openOrders(page);
  await page.getByRole('button', { name: 'Search SpecAI' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('Inventory');
  await page.getByRole('option', { name: 'Inventory' }).first().click();
  await expect(page).toHaveURL(/\/inventory/);
  await page.getByRole('article').or(page.getByRole('rowheader')).first().waitFor();
  await expect(page).toHaveURL(/\/inventory/);
});
