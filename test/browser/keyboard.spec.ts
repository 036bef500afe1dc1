import { expect, test } from 'playwright/test';
import { press, tabTo } from './byKeyboard';
import { productUrl } from './signIn';

test('a user can do the main job without a mouse', async ({ page }) => {
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
