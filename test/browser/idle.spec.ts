import { expect, test, type Page } from 'playwright/test';
import { startProduct, type Product } from './product';
import { exhaustive } from './rings';
import { comparisonShown } from './screens';
import { signIn, signInHere } from './signIn';

/** Must exceed the pause between two calls on a busy machine. */
const IDLE_SECONDS = 20;
const OVER = 'Session timed out afer 15 minutes of inactivity';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SESSION_IDLE_SECONDS: String(IDLE_SECONDS) });
});
test.afterAll(() => product.stop());

const idle = (page: Page) => page.waitForTimeout((IDLE_SECONDS + 2) * 1000);
const pins = (page: Page, pressed: boolean) => page.getByRole('button', { name: /^Pin unit /, pressed });
const person = (page: Page) => page.getByText('Signed in as').locator('..');

function countsOf(page: Page) {
  const counts = { logouts: 0, navigations: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/oidc/session/end?')) counts.logouts += 1;
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counts.navigations += 1;
  });
  return counts;
}

async function expectTimedOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in to SpecAI' })).toBeVisible();
  await expect(page.locator('[aria-live="assertive"]').filter({ hasText: 'Authentication Error' })).toContainText(OVER);
  await expect(
    page.getByRole('alert').filter({ hasText: OVER }).filter({ hasNotText: 'Authentication' }),
  ).toBeVisible();
  await expect(page.getByText('Authentication Error')).toHaveCount(1);
}

exhaustive(
  'after the idle limit the next call reports the time-out once, and signing in leads back to the address',
  async ({ page }) => {
    await signIn(page, `${product.url}/?page=2`);
    await expect(page.getByRole('article').first()).toBeVisible();
    const counts = countsOf(page);
    await idle(page);
    await page.getByRole('button', { name: 'Page 3', exact: true }).click();
    await expectTimedOut(page);
    expect(counts.logouts).toBe(1);
    expect(new URL(page.url()).search).toBe('?page=3');
    await page.waitForTimeout(2000);
    expect(counts.navigations).toBeLessThanOrEqual(5);
    await signInHere(page);
    expect(new URL(page.url()).search).toBe('?page=3');
  },
);

test('after a time-out the same user finds their work again, another user does not', async ({ page }) => {
  await signIn(page, product.url);
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await expect(page).toHaveURL(/\/order\//);
  const { pathname } = new URL(page.url());
  await comparisonShown(page);
  await pins(page, false).first().click();
  await expect(pins(page, true)).toHaveCount(1);
  await idle(page);
  await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  await page.getByPlaceholder('Enter IC# to add new card...').fill('2656037');
  await page.keyboard.press('Enter');
  await expectTimedOut(page);

  await signInHere(page, 'operations@specai.test');
  await expect(person(page)).not.toContainText('Dana');
  expect(new URL(page.url()).pathname).toBe(pathname);
  await expect(page.getByRole('heading', { name: /^Job Number/ })).toBeVisible();
  await comparisonShown(page);
  await expect(pins(page, true)).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out' }).click();

  await signInHere(page);
  await page.goto(product.url + pathname);
  await expect(pins(page, true)).toHaveCount(1);
});

exhaustive('an active user stays signed in past the idle limit', async ({ page }) => {
  await signIn(page, product.url);
  const counts = countsOf(page);
  for (let turned = 2; turned <= 7; turned += 1) {
    await page.waitForTimeout(4000);
    await page.getByRole('button', { name: 'Next', exact: false }).click();
    await expect(page).toHaveURL(new RegExp(`page=${turned}`));
    await expect(page.getByText(new RegExp(`Showing ${turned * 6 - 5}-`))).toBeVisible();
  }
  expect(counts).toEqual({ logouts: 0, navigations: 0 });
});
