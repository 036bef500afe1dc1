import { expect, test, type Page } from 'playwright/test';
import { complaintsOf } from './signIn';
import { startSignedIn } from './startSignedIn';

const undo = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Undo' });
const confirm = (page: Page, verb: string) => page.getByRole('dialog').getByRole('button', { name: verb }).click();

test('a user undoes a reservation, a release and a pin from the notification', async ({ page }) => {
  const complaints = complaintsOf(page);
  await startSignedIn(page);
  await page.getByRole('link', { name: 'Compare Units' }).nth(3).click();
  const first = page.getByRole('button', { name: /^Reserve unit / }).first();
  const serial = ((await first.getAttribute('aria-label')) ?? '').replace('Reserve unit ', '');
  const reserve = page.getByRole('button', { name: `Reserve unit ${serial}`, exact: true });
  const release = page.getByRole('button', { name: `Release unit ${serial}`, exact: true });

  await reserve.click();
  await confirm(page, 'Reserve');
  await expect(release).toBeVisible();
  await undo(page).click();
  await expect(page.getByText(`Unit ${serial} can be reserved again`)).toBeVisible();
  await expect(reserve).toBeEnabled();

  await reserve.click();
  await confirm(page, 'Reserve');
  await release.click();
  await confirm(page, 'Release');
  await expect(page.getByText('Unit Released')).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Unit ${serial} is reserved again`)).toBeVisible();
  await release.click();
  await confirm(page, 'Release');
  await expect(reserve).toBeEnabled();

  const pin = page.getByRole('button', { name: `Pin unit ${serial}`, exact: true });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await undo(page).click();
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  expect(complaints).toEqual([]);
});
