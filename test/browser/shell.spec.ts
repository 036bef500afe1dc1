import { expect, test, type Page } from 'playwright/test';
import { extent } from '../support/extent';
import { holdRequests } from './holdRequests';
import { expectAccessible } from './accessible';
import { press, shortcutsThere } from './byKeyboard';
import { exhaustive } from './rings';
import { comparisonShown } from './screens';
import { complaintsOf, productUrl, signIn } from './signIn';
import { startSignedIn } from './startSignedIn';

const ordersShown = (page: Page) => page.getByText(/^Showing 1-6 of \d+ orders$/).waitFor();
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

const NOT_FOUND = '404 Page Not Found';
const NO_ORDER = 'Error loading order: There is no such order.';
const NO_UNIT = 'Unit not found';

const TOO_LONG = 'Error loading order: A part of the address is too long: it may have up to 200 characters.';
const addresses = [
  ['/nowhere/at/all', NOT_FOUND],
  ['/order/10001/more', NOT_FOUND],
  ['/%', NOT_FOUND],
  ['//evil.com/order/10001', NOT_FOUND],
  ['/%5Cevil.com', NOT_FOUND],
  ['//', 'Open Orders'],
  ['/order/%00', NO_ORDER],
  ['/order/__proto__', NO_ORDER],
  [`/order/${'1'.repeat(10_000)}`, TOO_LONG],
  ['/order/10001/', 'Job Number: J58811'],
  ['/order/10001?page=%zz&order=%00', 'Job Number: J58811'],
  ['/unit/%2F..', NO_UNIT],
  ['/unit/%ff', NO_UNIT],
  [`/unit/${'1'.repeat(10_000)}`, NO_UNIT],
  ['/reserved?page=1e99&search=%zz%00', 'Reserved Transformers'],
  ['/?page=-1&status=%zz&search=%00', 'Open Orders'],
  ['/notes', 'No notes provided.'],
  ['/notes?notes=%3C/pre%3E%3Cscript%3Ewindow.xss=1%3C/script%3E', '</pre><script>window.xss=1</script>'],
  [`/notes?notes=${'n'.repeat(16_000)}`, 'n'.repeat(16_000)],
] as const;

const moreAddresses = [
  ['/order/%zz', NO_ORDER],
  ['/unit/%00', NO_UNIT],
  ['/notes?notes=%zz', '%zz'],
  ['/notes?notes=one&notes=two', 'one'],
  ['/notes?notes=a+b%2Bc%20d', 'a b+c d'],
  ['/order/', NOT_FOUND],
  ['/unit/', NOT_FOUND],
  ['/index.html', NOT_FOUND],
  ['/a%2Fb', NOT_FOUND],
  ['//evil.com', NOT_FOUND],
  ['//evil.com/..', 'Open Orders'],
  ['/order/%E0%A4%A', NO_ORDER],
  ['/order/%20', NO_ORDER],
  ['/order/constructor', NO_ORDER],
  ['/order/-1', NO_ORDER],
  ['/order/1e4', NO_ORDER],
  ['/order/%F0%9F%98%80', NO_ORDER],
  ['/order/10001#anywhere', 'Job Number: J58811'],
  ['/unit/..%2F..%2Fapi', NO_UNIT],
  ['/unit/constructor', NO_UNIT],
  ['/reserved/', 'Reserved Transformers'],
  ['/notes/', 'No notes provided.'],
  ['/notes?notes=', 'No notes provided.'],
  ['/notes?notes=%20%0A', 'No notes provided.'],
] as const;

test('every address shows its screen, an unknown one the page that says so', async ({ page }) => {
  await startSignedIn(page);
  for (const [address, text] of extent([...addresses, ...moreAddresses], [...addresses])) {
    await test.step(address.slice(0, 60), async () => {
      await page.goto(productUrl() + address);
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(productUrl());
      expect(await page.title()).toMatch(/^.+ · SpecAI$/);
    });
  }
  expect(await page.evaluate(() => 'xss' in window)).toBe(false);
});

exhaustive('an address that names another site stays on this site through the sign-in', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, `${productUrl()}//evil.com/order/10001`);
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(productUrl());
  await press(page, page.getByRole('link', { name: 'Back to Open Orders' }));
  await ordersShown(page);
  expect(page.url()).toBe(`${productUrl()}/`);
  expect(complaints).toEqual([]);
});

