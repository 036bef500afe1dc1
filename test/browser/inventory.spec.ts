import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { press, shortcutsThere } from './byKeyboard';
import { expectNoSidewaysScroll, phoneByNight } from './looks';
import { exhaustive } from './rings';
import { complaintsOf } from './signIn';
import { startSignedIn } from './startSignedIn';
import { exportAs } from './exportAs';

const showing = (page: Page) => page.getByText(/^Showing [\d,]+-[\d,]+ of [\d,]+ units?$/);
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search inventory' });
const rows = (page: Page) => page.getByRole('rowheader').getByRole('link');
const unitShown = (page: Page, serial: string) => page.getByRole('heading', { level: 1, name: `Unit ${serial}` });

async function count(page: Page): Promise<number> {
  const text = await showing(page).innerText();
  return Number(/of ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
}

test('a unit is found by its facets and by keyboard, says which orders it could serve, and leads back to the same place', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await startSignedIn(page);
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Inventory' }));
  await showing(page).waitFor();
  const all = await count(page);
  const box = filters(page).getByRole('checkbox', { name: /^500 kVA/ });
  const label = filters(page).locator('label', { has: page.getByRole('checkbox', { name: /^500 kVA/ }) });
  const said = Number((await label.innerText()).replace(/^500 kVA|\D/g, ''));
  await box.check();
  await expect(page).toHaveURL(/\?kva=500$/);
  await expect.poll(() => count(page)).toBe(said);
  expect(said).toBeLessThan(all);
  await expect(page.getByRole('group', { name: 'Active filters' }).getByText('500 kVA')).toBeVisible();
  await expectAccessible(page);

  const link = rows(page).nth(39);
  const serial = await link.innerText();
  await link.focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(40)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link).toBeFocused();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  const address = page.url();
  await page.keyboard.press('Enter');
  await unitShown(page, serial).waitFor();
  const choice = page.getByRole('region', { name: 'Choose an order' });
  await expect(choice.getByText(/open orders? for this unit/)).toBeVisible();

  await page.getByRole('link', { name: 'Back to Inventory' }).click();
  await expect(rows(page).nth(39)).toBeFocused();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.keyboard.press('Enter');
  await unitShown(page, serial).waitFor();
  await page.goBack();
  await expect(rows(page).nth(39)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(complaints).toEqual([]);
});

exhaustive('a search, a sort and a page live in the address, which restores them', async ({ page }) => {
  await startSignedIn(page, '/inventory');
  await showing(page).waitFor();
  await shortcutsThere(page);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('10');
  await expect(page).toHaveURL(/\?search=10$/);
  await page.getByRole('columnheader', { name: 'kVA' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'kVA' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('Rows').selectOption('25');
  // The shorter table moves the button.
  await expect(showing(page)).toHaveText(/^Showing 1-25 of/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(showing(page)).toHaveText(/^Showing 26-/);
  const shown = await rows(page).allInnerTexts();
  await page.reload();
  await expect(showing(page)).toHaveText(/^Showing 26-/);
  expect(await rows(page).allInnerTexts()).toEqual(shown);
  await page.goBack();
  await expect(showing(page)).toHaveText(/^Showing 1-25 of/);
  await expect(search(page)).toHaveValue('10');
});

exhaustive('columns and density are remembered by the browser, and the file has every unit', async ({ page }) => {
  await startSignedIn(page, '/inventory?kva=500');
  await showing(page).waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns and density' });
  await dialog.getByText('Manufacturer', { exact: true }).click();
  await dialog.getByText('Compact', { exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Open Orders' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click();
  await expect(page.getByRole('columnheader', { name: 'Manufacturer' })).toBeVisible();
  await filters(page)
    .getByRole('checkbox', { name: /^500 kVA/ })
    .check();
  await expect(page).toHaveURL(/kva=500/);
  await expect(page.getByRole('status').getByText(/^[\d,]+ units, page 1 of/)).toHaveCount(1);
  const expected = await count(page);
  const download = page.waitForEvent('download');
  await exportAs(page, 'Excel (.xlsx)');
  expect((await download).suggestedFilename()).toBe('inventory.xlsx');
  await expect(page.getByText(`Saved ${expected} units to inventory.xlsx.`)).toBeVisible();
});

test.describe('on a phone by night', () => {
  test.use(phoneByNight);

  exhaustive('cards find, open and come back from a unit', async ({ page }) => {
    await startSignedIn(page, '/inventory?view=cards&needs_cabinet=yes');
    await showing(page).waitFor();
    await page.getByRole('button', { name: 'Filters · 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('checkbox', { name: /^500 kVA/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Show units' }).click();
    await expect(page.getByRole('article').first().getByText('500 kVA')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const card = page.getByRole('article').nth(7);
    const serial = await card.getByRole('heading').innerText();
    await card.click();
    await unitShown(page, serial).waitFor();
    await page.getByRole('link', { name: 'Back to Inventory' }).click();
    await expect(page.getByRole('link', { name: serial, exact: true })).toBeFocused();
    await expect(page.getByRole('link', { name: serial, exact: true })).toBeInViewport();
  });
});
