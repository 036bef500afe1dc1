import { test } from 'playwright/test';
import { expectNoSidewaysScroll } from './looks';
import { comparisonShown } from './screens';
import { productUrl, signIn } from './signIn';

test.use({ viewport: { width: 390, height: 844 } });

test('no screen scrolls sideways on a phone', async ({ page }) => {
  await page.goto(productUrl());
  await page.getByRole('button', { name: /sign in/i }).waitFor();
  await expectNoSidewaysScroll(page);
  await signIn(page);
  await page.getByText(/^Showing 1-6 of/).waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await comparisonShown(page);
  await page.getByRole('article').first().waitFor();
  await expectNoSidewaysScroll(page);
  for (const [path, heading] of [
    ['/reserved', 'Reserved Transformers'],
    ['/notes?notes=' + 'long '.repeat(400), 'Notes'],
    ['/nowhere', '404 Page Not Found'],
  ] as const) {
    await page.goto(productUrl() + path);
    await page.getByRole('heading', { name: heading }).waitFor();
    await expectNoSidewaysScroll(page);
  }
});
