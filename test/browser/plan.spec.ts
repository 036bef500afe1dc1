import { expect, test, type Page } from 'playwright/test';
import { expectFits, walkedLooks } from './looks';
import { exhaustive } from './rings';
import { complaintsOf, productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';

const planned = (page: Page) => page.getByRole('region', { name: 'Planned units' });
const dialog = (page: Page) => page.getByRole('dialog');

const [look] = walkedLooks;
test.use(look ?? {});

test('a planner changes settings, pins a pair, saves the scenario, reserves it and sees the effect of other units', async ({
  page,
}, { retry }) => {
  const complaints = complaintsOf(page);
  const name = `Units that fit ${retry}`;
  await startSignedIn(page, '/plan');
  await page.getByRole('button', { name: 'Adjust' }).click();
  await page.getByRole('radio', { name: 'Fits', exact: true }).locator('..').click();
  await page.getByRole('button', { name: 'Plan with these settings' }).click();
  await expect(page).toHaveURL(/fit=Fits/);
  await planned(page)
    .getByRole('button', { name: /^Change unit/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Pin unit/ }).click();
  const pinned = planned(page).getByRole('row').filter({ hasText: '· pinned' });
  await expect(pinned).toContainText('pinned');
  await expect(page.getByRole('region', { name: 'What the plan changes' }).getByRole('group').first()).toBeVisible();
  await expectFits(page);

  await page.getByRole('button', { name: 'Save scenario' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill(name);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name }).click();
  const since = page.getByRole('region', { name: 'Since the scenario was saved' });
  await expect(since).toContainText('Nothing changed');

  await pinned.getByRole('checkbox').check();
  const order = await pinned.getByRole('link').first().getAttribute('href');
  await page.getByRole('button', { name: 'Reserve 1 unit' }).click();
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('Agreed with the customer');
  await dialog(page)
    .getByRole('button', { name: /Reserve all/ })
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect(since).toContainText('fills 1 fewer order');

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  await planned(page).getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Show plan impact' }).click();
  await expect(page.getByText("The plan's choice").first()).toBeVisible();
  await page.goto(`${productUrl()}${order}`);
  await page.getByRole('button', { name: /^Release unit/ }).click();
  await dialog(page).getByRole('button', { name: 'Release', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Release unit/ })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

exhaustive('Tab has one stop per planned row; arrows move in a row and between rows', async ({ page }) => {
  await startSignedIn(page, '/plan');
  const rows = planned(page).getByRole('row');
  const [first, second] = [rows.nth(1), rows.nth(2)];
  await first.getByRole('checkbox').focus();
  await page.keyboard.press('ArrowRight');
  await expect(first.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(first.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(second.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(rows.nth(3).getByRole('checkbox')).toBeFocused();
});

exhaustive('the orders by weeks are in pages, and the address opens the same page', async ({ page }) => {
  await startSignedIn(page, '/plan?view=weeks');
  await expect(planned(page).getByRole('rowheader').first()).toContainText(/^Week of \d{1,2} \w+ \d{4}\d+ orders?: /);
  await planned(page).getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\?view=weeks&page=2$/);
  await expect(planned(page).getByText(/^Showing 26-50 of \d+ orders$/)).toBeVisible();
  await page.reload();
  await expect(planned(page).getByText(/^Showing 26-50 of \d+ orders$/)).toBeVisible();
});
