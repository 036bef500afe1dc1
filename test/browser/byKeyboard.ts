import { expect, type Locator, type Page } from 'playwright/test';

/** More than the tab stops of any screen. */
const MOST_TABS = 200;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, and expects the focus to be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS && !(await hasFocus(target)); tabs += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  const isVisible = await target.evaluate((element) => element.matches(':focus-visible'));
  expect(isVisible).toBe(true);
}

/** Moves the focus to the target by Tab and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
