import { expect, test, type Page } from 'playwright/test';
import { startSignedIn } from './startSignedIn';

const lacking = { status: 404, contentType: 'application/problem+json', body: '{}' };

/** As behind a proxy with two servers of two builds: the first request for each file is answered with 404. */
async function alternateBuilds(page: Page): Promise<void> {
  const requested = new Set<string>();
  await page.route(/\/assets\/.*\.(js|css)$/, (route) => {
    const url = route.request().url();
    if (requested.has(url)) return route.fallback();
    requested.add(url);
    return route.fulfill(lacking);
  });
}

test('the page loads while two builds answer in turn; a missing screen reloads the page once and then reports it', async ({
  page,
}) => {
  await alternateBuilds(page);
  await startSignedIn(page);
  await expect(page.getByText('Showing 1-6 of')).toBeVisible();

  await page.route(/\/assets\/overview\./, (route) => route.fulfill(lacking));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('alert')).toContainText('A part of SpecAI could not be loaded.', { timeout: 20_000 });
  expect(loads).toBe(1);

  await page.unroute(/\/assets\/overview\./);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});
