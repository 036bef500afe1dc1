import { expect, test, type Page } from 'playwright/test';
import { translatePage } from '../support/web/translatePage';
import { exhaustive } from './rings';
import { openComparison, openOrders, openUnit, screens } from './screens';
import { complaintsOf, productUrl, signIn } from './signIn';
import { startSignedIn } from './startSignedIn';

const openScreen = async (page: Page, name: string) => screens.find((screen) => screen.name === name)?.open(page);
const translate = (page: Page) => page.evaluate(translatePage, 'replace' as const);

exhaustive('a translated page goes on: it filters, sorts, pages and opens dialogs', async ({ page }) => {
  await startSignedIn(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await openOrders(page);
  await translate(page);
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main).toContainText('Showing 7-12 of');
  await translate(page);
  await main.getByRole('button', { name: /^Advanced Filters/ }).click();
  await main.getByLabel('Salesperson').waitFor();
  await main.getByRole('button', { name: 'View Details' }).first().click();
  await expect(dialog).toBeVisible();
  await translate(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await openScreen(page, 'inventory');
  await translate(page);
  await main.getByRole('checkbox').nth(3).click();
  await main
    .getByRole('button', { name: /^(kVA|IC#)/ })
    .first()
    .click();
  await main.getByRole('rowheader').first().waitFor();
  await translate(page);
  await main.getByRole('button', { name: 'Columns' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');

  await openComparison(page);
  await translate(page);
  await main.getByPlaceholder('Filter inventory results...').fill('nothing reads like this');
  await expect(main).toContainText('No units found matching your criteria.');
  await translate(page);
  await main.getByPlaceholder('Filter inventory results...').fill('');
  await main
    .getByRole('button', { name: /^Reserve unit/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await translate(page);
  await page.keyboard.press('Escape');

  await openScreen(page, 'request');
  await translate(page);
  const request = main.getByLabel('Type or paste what the customer asks for');
  await request.fill('1 x 750 kVA pad 13200GrdY/7620 208Y/120 radial');
  await main.getByRole('article').first().waitFor();
  await translate(page);
  await request.fill('');
  await expect(main.getByRole('article')).toHaveCount(0);

  await openScreen(page, 'estimates');
  await translate(page);
  await main.getByRole('button', { name: 'Version 2' }).first().click();
  await expect(dialog).toBeVisible();
  await translate(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  for (const name of ['reserved', 'overview']) {
    await openScreen(page, name);
    await translate(page);
  }
  await page.getByRole('link', { name: /^My work/ }).click();
  await main.getByRole('heading', { name: 'My work' }).waitFor();
  await translate(page);
  await main.getByRole('link', { name: 'Show done' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Done');
  expect(faults).toEqual([]);
});

exhaustive('a wheel over a number in focus scrolls the page and leaves the number', async ({ page }) => {
  await startSignedIn(page);
  await openUnit(page);
  const numbers = page.locator('input[type=number]:enabled:visible');
  const switches = page.getByRole('switch', { disabled: false, checked: false });
  while ((await numbers.count()) === 0 && (await switches.count()) > 0) await switches.first().click();
  const number = numbers.first();
  await number.fill('1200');
  const box = (await number.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -120);
  await page.mouse.wheel(0, 240);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  await expect(number).toHaveValue('1200');
});

exhaustive('shortcuts are at their place on keyboards of other letters', async ({ page, context }) => {
  await startSignedIn(page);
  await openOrders(page);
  const devtools = await context.newCDPSession(page);
  const press = async (key: string, code: string, modifiers = 0) => {
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await devtools.send('Input.dispatchKeyEvent', { type, key, code, modifiers });
  };
  const CONTROL = 2;
  for (const [key, layout] of Object.entries({ k: 'US', K: 'Caps Lock', л: 'Cyrillic', κ: 'Greek', ל: 'Hebrew' })) {
    await press(key, 'KeyK', CONTROL);
    await expect(page.getByRole('dialog'), layout).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // The next page: ] on a US keyboard.
  await press('ъ', 'BracketRight');
  await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible();
  // German and French keyboards write brackets with AltGr.
  const ALT_GRAPH = 1 + CONTROL;
  await press(']', 'Digit9', ALT_GRAPH);
  await expect(page.getByText(/^Showing 13-18 of/)).toBeVisible();
});

exhaustive('with more contrast, dim texts are as dark as all others', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await page.goto(productUrl());
  const colorOf = (text: string) => page.getByText(text).evaluate((each) => getComputedStyle(each).color);
  await page.getByText('Use your work account.').waitFor();
  expect(await colorOf('Use your work account.')).toBe(await colorOf('Sign in to SpecAI'));
});

test('in forced colors every switch, choice, tab and page shows its state', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await startSignedIn(page);
  const colorsOf = (selector: string, pseudo?: string) =>
    page.locator(selector).evaluateAll(
      (all, part) =>
        all.map((each) => {
          const { backgroundColor, borderTopColor } = getComputedStyle(each, part);
          return `${backgroundColor} ${borderTopColor}`;
        }),
      pseudo,
    );
  // With little motion, too, a color takes a moment to change.
  const expectApart = (on: string, off: string) =>
    expect(async () => {
      const [chosen, others] = [await colorsOf(on), await colorsOf(off)];
      expect([on, chosen.length > 0, others.length > 0]).toEqual([on, true, true]);
      expect([on, chosen.filter((each) => others.includes(each))]).toEqual([on, []]);
    }).toPass();
  await openOrders(page);
  await expectApart('header nav a[aria-current]', 'header nav a:not([aria-current])');
  await expectApart('main nav [aria-current]', 'main nav button:not([aria-current], :disabled)');
  await expectApart('label:has(> input[type=radio]:checked)', 'label:has(> input[type=radio]:not(:checked))');
  await openUnit(page);
  const switches = page.getByRole('switch', { disabled: false });
  if ((await page.getByRole('switch', { checked: true }).count()) === 0) await switches.first().click();
  await expectApart('[role=switch]:checked', '[role=switch]:not(:checked)');
  for (const knob of [...(await colorsOf('[role=switch]', '::after'))])
    expect(knob).not.toMatch(/^(rgba\(0, 0, 0, 0\)|transparent)/);
});

for (const storage of ['localStorage', 'sessionStorage'] as const) {
  exhaustive(`a browser that blocks ${storage} gets a plain message`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }, storage);
    await page.goto(productUrl());
    await expect(page.getByRole('alert')).toContainText('SpecAI cannot store data in this browser');
  });
}

test('SpecAI works without IndexedDB, cookies of scripts and room in the storages', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === localStorage) refuse();
      setItem.call(this, key, value);
    };
  });
  await signIn(page);
  await page.getByText(/^Showing 1-6 of/).waitFor();
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

exhaustive('a wrong clock is named on the sign-in page', async ({ page }) => {
  await page.route(`${productUrl()}/`, async (route) => {
    const response = await route.fetch();
    const tenMinutesAgo = String(Date.now() - 10 * 60_000);
    // The build drops the quotes.
    const body = (await response.text()).replace(/data-served="?\d+"?/, `data-served="${tenMinutesAgo}"`);
    await route.fulfill({ response, body });
  });
  await page.goto(productUrl());
  await expect(page.getByRole('alert')).toContainText('The clock of this device is 10 minutes ahead');
});

test('a browser without scripts shows how to allow them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(productUrl());
  // By its role: texts are not looked for in <noscript>.
  const message = page.getByRole('alert');
  await expect(message).toBeVisible();
  await expect(message).toContainText('SpecAI needs JavaScript, and this browser blocks it.');
  await expect(page.getByText('Loading SpecAI...')).toBeHidden();
  await context.close();
});

exhaustive('SpecAI can be installed', async ({ page, context }) => {
  await page.goto(productUrl());
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, in which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

exhaustive('the icon breaks no policy, on the sign-in page either', async ({ page }) => {
  const complaints = complaintsOf(page);
  const icon = await page.request.get(`${productUrl()}/favicon.svg`);
  expect(await icon.text()).not.toMatch(/<style|style=|<script|<image|url\(/);
  const policies: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.status() === 200)
      policies.push(response.headers()['content-security-policy']);
  });
  await page.goto(productUrl());
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.getByLabel('Email').waitFor();
  expect(policies).toHaveLength(2);
  for (const policy of policies) expect(policy).toMatch(/img-src 'self'/);
  expect(complaints).toEqual([]);
});
