import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { paths } from '../../../src/contract/paths';
import { UNSERVED_JOB } from '../../../test/browser/screens';
import { signInHere } from '../../../test/browser/signIn';
import { listedUnits, logOut, toast } from './page';

/** Several filters within the time that the app waits for another one, then all but the search for the job removed. */
async function filterQuickly(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Advanced Filters/ }).click();
  await page.getByLabel('Job Type', { exact: true }).selectOption('RC');
  await page.getByLabel('Job Creation Date', { exact: true }).selectOption('30');
  await page.getByLabel('Job Type', { exact: true }).selectOption('RW');
  const search = page.getByLabel('Search', { exact: true });
  await search.fill(UNSERVED_JOB);
  await search.press('Enter');
  await page.getByRole('button', { name: 'Remove filter Job Type: RW' }).click();
  await page.getByLabel('Job Creation Date', { exact: true }).selectOption('0');
  await expect(page.getByRole('link', { name: 'Compare Units' })).toHaveCount(1);
}

async function exportOrders(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV' }).click()]);
  await expect(toast(page, 'Orders exported')).toBeVisible();
}

/** Types on while the server is asked, which changes nothing, and cancels. */
async function cancelSearch(page: Page): Promise<void> {
  const isAsked = page.waitForRequest(`**${paths.matchIc}`);
  await page.route(`**${paths.matchIc}`, () => undefined);
  await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  await page.getByLabel('IC#').fill('49041');
  await page.keyboard.press('Enter');
  await isAsked;
  await page.keyboard.type('7');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('IC#')).toHaveCount(0);
  await page.unroute(`**${paths.matchIc}`);
}

/** The server wants a reason, as nothing in stock serves this order. */
async function reserveWithReason(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Reserve unit/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Enter a reason.');
  await dialog.getByLabel('Reason').fill('Stands in until the right one is back from the workshop.');
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await expect(listedUnits(page).getByText('Reserved for this order', { exact: true })).toBeVisible();
}

async function release(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Release unit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('button', { name: /^Release unit/ })).toHaveCount(0);
}

export async function reserveAndRelease(page: Page): Promise<void> {
  await filterQuickly(page);
  await exportOrders(page);
  await page.getByRole('link', { name: 'Compare Units' }).click();
  await listedUnits(page).first().waitFor();
  await cancelSearch(page);
  await reserveWithReason(page);
  await release(page);
  await logOut(page);
  // The stream of changes goes on for good.
  const beside = [paths.ordersCounts, paths.lastRefresh, paths.notices].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  );
  await signInHere(page, 'operations@specai.test');
  await page.getByText(/^Showing 1-6 of/).waitFor();
  await Promise.all(beside);
}
