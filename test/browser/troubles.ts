import { expect, type Locator, type Page } from 'playwright/test';
import { paths } from '../../src/contract/paths';
import { openComparison, openOrders, openUnit } from './screens';
import type { Screen } from './seeded/screen';
import { productUrl } from './signIn';

const calls = (path: string) => (url: URL) => url.pathname.startsWith(path);

type Address = Parameters<Page['route']>[0];

const go = (page: Page, path: string) => page.goto(productUrl() + path);

const held = (name: string, address: Address, path: string, shown: (page: Page) => Locator): Screen => ({
  name,
  open: async (page) => {
    await page.route(address, () => undefined);
    await go(page, path);
    await shown(page).waitFor({ state: 'attached' });
  },
});

const refused = (name: string, address: Address, path: string): Screen => ({
  name,
  open: async (page) => {
    const json = { title: 'Service Unavailable', status: 503, detail: 'The database cannot be reached.' };
    await page.route(address, (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', json }));
    await go(page, path);
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
  },
});

const isOrders = (url: URL) => url.pathname === paths.orders;
const ORDER = '/order/10150';

const states: readonly Screen[] = [
  {
    name: 'app-loading',
    open: async (page) => {
      await page.route('**/assets/signed-in.*', () => undefined);
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
  held('orders-loading', isOrders, '/', (page) => page.getByText('Loading orders...')),
  refused('orders-failed', isOrders, '/'),
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
  held('order-loading', /\/api\/orders\/\d+$/, ORDER, (page) => page.getByText('Loading order').first()),
  refused('order-failed', /\/api\/orders\/\d+$/, ORDER),
  held('units-loading', calls(paths.recommendations), ORDER, (page) =>
    page.getByRole('heading', { name: 'Requirement' }),
  ),
  refused('units-failed', calls(paths.recommendations), ORDER),
  held('unit-loading', calls(paths.inventoryByCode('')), '/unit/847119215', (page) =>
    page.getByText('Loading unit details...'),
  ),
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
  held('inventory-loading', calls(paths.inventory), '/inventory', (page) => page.getByText('Loading units...')),
  refused('inventory-failed', calls(paths.inventory), '/inventory'),
  held('overview-loading', calls(paths.overview), '/overview', (page) => page.getByText('Loading the overview...')),
  refused('overview-failed', calls(paths.overview), '/overview'),
  held('reserved-loading', calls(paths.reservations), '/reserved', (page) =>
    page.getByText('Loading reserved transformers...'),
  ),
  refused('reserved-failed', calls(paths.reservations), '/reserved'),
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
