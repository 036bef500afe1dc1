import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { exhaustive } from './rings';
import { comparisonShown } from './screens';
import { complaintsOf } from './signIn';
import { startSignedIn } from './startSignedIn';
import { exportAs } from './exportAs';

const EXTENT = /^(All [\d,]+|The [\d,]+ best of [\d,]+) units$/;
const rows = (page: Page) => page.getByRole('button', { name: /^Pin unit / });
const filterBox = (page: Page) => page.getByPlaceholder('Filter inventory results...');

async function openTable(page: Page): Promise<void> {
  await startSignedIn(page);
  await page.getByRole('link', { name: 'Compare Units' }).nth(2).click();
  await comparisonShown(page);
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByText(EXTENT)).toBeVisible();
}

test('a user sees what decides about every unit of the inventory, filters it by number and sends the link', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openTable(page);
  await expect(page.getByText(/^The 50 best of 1,\d{3} units$/)).toBeVisible();
  await page.getByRole('button', { name: /^Show all 1,\d{3}$/ }).click();
  await expect(page.getByText(/^All 1,\d{3} units$/)).toBeVisible();
  await page.getByText('Cost & match', { exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'TAPS' })).toHaveCount(0);

  const table = page.getByRole('region', { name: 'Units' });
  await table.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect(rows(page).first()).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);

  await filterBox(page).fill('margin >= 20, kVA 500-750, distance < 1,500');
  const understood = page.getByRole('group', { name: 'Filter as understood' });
  await expect(understood.getByText('Margin ≥ 20%')).toBeVisible();
  await expect(understood.getByText('kVA 500 – 750')).toBeVisible();
  await page.getByRole('button', { name: 'DISTANCE', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'DISTANCE' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await table.evaluate((element) => element.scrollTop), 'read from its first row').toBe(0);
  const shown = await page.getByText(/^Showing [\d,]+ of/).textContent();
  expect(await rows(page).count()).toBeGreaterThan(0);
  await expectAccessible(page);

  await expect(page).toHaveURL(/filter=.*sort=distance|sort=distance.*filter=/);
  await page.reload();
  await expect(page.getByText(shown ?? '')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'DISTANCE' })).toHaveAttribute('aria-sort', 'ascending');

  const download = page.waitForEvent('download');
  await exportAs(page);
  const file = await (await download).path();
  const lines: Record<string, string>[] = parse(await readFile(file), { bom: true, columns: true });
  const units = lines.slice(1);
  expect(shown).toContain(`Showing ${units.length.toLocaleString('en-US')} of`);
  for (const unit of units) {
    expect(Number(unit['Margin %'])).toBeGreaterThanOrEqual(20);
    expect(Number(unit['Distance by road (mi)'])).toBeLessThan(1500);
    expect(Number(unit.Price) - Number(unit['All costs'])).toBeCloseTo(Number(unit.Margin), 2);
  }
  expect(complaints.filter((each) => !/favicon/.test(each))).toEqual([]);
});

exhaustive(
  'a table row answers the same keys as a card and stays focused when scrolled out of view',
  async ({ page }) => {
    await openTable(page);
    await page.getByRole('button', { name: /^Show all 1,\d{3}$/ }).click();
    await expect(page.getByText(/^All 1,\d{3} units$/)).toBeVisible();
    await page.keyboard.press('u');
    await page.keyboard.press('ArrowDown');
    const row = page.getByRole('row').and(page.locator(':focus'));
    const serial = (await row.getByRole('button', { name: /^Pin unit / }).getAttribute('aria-label'))?.slice(9) ?? '';
    // An open dialog hides the table from roles.
    const table = await page.getByRole('region', { name: 'Units' }).elementHandle();
    await table.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
    const details = page.getByRole('link', { name: `Unit Details of ${serial}` });
    await expect(details).not.toBeInViewport();
    await expect(row.getByRole('link', { name: `Unit Details of ${serial}` })).toHaveCount(1);

    await page.keyboard.press('e');
    const estimate = page.getByRole('dialog', { name: `Estimate of unit ${serial}` });
    await expect(estimate).toBeVisible();
    // A row that leaves the page closes its dialog.
    await table.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await estimate.getByRole('button', { name: 'Close' }).last().click();
    await expect(estimate).toBeHidden();

    await page.keyboard.press('u');
    await expect(row.getByRole('link', { name: `Unit Details of ${serial}` })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Unit ${serial}` })).toBeVisible();
  },
);
