import { expect, test } from 'playwright/test';
import { extent } from '../support/extent';
import { complaintsOf, productUrl, signIn } from './signIn';

const OVER = 'Session timed out afer 15 minutes of inactivity';

const refusals = [
  { status: 401, contentType: 'application/problem+json', body: '{"title":"Unauthorized","status":401}' },
  { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' },
  { status: 401, body: '' },
  { status: 403, contentType: 'application/json', body: '{' },
  { status: 401, contentType: 'text/html', body: '' },
];

/** `test/web/failures` refuses each call of every screen. */
const places = ['/?page=2', '/order/10001?from=link'];
const allPlaces = [...places, '/reserved', '/unit/847119215'];

for (const path of extent(allPlaces, places)) {
  test(`calls of ${path} that are refused together lead to one message and one logout, without a loop`, async ({
    page,
  }) => {
    await signIn(page);
    // A late call of the first screen would be refused too.
    await page.goto('about:blank');
    let refused = 0;
    await page.route('**/api/**', (route) => route.fulfill(refusals[refused++ % refusals.length]));
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requested.push(request.url());
    });
    const isLogout = (url: string) => url.includes('/oidc/session/end?');
    const isProvider = (url: string) => url.includes('/oidc/');
    const hasReturned = () => requested.slice(requested.findIndex(isProvider)).some((url) => !isProvider(url));
    const complaints = complaintsOf(page);
    await page.goto(productUrl() + path);
    await expect.poll(() => requested.some(isLogout) && hasReturned()).toBe(true);
    await expect(page.getByRole('heading', { name: 'Sign in to SpecAI' })).toBeVisible();
    await expect(page.getByText('Authentication Error')).toHaveCount(1);
    await expect(page.getByText(OVER)).toHaveCount(2);
    expect(page.url()).toBe(productUrl() + path);
    const settled = requested.length;
    await page.waitForTimeout(3000);
    expect(requested.filter(isLogout)).toHaveLength(1);
    expect(requested).toHaveLength(settled);
    await expect(page.getByRole('heading', { name: 'Sign in to SpecAI' })).toBeVisible();
    expect(complaints.filter((each) => !each.includes('Failed to load resource'))).toEqual([]);
  });
}
