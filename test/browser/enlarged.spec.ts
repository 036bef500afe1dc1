import { expect } from 'playwright/test';
import { exhaustive } from './rings';
import { screens } from './screens';
import { startSignedIn } from './startSignedIn';
import { faultsOfScreens } from './windows';

/** A desk of 1280 by 1024 px at 200 %, 300 % and 400 %. */
const ENLARGED = [
  { width: 640, height: 512 },
  { width: 427, height: 341 },
  { width: 320, height: 256 },
];

/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const main = screens.filter(({ name }) => /^(orders|comparison|unit|inventory|reserved)$/.test(name));

exhaustive('the main screens hold at 200 to 400 %', async ({ page }) => {
  await startSignedIn(page);
  expect(await faultsOfScreens(page, main, ENLARGED)).toEqual([]);
});

exhaustive('the main screens hold with wider text spacing', async ({ page }) => {
  await startSignedIn(page);
  const spaced = main.map(({ name, open }) => ({
    name,
    open: async () => {
      await open(page);
      await page.evaluate((style) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        document.adoptedStyleSheets = [sheet];
      }, SPACING);
      expect(await page.locator('main').evaluate((element) => getComputedStyle(element).letterSpacing)).not.toBe(
        'normal',
      );
    },
  }));
  const windows = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];
  expect(await faultsOfScreens(page, spaced, windows)).toEqual([]);
});
