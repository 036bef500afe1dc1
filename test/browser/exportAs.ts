import type { Locator, Page } from 'playwright/test';

/** Chooses a kind of file in the menu that exports what is shown in `where`. */
export async function exportAs(page: Page, kind: 'CSV' | 'Excel (.xlsx)' = 'CSV', where: Page | Locator = page) {
  await where.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: kind }).click();
}
