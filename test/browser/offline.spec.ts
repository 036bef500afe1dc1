import { expect, test } from 'playwright/test';
import { signIn } from './signIn';

const OFFLINE = 'You are offline. What is on screen stays; anything new needs the network.';

test('without a network what is on screen stays; with it everything goes on, without a reload', async ({
  page,
  context,
}) => {
  const connection = page.waitForResponse(/\/assets\/connection\./);
  await signIn(page);
  const compare = page.getByRole('link', { name: /^Compare Units/ });
  await connection;
  const pageLoad = await page.evaluate(() => performance.timeOrigin);

  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText('Showing 1-6 of')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Showing 7-12 of')).toBeVisible();

  // A screen whose code is not here yet waits for the network; its data is asked for with it.
  await context.setOffline(true);
  await compare.first().click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /^Job Number/ })).toBeVisible();

  // A call that fails says so, and keeps what was typed.
  await expect(page.getByText(/^Best$/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  const search = page.getByPlaceholder('Enter IC# to add new card...');
  await search.fill('2656037');
  await context.setOffline(true);
  await search.press('Enter');
  const toast = page.getByRole('alert').filter({ hasText: 'Error searching IC#' });
  await expect(toast).toContainText('The server could not be reached.');
  await expect(search).toHaveValue('2656037');
  await context.setOffline(false);
  await search.press('Enter');
  await expect(page.getByText('IC# Added')).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(pageLoad);
});

test('an order opened without a network can be asked for again with it', async ({ page, context }) => {
  await signIn(page);
  await page
    .getByRole('link', { name: /^Compare Units/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Job Number/ })).toBeVisible();
  await page.goBack();
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /^Compare Units/ })
    .nth(1)
    .click();
  await expect(page.getByText('Error loading order: The server could not be reached.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Job Number/ })).toBeVisible();
});
