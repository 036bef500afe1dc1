import { expect, test } from 'playwright/test';
import { complaintsOf, productUrl, signIn } from './signIn';

const OVER = 'Session timed out afer 15 minutes of inactivity';

/** By turns, as servers and what stands before them refuse: 401 and 403, with JSON, a page or nothing. */
const refusals = [
  { status: 401, contentType: 'application/problem+json', body: '{"title":"Unauthorized","status":401}' },
  { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' },
  { status: 401, body: '' },
  { status: 403, contentType: 'application/json', body: '{' },
  { status: 401, contentType: 'text/html', body: '' },
];

for (const path of ['/?page=2', '/reserved', '/order/10001?from=link', '/unit/847119215']) {
  test(`calls of ${path} that are refused together lead to one message and one logout, without a loop`, async ({
    page,
  }) => {
    await signIn(page);
    let refused = 0;
    await page.route('**/api/**', (route) => route.fulfill(refusals[refused++ % refusals.length]));
    let logouts = 0;
    let navigations = 0;
    page.on('request', (request) => {
      if (request.url().includes('/oidc/session/end?')) logouts += 1;
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigations += 1;
    });
    const complaints = complaintsOf(page);
    await page.goto(productUrl() + path);
    await expect(page.getByRole('heading', { name: 'Sign in to SpecAI' })).toBeVisible();
    await expect(page.getByText('Authentication Error')).toHaveCount(1);
    await expect(page.getByText(OVER)).toHaveCount(2);
    expect(page.url()).toBe(productUrl() + path);
    await expect.poll(() => logouts).toBe(1);
    const settled = navigations;
    // What does not come cannot be waited for: a loop turns in much less.
    await page.waitForTimeout(3000);
    expect(logouts).toBe(1);
    expect(navigations).toBe(settled);
    await expect(page.getByRole('heading', { name: 'Sign in to SpecAI' })).toBeVisible();
    expect(complaints.filter((each) => !each.includes('Failed to load resource'))).toEqual([]);
  });
}
