import { expect, test, type Page } from 'playwright/test';
import type { Contention } from '../../src/contract/matching/contention';
import { comparisonShown, openComparison } from './screens';
import { productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';

interface Job {
  id: string;
  job: string;
}

/** The server says that every unit is the best for this order, whatever it found: how orders are judged has its own tests. */
async function allAreBestFor(page: Page, { id, job }: Job): Promise<void> {
  await page.route('**/api/contention/**', async (route) => {
    const serials = new URL(route.request().url()).searchParams.get('serials')?.split(',') ?? [];
    const fit_class = 'Fits' as const;
    const fallback = { serial: '40119035', fit_class, match_score: 0.91, margin: 12_300 };
    const order = {
      id,
      job_number: job,
      customer_name: 'City of Tempe',
      request_date: '2026-12-04',
      fit_class,
      match_score: 0.97,
    };
    const json: Contention = {
      units: serials.map((serial) => ({
        serial,
        count: 1,
        orders: [{ ...order, fallback, is_fallback_pending: false }],
      })),
      is_judging: false,
    };
    await route.fulfill({ json });
  });
}

/** An order of the list. */
async function aJob(page: Page): Promise<Job> {
  const card = page.getByRole('article').nth(1);
  const href = (await card.getByRole('link', { name: 'Compare Units' }).getAttribute('href')) ?? '';
  const [job = ''] = await card.getByText(/^J\d+$/).allInnerTexts();
  return { id: href.split('/').at(-1) ?? '', job };
}

test('a unit that another order needs says so on its card, and leads to that order', async ({ page }) => {
  await startSignedIn(page);
  await page.getByText(/^Showing 1-6 of/).waitFor();
  const other = await aJob(page);
  await allAreBestFor(page, other);
  await openComparison(page);
  const mark = page.getByRole('button', { name: 'Best for 1 other order' }).first();
  await mark.click();
  const told = page.getByRole('dialog', { name: /^Orders that unit/ });
  await expect(told).toContainText('Due 4 December 2026 · Fits, 97%');
  await expect(told).toContainText('Falls back to unit 40119035 · Fits, 91% · margin $12,300');
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
  await mark.click();
  await told.getByRole('link', { name: `Job ${other.job}` }).click();
  await comparisonShown(page);
  await expect(page).toHaveURL(`${productUrl()}/order/${other.id}`);
  await expect(page.getByRole('heading', { name: `Job Number: ${other.job}` })).toBeVisible();
});

test('the question whether to reserve a unit says above its buttons who else needs it', async ({ page }) => {
  await startSignedIn(page);
  await page.getByText(/^Showing 1-6 of/).waitFor();
  await allAreBestFor(page, await aJob(page));
  await openComparison(page);
  const answered = page.waitForResponse('**/api/contention/**');
  await page
    .getByRole('button', { name: /^Reserve unit/ })
    .first()
    .click();
  expect(new URL((await answered).url()).searchParams.get('serials')).toMatch(/^\d+$/);
  const question = page.getByRole('dialog', { name: /^Reserve unit/ });
  const warning = await question.getByText('Best for 1 other order').boundingBox();
  const button = await question.getByRole('button', { name: 'Reserve' }).boundingBox();
  expect(warning?.y ?? Infinity).toBeLessThan(button?.y ?? 0);
  await expect(question.getByRole('link', { name: /^Job J/ })).toBeInViewport();
});

test('the real server answers for every unit of a list, and a failure of it costs no screen', async ({ page }) => {
  await startSignedIn(page);
  const answered = page.waitForResponse('**/api/contention/**');
  await openComparison(page);
  expect((await answered).status()).toBe(200);
  await page.route('**/api/contention/**', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByRole('button', { name: /^Reserve unit/ })).toHaveCount(3);
  await expect(page.getByText(/^Best for/)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /error|failed/i })).toHaveCount(0);
});
