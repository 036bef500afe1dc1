import { expect, test } from 'playwright/test';
import { AS_OF_HEADER } from '../../src/contract/changes';
import { expectAccessible } from './accessible';
import { startSignedIn } from './startSignedIn';

const LISTS = '**/api/orders/?*';

test('one line says that saving is paused while answers say so, and goes away by itself', async ({ page }) => {
  const following = page.waitForResponse(/\/assets\/follow-changes\./);
  await startSignedIn(page);
  await following;
  const line = page.getByText(/^Data as of \d\d:\d\d\. Saving is paused and resumes by itself\.$/);
  await page.route(LISTS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), [AS_OF_HEADER]: new Date().toISOString() } });
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await page.unroute(LISTS);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(line).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'The data changed' })).toBeVisible();
});
