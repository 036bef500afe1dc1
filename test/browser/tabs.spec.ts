import { expect, test, type Page, type Response } from 'playwright/test';
import { exhaustive } from './rings';
import { comparisonShown } from './screens';
import { complaintsOf, productUrl, signIn, signInHere } from './signIn';

const CARDS = 6;
const serialsRequestedBy = (response: Response): number =>
  new URL(response.url()).searchParams.get('serials')?.split(',').length ?? 0;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const orderPath = async (page: Page) => {
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await expect(page).toHaveURL(/\/order\//);
  return new URL(page.url()).pathname;
};
const retained = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token|account|specai\.(auth|comparison)/.test(key)));

async function secondTab(first: Page, path: string): Promise<Page> {
  const second = await first.context().newPage();
  await second.goto(productUrl() + path);
  await expect(second.getByRole('button', { name: 'Log out' })).toBeVisible();
  return second;
}

test('logging out in one tab ends the session in the others without an error', async ({ page }) => {
  await signIn(page, '/');
  const other = await secondTab(page, '/');
  // Waits for late requests before the logout: those of the order, and the contention for the table's units.
  const late = [/\/api\/audit\//, /\/owner$/, /\/orders\/\d+\/inquiries$/].map((url) => other.waitForResponse(url));
  await orderPath(other);
  await comparisonShown(other);
  const contention = other.waitForResponse((response) => serialsRequestedBy(response) > CARDS);
  await other.getByText('Table', { exact: true }).click();
  await Promise.all([contention, ...late]);
  await expect.poll(async () => (await retained(other)).some((key) => key.startsWith('specai.comparison'))).toBe(true);
  const complaints = complaintsOf(other);
  const requested: string[] = [];
  other.on('request', (request) => requested.push(request.url()));

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByText('Your session ended in another tab. Sign in to go on.')).toBeVisible();
  await expect(title(page, 'Sign in to SpecAI')).toBeVisible();
  await expect(title(other, 'Sign in to SpecAI')).toBeVisible();
  expect(await retained(other)).toEqual([]);
  // Pictures may still be loading.
  expect(requested.filter((url) => /logout|oidc|\/api\/(?!files\/)/.test(url))).toEqual([]);
  await expect(other.locator('[role="alert"], [aria-live="assertive"] > *')).toHaveCount(0);
  expect(complaints).toEqual([]);

  await other.reload();
  await expect(title(other, 'Sign in to SpecAI')).toBeVisible();
});

exhaustive(
  'a new tab is signed in at its address without a press, as long as another tab is, and never one whose person logged out',
  async ({ page }) => {
    await signIn(page, '/');
    const path = await orderPath(page);
    const joined = await page.context().newPage();
    const complaints = complaintsOf(joined);
    await joined.goto(`${productUrl()}${path}?sort=price`);
    await comparisonShown(joined);
    await expect(joined).toHaveURL(`${productUrl()}${path}?sort=price`);
    expect(complaints).toEqual([]);

    await joined.getByRole('button', { name: 'Log out' }).click();
    await expect(title(joined, 'Sign in to SpecAI')).toBeVisible();
    await expect(title(page, 'Sign in to SpecAI')).toBeVisible();
    await signInHere(page);
    await joined.reload();
    await expect(title(joined, 'Sign in to SpecAI')).toBeVisible();
  },
);

exhaustive(
  "a new tab shows the sign-in screen without an error if the other tab's session has ended at the provider",
  async ({ page }) => {
    await signIn(page, '/');
    await page.context().clearCookies();
    const late = await page.context().newPage();
    const complaints = complaintsOf(late);
    const requested = late.waitForRequest((request) => new URL(request.url()).searchParams.get('prompt') === 'none');
    await late.goto(productUrl());
    await requested;
    await expect(title(late, 'Sign in to SpecAI')).toBeVisible();
    await expect(late.locator('[role="alert"], [aria-live="assertive"] > *')).toHaveCount(0);
    expect(complaints).toEqual([]);
    await late.getByRole('button', { name: /sign in/i }).click();
    await expect(late.getByLabel('Password')).toBeVisible();
  },
);
