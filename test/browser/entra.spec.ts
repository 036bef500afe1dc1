import { expect } from 'playwright/test';
import { morgan, signInAtEntra, signInPage, test } from './entra';

test('a person signs in at Entra ID, and the API takes their token', async ({ page, entra }) => {
  await signInAtEntra(page, `${entra.url}/?page=2`);
  await expect(page.getByText(morgan.name)).toBeVisible();
  await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(signInPage(page)).toBeVisible();
});
