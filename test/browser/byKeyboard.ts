import { expect, type Locator, type Page } from 'playwright/test';

const MAX_TABS = 200;

/**
 * Presses Tab until the target has a visible focus. Looks for the target again only after the app replaced it, since a
 * search takes longer than a key.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    const { hasFocus, isThere } = await element.evaluate((each) => ({
      hasFocus: each === document.activeElement,
      isThere: each.isConnected,
    }));
    if (hasFocus) break;
    await page.keyboard.press('Tab');
    if (!isThere) element = await target.elementHandle();
  }
  await expect(target).toBeFocused();
  const isVisible = await target.evaluate((element) => element.matches(':focus-visible'));
  expect(isVisible).toBe(true);
}

/** Not its placeholder, which opens nothing. */
export const personMenu = (page: Page): Locator =>
  page.getByRole('button', { name: /^Signed in as / }).and(page.locator('[aria-haspopup]'));

/** The header's tools bring the shortcuts when the browser is first idle. */
export const shortcutsThere = (page: Page): Promise<void> => personMenu(page).waitFor();

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
