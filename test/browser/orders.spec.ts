import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { sampleOrders } from '../../src/sample/orders';
import { expectAccessible } from './accessible';
import { exhaustive } from './rings';
import { complaintsOf, productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';

const jobsShown = (page: Page) => page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
const showing = (page: Page) => page.getByText(/^Showing \d+-\d+ of \d+ orders$/);
const openFilters = (page: Page) => page.getByRole('button', { name: /^Advanced Filters/ }).click();

test('Back, Forward, reload and a link restore a filtered, sorted and paged list', async ({ page, context }) => {
  const complaints = complaintsOf(page);
  await startSignedIn(page);
  await showing(page).waitFor();
  const first = await jobsShown(page);
  await openFilters(page);
  await page.getByLabel('Job Type').selectOption('RC');
  await expect(page.getByText('Job Type: RC')).toBeVisible();
  await page.getByLabel('Sort', { exact: true }).selectOption('Price');
  await expect(page).toHaveURL(/\?job=RC&sort=price$/);
  await expect(page.getByRole('list', { name: 'Orders' }).locator('xpath=..')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(showing(page)).toHaveText(/^Showing 7-12 of/);
  const second = await jobsShown(page);
  await expectAccessible(page);

  await page.goBack();
  await expect(showing(page)).toHaveText(/^Showing 1-6 of/);
  await page.goForward();
  await expect(showing(page)).toHaveText(/^Showing 7-12 of/);
  expect(await jobsShown(page)).toEqual(second);
  await page.reload();
  await expect(showing(page)).toHaveText(/^Showing 7-12 of/);
  expect(await jobsShown(page)).toEqual(second);

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: productUrl() });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  await page.getByRole('button', { name: 'Remove filter Job Type: RC' }).click();
  await expect(showing(page)).toHaveText(/^Showing 1-6 of/);
  await page.goto(productUrl());
  await showing(page).waitFor();
  expect(await jobsShown(page)).toEqual(first);
  await page.goto(link);
  await expect(showing(page)).toHaveText(/^Showing 7-12 of/);
  expect(await jobsShown(page)).toEqual(second);
  expect(complaints.filter((each) => !/favicon/.test(each))).toEqual([]);
});

exhaustive('pasted texts are cut to their maximum length and apply on Enter', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: productUrl() });
  await startSignedIn(page);
  await showing(page).waitFor();
  await openFilters(page);
  for (const [label, length] of [
    ['Search', 20],
    ['Salesperson', 30],
    ['Customer Name', 30],
  ] as const) {
    await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(50)));
    await page.getByLabel(label, { exact: true }).press('ControlOrMeta+v');
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('x'.repeat(length));
  }
  await page.getByLabel('Search', { exact: true }).press('Enter');
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
});

exhaustive(
  'a user can export a list and sort the table by its column heads with the keyboard alone',
  async ({ page }) => {
    await startSignedIn(page, '/?status=assigned&view=table');
    await page.getByRole('table', { name: 'Orders' }).waitFor();
    await page.getByRole('button', { name: 'Price' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=price/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'CSV' }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe('open-orders.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFJob Number,Sales Order Number,Customer Name,/);
    const assigned = sampleOrders().filter((order) => order.assigned_serial !== null);
    const inPrice = assigned.toSorted((a, b) => Number(b.sale_price) - Number(a.sale_price));
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(assigned.length);
    expect(lines[0]).toContain(inPrice[0]?.job_number);
    await expect(page.getByText('Orders exported')).toBeVisible();
  },
);

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    exhaustive('a date shows the same day as in every other time zone', async ({ page }) => {
      const answer = page.waitForResponse((response) => response.url().includes('/api/orders/?'));
      await startSignedIn(page);
      const { results } = (await (await answer).json()) as { results: { order_date: string }[] };
      const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      const dates = results.map(({ order_date }) => day.format(new Date(order_date)));
      const shown = page.getByRole('article').locator('dt:text-is("Order Date") + dd');
      await expect(shown).toHaveText(dates);
    });
  });
}
