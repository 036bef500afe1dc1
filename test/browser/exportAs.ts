import type { Locator, Page } from 'playwright/test';

export async function exportAs(page: Page, kind: 'CSV' | 'Excel (.xlsx)' = 'CSV', where: Page | Locator = page) {
  await where.getByRole('button', { name: /^(More|Export)/ }).click();
  await page.getByRole('menuitem', { name: kind }).click();
}
