import { expect, test, type Page } from 'playwright/test';
import { holdRequests } from './holdRequests';
import { startSignedIn } from './startSignedIn';

const OFFLINE = 'You are offline. What is on screen stays; anything new needs the network.';
const BACK = 'You are online again. What could not be loaded can be tried again.';
const WHY = 'You are offline. This needs the network.';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).locator('[data-tone]');

test('without a network the content stays, and everything works again when the network returns, without a reload', async ({
  page,
  context,
}) => {
  const follow = await holdRequests(page, /\/assets\/follow-changes\./);
  const connection = page.waitForResponse(/\/assets\/connection\./);
  const menu = page.waitForResponse(/\/assets\/menu\./);
  await startSignedIn(page);
  const compare = page.getByRole('link', { name: /^Compare Units/ });
  await Promise.all([connection, menu]);
  await expect(page.getByText('Showing 1-6 of')).toBeVisible();
  const pageLoad = await page.evaluate(() => performance.timeOrigin);

  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText('Showing 1-6 of')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toHaveAccessibleDescription(WHY);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(WHY);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);

  await context.setOffline(false);
  follow();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Showing 7-12 of')).toBeVisible();

  await context.setOffline(true);
  await compare.first().click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /^Job Number/ })).toBeVisible();

  await expect(page.getByText(/^Best$/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  const search = page.getByPlaceholder('Enter IC# to add new card...');
  await search.fill('2656037');
  await context.setOffline(true);
  await search.press('Enter');
  const refused = toast(page).filter({ hasText: 'Error searching IC#' });
  await expect(refused).toContainText('The server could not be reached.');
  await expect(search).toHaveValue('2656037');
  await context.setOffline(false);
  await search.press('Enter');
  await expect(page.getByText('IC# Added')).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(pageLoad);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(toast(page).filter({ hasText: 'Logout failed. Please try again.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toMatch(/token|sales@specai/i);
  await context.setOffline(false);
});
