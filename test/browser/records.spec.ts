import { expect, test, type Page } from 'playwright/test';
import { sampleOrders } from '../../src/sample/orders';
import { sampleUnits } from '../../src/sample/units';
import { expectAccessible } from './accessible';
import { exhaustive } from './rings';
import { complaintsOf, productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';

const taken = sampleOrders().map((order) => order.assigned_serial);
const free = sampleUnits().filter(({ serial }) => !taken.includes(serial));

const OPERATIONS = 'operations@specai.test';
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, text: string) => page.getByRole('region', { name: /notification/i }).getByText(text);

test('a corrected nameplate changes what the unit fits, survives a reload, and says who and why', async ({ page }) => {
  const complaints = complaintsOf(page);
  const serial = free[40]?.serial ?? '';
  await startSignedIn(page, `/unit/${serial}`, OPERATIONS);
  await heading(page, `Unit ${serial}`).waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const primary = dialog(page).getByLabel('Primary voltage (V)');
  await expect(dialog(page).getByLabel('Condition', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await primary.fill('34500GrdY/19920');
  await expect(dialog(page).getByText('→ 34,500 V grounded wye')).toBeVisible();
  await expect(dialog(page).getByRole('status', { name: 'What this changes' })).toContainText(/fits|match/i);
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByText('Enter a reason.')).toBeVisible();
  await dialog(page).getByLabel('Reason').fill('Nameplate photo shows 34,500 V');
  await page.keyboard.press('Enter');
  await expect(toast(page, `Unit ${serial} corrected`)).toBeVisible();
  const specs = page.getByRole('region', { name: 'Specifications' });
  await expect(specs.getByText('34500GrdY/19920')).toBeVisible();

  await page.reload();
  await expect(specs.getByText('34500GrdY/19920')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(dialog(page).getByText(/^By hand: Omar Operations, .*: Nameplate photo shows 34,500 V$/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Give back to the import' }).click();
  await expect(primary).toHaveValue(String(free[40]?.primary_voltage));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

exhaustive(
  'a unit is added, is incomplete until its nameplate is known, and is retired and brought back',
  async ({ page }) => {
    // Another attempt meets the unit of the first.
    const serial = `99${String(Date.now() % 10_000_000).padStart(7, '0')}`;
    await startSignedIn(page, '/inventory', OPERATIONS);
    await page.getByRole('button', { name: 'Add unit' }).click();
    await dialog(page).getByLabel('IC#').fill(`000${free[0]?.serial}`);
    await expect(dialog(page).getByText(/exists/)).toBeVisible();
    await dialog(page).getByLabel('IC#').fill(serial);
    await dialog(page).getByLabel('kVA').fill('1500');
    await expect(dialog(page).getByText(/^Incomplete, so not matched/)).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Add unit' }).click();
    await expect(heading(page, `Unit ${serial}`)).toBeVisible();
    await expect(page.getByText('Incomplete', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Retire...' }).click();
    await dialog(page).getByLabel('Reason').fill('Entered twice');
    await dialog(page).getByRole('button', { name: 'Retire' }).click();
    await expect(page.getByText(/^This unit was retired on .* by Omar Operations: Entered twice\./)).toBeVisible();
    await page.getByRole('button', { name: 'Bring back' }).click();
    await expect(page.getByText(/^This unit was retired/)).toBeHidden();
  },
);

exhaustive('several units get another warehouse in one step, and get their own back', async ({ page }) => {
  await startSignedIn(page, '/inventory', OPERATIONS);
  const boxes = page.getByRole('checkbox', { name: /^Select unit/ });
  await boxes.nth(2).hover();
  await boxes.nth(2).check();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 units selected')).toBeVisible();
  await page.getByRole('button', { name: 'Change...' }).click();
  await dialog(page).getByLabel('Warehouse').fill('Houston, TX');
  await dialog(page).getByRole('button', { name: 'Change 3 units' }).click();
  const last = page.getByRole('complementary', { name: /^Last change/ });
  await expect(last.getByText('3 units changed')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Houston, TX' })).toHaveCount(3);
  await last.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '3 units restored')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Houston, TX' })).toHaveCount(0);
});

test('a scanned label opens its unit beside the order on screen, and reserves nothing', async ({ page }) => {
  const order = sampleOrders().find(
    ({ assigned_serial, issued_units }) => assigned_serial === null && issued_units === 0,
  );
  await startSignedIn(page, `/unit/${free[0]?.serial}?order=${order?.order_code}`, OPERATIONS);
  await page.getByRole('link', { name: 'View Order' }).click();
  await page.getByRole('article').first().getByRole('button', { name: 'Reserve unit' }).waitFor();
  await page.keyboard.press('u');
  await expect(page.locator('article:focus')).toHaveCount(1);
  const path = new URL(page.url()).pathname;
  const serial = free[1]?.serial ?? '';
  // All keys are on their way before the first answer, so that a busy machine does not type slowly.
  const { keyboard } = page;
  await Promise.all([...serial.split(''), 'Enter'].flatMap((key) => [keyboard.down(key), keyboard.up(key)]));
  await expect(heading(page, `Unit ${serial}`)).toBeVisible();
  expect(page.url()).toBe(`${productUrl()}/unit/${serial}?order=${path.split('/').at(-1)}`);
  await expect(dialog(page)).toBeHidden();
});
