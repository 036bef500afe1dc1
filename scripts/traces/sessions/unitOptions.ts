import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { toast } from './page';

export async function unitOptions(page: Page): Promise<void> {
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
}
