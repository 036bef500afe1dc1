import { expect, test, type Page } from 'playwright/test';
import { press } from './byKeyboard';
import { expectFits, inWalkedLooks } from './looks';
import { complaintsOf, productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';

const views = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function runFromEnd(page: Page, name: string): Promise<void> {
  await press(page, views(page));
  await item(page, 'Manage views…').waitFor();
  await expect(page.locator('[role=menu]:focus, [role=menuitem]:focus')).toHaveCount(1);
  // The menu moves the focus a moment after the key, and the next key counts from there.
  await page.keyboard.press('End');
  const items = page.getByRole('menuitem');
  await expect(items.last()).toBeFocused();
  const names = await items.allInnerTexts();
  const before = names.length - 1 - names.findIndex((each) => each.trim() === name);
  for (let up = 1; up <= before; up += 1) {
    await page.keyboard.press('ArrowUp');
    await expect(items.nth(-1 - up)).toBeFocused();
  }
  await page.keyboard.press('Enter');
}

inWalkedLooks(({ colorScheme }) => {
  test('a view is saved, made the start, opened by the header and deleted, with the keyboard alone', async ({ page }, {
    retry,
  }) => {
    const complaints = complaintsOf(page);
    const name = `Texas ${colorScheme} ${retry}`;
    await startSignedIn(page, '/?state=TX&view=table');
    await runFromEnd(page, 'Save current as…');
    await dialog(page, 'Save view').waitFor();
    await expectFits(page);
    await press(page, page.getByLabel('Name', { exact: true }), 'End');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Save view')).toBeHidden();
    await expect(views(page)).toBeFocused();

    await runFromEnd(page, 'Manage views…');
    await press(page, page.getByRole('button', { name: `Make my start ${name}` }));
    await expect(page.getByRole('button', { name: `No longer my start ${name}` })).toBeVisible();
    await expectFits(page);
    await page.keyboard.press('Escape');

    await page.goto(`${productUrl()}/reserved`);
    await press(page, page.getByRole('link', { name: 'Open Orders' }));
    await expect(page).toHaveURL(/\/\?state=TX&view=table$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/reserved$/);
    await page.goto(`${productUrl()}/`);
    await expect(page).toHaveURL(/\/\?state=TX&view=table$/);

    await runFromEnd(page, 'Manage views…');
    await press(page, page.getByRole('button', { name: `Delete… ${name}` }));
    await expectFits(page);
    await press(page, page.getByRole('button', { name: 'Delete', exact: true }));
    await expect(page.getByRole('button', { name: `Delete… ${name}` })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});
