import { expect, test, type Page } from 'playwright/test';
import { moving } from './looks';
import { exhaustive } from './rings';
import { startSignedIn } from './startSignedIn';

test.use(moving);

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const place = (page: Page, live: string) => region(page).locator(`[aria-live="${live}"]`);
const toasts = (page: Page) => region(page).locator('[data-tone]');
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss notification' });
const search = (page: Page) => page.getByPlaceholder('Enter IC# to add new card...');

async function openComparison(page: Page): Promise<void> {
  await startSignedIn(page);
  await expect(place(page, 'polite')).toBeEmpty();
  await expect(place(page, 'assertive')).toBeEmpty();
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await expect(page.getByText(/^Best$/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
}

async function addUnit(page: Page): Promise<void> {
  await search(page).fill('2656037');
  await search(page).press('Enter');
  await expect(toasts(page)).toContainText('IC# A');
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  await toasts(page).evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('There is no notification on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, x: number, y = 0): Promise<void> {
  const from = await middleOf(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 });
  await page.mouse.up();
}

exhaustive('a notification stays while it has the focus or the pointer', async ({ page }) => {
  await openComparison(page);
  await addUnit(page);
  await page.clock.install();
  await addUnit(page);
  await expect(toasts(page)).toContainText('IC# Already Added');
  await expect(toasts(page)).toHaveCount(1);

  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await page.clock.fastForward(20_000);
  await expect(toasts(page)).toHaveAttribute('data-visible', 'true');
  await page.keyboard.press('F8');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(dismiss(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeFocused();
  await page.clock.fastForward(5_000);
  await expect(toasts(page)).toHaveCount(0);

  await addUnit(page);
  await toasts(page).hover();
  await page.clock.fastForward(20_000);
  await expect(toasts(page)).toHaveAttribute('data-visible', 'true');
  await dismiss(page).click();
  await expect(toasts(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();
  await page.mouse.move(400, 300);
  await addUnit(page);
  await page.clock.fastForward(5_000);
  await expect(toasts(page)).toHaveCount(0);

  // Only a swipe to the right of more than 50 px takes it away, and the focus stays with the work.
  await addUnit(page);
  for (const [x, y] of [
    [45, 0],
    [-120, 0],
    [0, -120],
  ] as const) {
    await drag(page, x, y);
    await expect(toasts(page)).toHaveAttribute('data-visible', 'true');
    await expect(toasts(page)).toHaveCSS('transform', 'none');
  }
  await drag(page, 60);
  await expect(toasts(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

exhaustive(
  'a notification over an open dialog can be read, reached and dismissed, and does not fly in with reduced motion',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openComparison(page);
    let answer: () => unknown = () => undefined;
    await page.route('**/match-ic/**', (route) => {
      answer = () => route.fulfill({ status: 500, body: '' });
    });
    await search(page).fill('2656037');
    await search(page).press('Enter');
    await page.getByRole('button', { name: 'Reserve unit' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await cancel.focus();
    await answer();

    await expect(place(page, 'assertive')).toContainText('Error searching IC#');
    await page.keyboard.press('F8');
    await expect(region(page)).toBeFocused();
    const times = await toasts(page).evaluate((card) => {
      const { animationDuration, transitionDuration } = getComputedStyle(card);
      return [animationDuration, ...transitionDuration.split(',')].map((text) => parseFloat(text));
    });
    expect(Math.max(...times)).toBeLessThan(0.001);
    await page.keyboard.press('Tab');
    await expect(dismiss(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cancel).toBeFocused();
    await page.keyboard.press('F8');
    await page.keyboard.press('Shift+Tab');
    await expect(cancel).toBeFocused();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(cancel).toBeFocused();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(cancel).toBeFocused();
    await expect(dialog).toBeVisible();
  },
);

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  exhaustive('a swipe to the right dismisses a notification, a swipe up or down scrolls the page', async ({ page }) => {
    await openComparison(page);
    await addUnit(page);
    await page.clock.install();
    await addUnit(page);
    await expect(toasts(page)).toContainText('IC# Already Added');
    await expect(toasts(page)).toHaveCount(1);
    const input = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number) => {
      const from = await middleOf(page);
      await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const at = { x: from.x + x * part, y: from.y + y * part };
        await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      }
      await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const place = () => page.evaluate(() => [scrollX, scrollY]);

    const before = await place();
    await swipe(40, 0);
    await expect(toasts(page)).toHaveAttribute('data-visible', 'true');
    await swipe(120, 4);
    await expect(toasts(page)).toHaveCount(0);
    expect(await place()).toEqual(before);

    await addUnit(page);
    const [, top = 0] = await place();
    await swipe(0, -160);
    await expect.poll(async () => (await place())[1]).toBeGreaterThan(top);
    await expect(toasts(page)).toHaveAttribute('data-visible', 'true');
    await page.clock.fastForward(5_000);
    await expect(toasts(page)).toHaveCount(0);
  });
});
