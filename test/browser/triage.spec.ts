import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { expectFits, inWalkedLooks } from './looks';
import { exhaustive } from './rings';
import { startSignedIn } from './startSignedIn';
import { exportAs } from './exportAs';

const bar = (page: Page) => page.getByRole('region', { name: 'Urgency and coverage' });
const choice = (page: Page, label: string) =>
  bar(page).getByRole('button', { name: new RegExp(`^${label} · [\\d,]+$`) });
const numberIn = async (place: Locator) => Number((await place.innerText()).replaceAll(/\D/g, ''));
const cards = (page: Page) => page.getByRole('article');

async function openJudged(page: Page, path = '/'): Promise<void> {
  await startSignedIn(page, path);
  await expect(async () => {
    await page.reload();
    await expect(choice(page, 'Overdue')).toBeVisible();
    await expect(bar(page)).not.toContainText('not judged yet', { timeout: 1_000 });
  }).toPass();
}

async function listed(page: Page): Promise<number> {
  const rows = page.locator('[aria-busy]').filter({ has: page.getByRole('article').or(page.getByRole('row')) });
  const none = page.getByText('No orders found');
  await expect(rows.or(none).first()).toHaveAttribute('aria-busy', 'false');
  const text = await page.getByText(/^Showing \d+-\d+ of \d+ orders$/).innerText();
  return Number(/of (\d+) orders/.exec(text)?.[1]);
}

test('each count above the list is a filter that shows as many orders, all of them marked, and they combine', async ({
  page,
}) => {
  await openJudged(page);
  const open = await listed(page);
  for (const [label, mark] of [
    ['Overdue', /^Overdue \d+ days?$/],
    ['Not covered', /^(To be checked|Misses a requirement|No unit fits)$/],
  ] as const) {
    const count = await numberIn(choice(page, label));
    expect(count).toBeGreaterThan(0);
    await choice(page, label).click();
    await expect(choice(page, label)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => listed(page)).toBe(count);
    await expect(cards(page).getByText(mark)).toHaveCount(Math.min(6, count));
  }
  await expect(page).toHaveURL(/due=overdue&coverage=not\+covered&sort=requestDate&direction=asc/);
  await expect(cards(page).getByText(/^Overdue \d+ days?$/)).toHaveCount(await cards(page).count());
  await cards(page).first().getByRole('link', { name: 'Compare Units' }).click();
  await expect(page.getByText('No unit in stock fits this order')).toBeVisible();
  await page.goBack();
  for (const label of ['Overdue', 'Not covered']) await choice(page, label).click();
  await expect.poll(() => listed(page)).toBe(open);
});

exhaustive(
  'the most urgent order is the first by Customer Request Date, and marked in its comparison too',
  async ({ page }) => {
    await startSignedIn(page);
    await page.getByLabel('Sort', { exact: true }).selectOption('Customer Request Date');
    await expect(page).toHaveURL(/\?sort=requestDate&direction=asc$/);
    const dates = cards(page).locator('dt:text-is("Customer Request Date") + dd');
    const shown = async () => (await dates.allInnerTexts()).map((date) => Date.parse(`${date} UTC`));
    await expect(async () => {
      const days = await shown();
      expect(days).toHaveLength(6);
      expect(days).toEqual(days.toSorted((one, other) => one - other));
    }).toPass();
    const mark = cards(page)
      .first()
      .getByText(/^Overdue \d+ days?$/);
    const words = await mark.innerText();
    await cards(page).first().getByRole('link', { name: 'Compare Units' }).click();
    await page.getByRole('heading', { name: /^Job Number/ }).waitFor();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  },
);

exhaustive('filters by urgency count what they leave, survive a reload and go into the export', async ({ page }) => {
  await openJudged(page);
  await page.getByRole('button', { name: /^Advanced Filters/ }).click();
  const coverage = page.getByLabel('Coverage', { exact: true });
  const option = coverage.locator('option[value=work]');
  await expect(option).toHaveText(/^Fits with work · [\d,]+$/);
  const count = await numberIn(option);
  await coverage.selectOption('work');
  await page.getByRole('button', { name: /^Remove filter Coverage/ }).waitFor();
  await expect.poll(() => listed(page)).toBe(count);
  await page.reload();
  await expect.poll(() => listed(page)).toBe(count);
  const download = page.waitForEvent('download');
  await exportAs(page);
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1);
  const mine = page.getByRole('button', { name: /^Mine · [\d,]+$/ });
  const own = await numberIn(mine);
  await mine.click();
  await expect(page).toHaveURL(/\?coverage=work&orders=mine$/);
  await expect(
    own === 0 ? page.getByText('No orders found') : page.getByText(new RegExp(`of ${own} orders$`)),
  ).toBeVisible();
});

inWalkedLooks(() => {
  exhaustive('the marks and filters are accessible and fit', async ({ page }) => {
    await openJudged(page, '/?view=table');
    await expectFits(page);
    await page.getByText('Cards', { exact: true }).click();
    await cards(page).first().waitFor();
    await expectFits(page);
  });
});
