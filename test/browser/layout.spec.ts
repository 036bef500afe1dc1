import { expect, test, type Page } from 'playwright/test';
import { signIn } from './signIn';

/** Pixels from the top of the requirement's head to the row below it. */
async function headHeight(page: Page): Promise<number> {
  const head = await page.getByRole('heading', { name: 'Requirement' }).boundingBox();
  const below = await page.getByText('Order Details', { exact: true }).boundingBox();
  return (below?.y ?? Infinity) - (head?.y ?? 0);
}

test('the requirement keeps its rows while units are awaited, and where none is found', async ({ page }) => {
  let answer = (): void => undefined;
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/orders/recommendations/', async (route) => {
    await isTime;
    await route.continue();
  });
  await signIn(page);
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await page.getByRole('heading', { name: 'Requirement' }).waitFor();
  expect(await headHeight(page)).toBeLessThan(120);
  answer();
  await page.getByRole('article').first().waitFor();
  expect(await headHeight(page)).toBeLessThan(120);
  await page.getByPlaceholder('Filter inventory results...').fill('nothing reads like this');
  await page.getByText('No units found matching your criteria.').waitFor();
  expect(await headHeight(page)).toBeLessThan(120);
});
