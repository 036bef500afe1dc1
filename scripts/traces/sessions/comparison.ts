import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleUnits } from '../../../src/sample/units';
import { listedUnits, searchIc } from './page';

/** The serials of all recommended units, not only of those on the page. */
async function recommendedSerials(page: Page, openOrder: () => Promise<void>): Promise<string[]> {
  const [answer] = await Promise.all([page.waitForResponse('**/api/orders/recommendations/'), openOrder()]);
  return [...(await answer.text()).matchAll(/"serial":"([^"]+)"/g)].map(([, serial]) => serial ?? '');
}

export async function comparison(page: Page): Promise<void> {
  const serials = await recommendedSerials(page, () =>
    page.getByRole('link', { name: 'Compare Units' }).nth(3).click(),
  );
  const other = sampleUnits().find(({ serial }) => !serials.includes(serial))?.serial ?? '';
  await expect(listedUnits(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  await searchIc(page, serials[0] ?? '', 'IC# Already Added');
  await searchIc(page, 'NO-SUCH-IC', 'Error searching IC#');
  await searchIc(page, other, 'IC# Added');
  await page
    .getByRole('button', { name: /^Pin unit/ })
    .first()
    .click();
  await listedUnits(page).locator('input[role=switch]:enabled').first().click();
  await page.getByText('Table', { exact: true }).click();
  await page.getByRole('button', { name: 'Unpin all' }).click();
}
