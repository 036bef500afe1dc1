import { expect, test, type Locator, type Page } from 'playwright/test';
import { productUrl } from './signIn';

const MOST_TABS = 80;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, as a person without a mouse does, and sees that the focus shows. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS && !(await hasFocus(target)); tabs += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  const isVisible = await target.evaluate((element) => element.matches(':focus-visible'));
  expect(isVisible).toBe(true);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('the main job without a mouse', async ({ page }) => {
  await page.goto(productUrl());
  await press(page, page.getByRole('button', { name: /sign in/i }));
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('operations@specai.test');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type('specai-local');
  await page.keyboard.press('Enter');

  await page.getByText(/^Showing 1-6 of/).waitFor();
  await press(page, page.getByRole('button', { name: 'View Details' }).first());
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await details.waitFor();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page.getByRole('button', { name: 'View Details' }).first()).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Compare Units' }).first());
  const firstCard = page.getByRole('article').first();
  await press(page, firstCard.getByRole('button', { name: 'Show reason' }));
  await expect(page.getByRole('dialog', { name: 'Reason for Suggestion' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(firstCard.getByRole('button', { name: 'Show reason' })).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Add Inventory Control Number' }));
  await tabTo(page, page.getByPlaceholder('Enter IC# to add new card...'));
  await page.keyboard.type('nothing has this number');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Error searching IC#')).toBeVisible();

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /notification/i })).toBeFocused();
  await press(page, page.getByRole('button', { name: /log ?out/i }));
  await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible();
});
