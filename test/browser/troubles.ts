import { expect, type Page } from 'playwright/test';
import { paths } from '../../src/contract/paths';
import { openComparison, openOrders, openUnit } from './screens';
import type { Screen } from './seeded/screen';
import { productUrl } from './signIn';

/** The calls whose path begins so. */
const calls = (path: string) => (url: URL) => url.pathname.startsWith(path);
const ORDER = /\/api\/orders\/\d+$/;

/** The server does not answer until the screen is closed. */
const hold = (page: Page, which: Parameters<Page['route']>[0]) => page.route(which, () => undefined);

/** The server answers that it cannot. */
const refuse = (page: Page, which: Parameters<Page['route']>[0]) =>
  page.route(which, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { title: 'Service Unavailable', status: 503, detail: 'The database cannot be reached.' },
    }),
  );

const go = (page: Page, path: string) => page.goto(productUrl() + path);
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first().waitFor();

const openOrder = (page: Page) => go(page, '/order/10150');

/** Screens while they load, where a call failed, and where they ask for confirmation. */
const states: readonly Screen[] = [
  {
    name: 'app-loading',
    open: async (page) => {
      await hold(page, (url) => url.pathname.startsWith('/assets/signed-in.'));
      await page.goto(`${productUrl()}/`, { waitUntil: 'commit' });
      await page.getByText('Loading SpecAI...').waitFor();
    },
  },
  {
    name: 'app-failed',
    open: async (page) => {
      await page.route('**/assets/signed-in.*.js', (route) => route.abort());
      await go(page, '/');
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    },
  },
  {
    name: 'orders-loading',
    open: async (page) => {
      await hold(page, (url) => url.pathname === paths.orders);
      await go(page, '/');
      await page.getByText('Loading orders...').waitFor();
    },
  },
  {
    name: 'orders-failed',
    open: async (page) => {
      await refuse(page, (url) => url.pathname === paths.orders);
      await go(page, '/');
      await tryAgain(page);
    },
  },
  {
    name: 'orders-offline',
    open: async (page) => {
      const connection = page.waitForResponse(/\/assets\/connection\./);
      await openOrders(page);
      await connection;
      await page.context().setOffline(true);
      await page.getByText('What is on screen stays').waitFor();
    },
  },
  {
    name: 'order-loading',
    open: async (page) => {
      await hold(page, ORDER);
      await openOrder(page);
      await page.getByText('Loading order').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'order-failed',
    open: async (page) => {
      await refuse(page, ORDER);
      await openOrder(page);
      await tryAgain(page);
    },
  },
  {
    name: 'units-loading',
    open: async (page) => {
      await hold(page, calls(paths.recommendations));
      await openOrder(page);
      await page.getByRole('heading', { name: 'Requirement' }).waitFor();
    },
  },
  {
    name: 'units-failed',
    open: async (page) => {
      await refuse(page, calls(paths.recommendations));
      await openOrder(page);
      await tryAgain(page);
    },
  },
  {
    name: 'unit-loading',
    open: async (page) => {
      await hold(page, calls(paths.inventoryByCode('')));
      await go(page, '/unit/847119215');
      await page.getByText('Loading unit details...').waitFor();
    },
  },
  {
    name: 'unit-leaving',
    open: async (page) => {
      await openUnit(page);
      await page.getByRole('switch').first().click();
      await page.getByRole('link', { name: 'Open Orders' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    close: (page) => page.getByRole('button', { name: 'Leave' }).click(),
  },
  {
    name: 'inventory-loading',
    open: async (page) => {
      await hold(page, calls(paths.inventory));
      await go(page, '/inventory');
      await page.getByText('Loading units...').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'inventory-failed',
    open: async (page) => {
      await refuse(page, calls(paths.inventory));
      await go(page, '/inventory');
      await tryAgain(page);
    },
  },
  {
    name: 'overview-loading',
    open: async (page) => {
      await hold(page, calls(paths.overview));
      await go(page, '/overview');
      await page.getByText('Loading the overview...').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'overview-failed',
    open: async (page) => {
      await refuse(page, calls(paths.overview));
      await go(page, '/overview');
      await tryAgain(page);
    },
  },
  {
    name: 'reserved-loading',
    open: async (page) => {
      await hold(page, calls(paths.reservations));
      await go(page, '/reserved');
      await page.getByText('Loading reserved transformers...').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'reserved-failed',
    open: async (page) => {
      await refuse(page, calls(paths.reservations));
      await go(page, '/reserved');
      await tryAgain(page);
    },
  },
  {
    name: 'reserved-empty',
    open: async (page) => {
      await go(page, '/reserved?search=nothing%20like%20this');
      await page.getByText('No reserved transformers found').waitFor();
    },
  },
  {
    name: 'release',
    open: async (page) => {
      await go(page, '/reserved');
      await page
        .getByRole('button', { name: /^Release unit/, disabled: false })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'notification',
    open: async (page) => {
      await openComparison(page);
      await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
      await page.getByPlaceholder('Enter IC# to add new card...').fill('no-such-unit');
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Notifications (F8)' }).locator('[data-tone]').waitFor();
    },
  },
];

/** Begins with an app that knows nothing of the last trouble, and gives the server and the network back. */
export const troubles: readonly Screen[] = states.map((state) => ({
  ...state,
  open: async (page) => {
    // Any page that is not the app's.
    await page.goto(`${productUrl()}/readyz`);
    await state.open(page);
  },
  close: async (page) => {
    await state.close?.(page);
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
}));

/** A message, a line across the page, two dialogs and a notification: what large fonts fill first. */
export const wordyTroubles = troubles.filter(({ name }) =>
  ['orders-failed', 'orders-offline', 'unit-leaving', 'release', 'notification'].includes(name),
);
