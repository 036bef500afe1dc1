import { expect, test, type Page } from 'playwright/test';
import { press, shortcutsThere, tabTo } from './byKeyboard';
import { expectFits, walkedLooks } from './looks';
import { exhaustive } from './rings';
import { complaintsOf } from './signIn';
import { startSignedIn } from './startSignedIn';

const text = (page: Page) => page.getByLabel('Type or paste what the customer asks for');
const units = (page: Page) => page.getByRole('region', { name: 'Ranked units' }).getByRole('article');
const field = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Requirement' }).getByLabel(name, { exact: true });

const CALL = 'Need (2) 500 kVA pads, 12470GrdY/7200, 480Y/277, loop, dead front, delivered Fresno by May';

const [look] = walkedLooks;
test.use(look ?? {});

test('one press and one typed line make ranked units with margin of a call; changes, offers and Clear follow by mouse', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await startSignedIn(page);
  await page.getByRole('banner').getByRole('link', { name: 'Requests' }).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(CALL);
  await expect(units(page).nth(2)).toContainText(/Margin/);
  await expect(units(page).first()).toContainText('Best');
  await expect(field(page, 'KVA Rating')).toHaveValue('500');
  await expect(page.getByRole('status').filter({ hasText: /^1 line read, / })).toHaveCount(1);
  await expectFits(page);

  await field(page, 'KVA Rating').fill('750');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Changed by you, was 500')).toBeVisible();
  await page.reload();
  await expect(field(page, 'KVA Rating')).toHaveValue('750');
  await page.getByRole('button', { name: 'Undo the change of KVA Rating' }).click();
  await expect(field(page, 'KVA Rating')).toHaveValue('500');

  await page.getByRole('group', { name: 'What would help' }).getByRole('button').first().click();
  await expect(page.getByText(/^Changed by you/)).not.toHaveCount(0);
  await page.getByRole('button', { name: 'All specifications' }).first().click();
  await expect(page.getByRole('row', { name: /^KVA Rating/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(text(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(text(page)).toHaveValue(CALL);
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(complaints).toEqual([]);
});

exhaustive('the same call by keyboard alone, from the palette to the details of a unit', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await startSignedIn(page);
  await shortcutsThere(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Requests');
  await expect(page.getByRole('option', { name: /Requests/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(CALL);
  await page.keyboard.press('Control+Enter');
  await expect(units(page).nth(2)).toBeVisible();
  await tabTo(page, field(page, 'KVA Rating'));
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(field(page, 'KVA Rating')).toHaveValue('500');
  await expect(field(page, 'KVA Rating')).not.toBeFocused();
  await page.keyboard.press('u');
  await expect(units(page).first()).toBeFocused();
  const link = units(page).first().getByRole('link').first();
  const serial = (await link.innerText()).replace('IC# ', '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Unit ${serial}` })).toBeVisible();
  await page.goBack();
  await expect(text(page)).toHaveValue(CALL);
  await press(page, page.getByRole('button', { name: 'Clear' }));
  expect(complaints).toEqual([]);
});
