import type { Page } from 'playwright';
import { expect } from 'playwright/test';

export const listedUnits = (page: Page) => page.getByRole('region', { name: 'Units' }).getByRole('article');

export const toast = (page: Page, text: string) => page.getByRole('region', { name: /notification/i }).getByText(text);

/** The panel that adds a unit must be open. */
export async function searchIc(page: Page, serial: string, toastText: string): Promise<void> {
  await page.getByLabel('IC#').fill(serial);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(toast(page, toastText)).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /log ?out/i }).click();
  await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible();
}
