import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { openComparison } from './screens';
import { startSignedIn } from './startSignedIn';

const step = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};
const state = (page: Page, name: string) => page.getByRole('row', { name: /^State/ }).getByText(name, { exact: true });

test('a job below the margin floor goes from the comparison over an approval to its reservation', async ({
  page: dana,
  browser,
}, testInfo) => {
  await startSignedIn(dana);
  await openComparison(dana);
  const reserve = dana.getByRole('button', { name: /^Reserve unit / }).first();
  const serial = ((await reserve.getAttribute('aria-label')) ?? '').replace('Reserve unit ', '');
  const card = dana.getByRole('article', { name: serial, exact: true });
  await card.getByRole('link', { name: 'Save as estimate' }).click();
  const name = dana.getByLabel('Name', { exact: true });
  await name.fill(`Variant ${testInfo.retry}, below the floor`);
  await dana.getByText('Margin', { exact: true }).first().click();
  await dana.getByLabel('Margin, percent of the price').fill('10');
  // A quotation cannot promise a date in the past.
  await dana.getByText('Weeks', { exact: true }).click();
  await dana.getByLabel('Weeks after the order').fill('8');
  await expect(dana.getByText(/^Draft saved/)).toBeVisible();

  await dana.reload();
  await expect(name).toHaveValue(`Variant ${testInfo.retry}, below the floor`);
  await expectAccessible(dana);
  await dana.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state(dana, 'Draft')).toBeVisible();
  await expect(dana.getByRole('row', { name: /^Margin %/ })).toContainText('10.0%');
  await dana.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(dana.getByRole('button', { name: 'Mark as quoted' })).toHaveAttribute('aria-disabled', 'true');

  const omar = await (await browser.newContext()).newPage();
  await startSignedIn(omar, new URL(dana.url()).pathname, 'operations@specai.test');
  await step(omar, 'Approve');
  await expect(state(omar, 'Approved')).toBeVisible();
  await omar.context().close();

  await dana.reload();
  await step(dana, 'Mark as quoted');
  await expect(dana.getByText(/^Q-\d{4}-\d{4}, valid until /)).toBeVisible();
  await dana.getByRole('button', { name: 'Won', exact: true }).click();
  const winning = dana.getByRole('dialog');
  await expect(winning).toContainText(`Unit ${serial} is reserved for the order.`);
  await winning.getByRole('button', { name: 'Won', exact: true }).click();
  await expect(state(dana, 'Won')).toBeVisible();
  await dana.getByRole('link', { name: 'Compare units' }).click();
  await expect(dana.getByRole('article').getByText('Reserved', { exact: true })).toBeVisible();
  await dana
    .getByRole('button', { name: `Release unit ${serial}`, exact: true })
    .first()
    .click();
  await dana.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click();
  await expect(reserve).toBeVisible();
});
