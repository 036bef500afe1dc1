import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { logOut } from './page';

export async function ordersAndLogout(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /filters/i })
    .first()
    .click();
  await page.getByLabel('Job Type').selectOption('RC');
  await expect(page.getByText('Job Type: RC')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible();
  await logOut(page);
}
