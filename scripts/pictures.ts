import { mkdirSync, rmSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { screens } from '../test/browser/screens';
import { productUrl, signIn } from '../test/browser/signIn';
import startServer from '../test/browser/startServer';
import { troubles } from '../test/browser/troubles';
import { untilStill } from '../test/browser/untilStill';
import { buildProduct } from './build';
import { findBrowser } from './findBrowser.mjs';

const FOLDER = 'docs/pictures';
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Screens with their own layout on a phone. */
const onPhone = ['orders', 'comparison', 'unit', 'reserved', 'inventory', 'inventory-cards', 'overview', 'search'];

async function takePictures(browser: Browser, theme: 'light' | 'dark', size: keyof typeof sizes): Promise<void> {
  const viewport = sizes[size];
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const take = async (name: string) => {
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
    );
    await untilStill(page);
    await page.screenshot({ path: `${FOLDER}/${name}-${theme}${size === 'phone' ? '-phone' : ''}.png` });
  };
  await page.goto(productUrl());
  await page.getByRole('button', { name: /sign in/i }).waitFor();
  await take('sign-in');
  await signIn(page);
  for (const { name, open, close } of [...screens, ...troubles]) {
    if (size === 'phone' && !onPhone.includes(name)) continue;
    await open(page);
    await take(name);
    await close?.(page);
  }
  await context.close();
}

/** npm run pictures: the screens in both themes as PNG files in docs/pictures. */
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const executablePath = await findBrowser();
await buildProduct();
const stopServer = await startServer();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const theme of ['light', 'dark'] as const) {
    await takePictures(browser, theme, 'desk');
    await takePictures(browser, theme, 'phone');
  }
} finally {
  await browser.close();
  await stopServer();
}