for (const [what, viewport] of [
  ['a desk', { width: 1440, height: 600 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`at ${what}`, () => {
    test.use({ viewport });

    exhaustive('a new screen starts at its top, and Back restores the scroll position', async ({ page }) => {
      await startSignedIn(page);
      await ordersShown(page);
      const link = page.getByRole('link', { name: 'Compare Units' }).last();
      const inList = link.evaluate(
        (node) => new Promise<number>((resolve) => node.addEventListener('click', () => resolve(window.scrollY))),
      );
      await link.click();
      expect(await inList).toBeGreaterThan(100);
      await page.getByRole('heading', { name: 'Requirement' }).waitFor();
      expect(await scrolled(page)).toBe(0);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveTitle(/^Job Number: .+ · SpecAI$/);

      await page.getByRole('link', { name: 'Unit Details of' }).first().click();
      await page
        .getByRole('heading', { name: /^Unit / })
        .first()
        .waitFor();
      expect(await scrolled(page)).toBe(0);
      await page.goBack();
      await page.getByRole('heading', { name: 'Requirement' }).waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      await ordersShown(page);
      await expect.poll(() => scrolled(page)).toBe(await inList);
      await expect(page).toHaveTitle('Open Orders · SpecAI');
    });
  });
}

exhaustive('the skip link leaves the address and the history unchanged', async ({ page }) => {
  await startSignedIn(page);
  await ordersShown(page);
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await comparisonShown(page);
  const address = page.url();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.reload();
  await press(page, page.getByRole('link', { name: 'Skip to main content' }));
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(address);
  await comparisonShown(page);
  for (const path of [`/api${new URL(address).pathname.replace('order', 'orders')}`, '/api/orders/recommendations/'])
    expect(requested.filter((each) => each === path)).toHaveLength(1);
  await press(page, page.getByRole('button', { name: 'Back' }));
  await ordersShown(page);
});

exhaustive('the app shows that it is loading until it is there, and requests the orders once', async ({ page }) => {
  await startSignedIn(page);
  const answer = await holdRequests(page, '**/assets/signed-in.*.js');
  let lists = 0;
  page.on('request', (request) => (lists += request.url().includes('/api/orders/?') ? 1 : 0));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Loading SpecAI...')).toBeVisible();
  answer();
  await ordersShown(page);
  expect(lists).toBe(1);
});

exhaustive(
  'a reload leads from the words of the page to its screen, with no fallback of the app between',
  async ({ page }) => {
    await startSignedIn(page);
    await ordersShown(page);
    await page.addInitScript(() => {
      const said = new Set<Element>();
      const listen = () => {
        for (const each of document.querySelectorAll('#root [role=status]'))
          if (/^Loading( SpecAI\.\.\.)?$/.test(each.textContent.trim())) said.add(each);
      };
      new MutationObserver(listen).observe(document, { childList: true, subtree: true });
      Object.assign(window, { said });
    });
    for (const address of ['/', '/order/10001', '/reserved']) {
      await page.goto(productUrl() + address);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      expect(await page.evaluate(() => (window as unknown as { said: Set<Element> }).said.size)).toBe(1);
    }
  },
);

const TEXTS = [
  'Something went wrong',
  'A part of SpecAI could not be loaded. The server may be in the middle of an update.',
  'Please try refreshing the page, or contact support if the problem persists.',
];

exhaustive('an app that fails to load shows an error and can be reloaded', async ({ page }) => {
  await startSignedIn(page);
  await ordersShown(page);
  await page.route('**/assets/signed-in.*.js', (route) => route.abort());
  await page.reload();
  for (const text of TEXTS) await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused();
  await expect(page).toHaveTitle('Something went wrong · SpecAI');
  await page.unroute('**/assets/signed-in.*.js');
  await press(page, page.getByRole('button', { name: 'Reload' }));
  await ordersShown(page);
});

test('a screen that fails to load leaves the header and the way home', async ({ page }) => {
  await startSignedIn(page);
  await ordersShown(page);
  await page.route('**/assets/comparison.*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  for (const text of TEXTS) await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Back to Open Orders' }));
  await ordersShown(page);
  expect(page.url()).toBe(`${productUrl()}/`);
});

exhaustive('notes open in a separate window in which the user stays signed in', async ({ page }) => {
  await startSignedIn(page);
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View Notes' }).click();
  const popup = await opened;
  const complaints = complaintsOf(popup);
  await expect(popup.getByRole('heading', { name: 'Notes' })).toBeVisible();
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([800, 600]);
  expect(new URL(popup.url()).pathname).toBe('/notes');
  expect(complaints).toEqual([]);
});

exhaustive('the header fits every width from 320 to 2560 px, with all its entries in the window', async ({ page }) => {
  await startSignedIn(page);
  await shortcutsThere(page);
  const cut = () =>
    page.getByRole('banner').evaluate((header) => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const isCut = (control: Element) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width === 0 || left < 0 || right > clientWidth;
      };
      const names = [...header.querySelectorAll('a, button')].filter(isCut).map(({ textContent }) => textContent);
      return scrollWidth > clientWidth ? [...names, `${scrollWidth - clientWidth} px too wide`] : names;
    });
  for (const width of [
    320, 360, 390, 480, 640, 641, 700, 768, 769, 800, 900, 1024, 1056, 1057, 1280, 1440, 1920, 2560,
  ]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await cut()]).toEqual([width, []]);
  }
});
