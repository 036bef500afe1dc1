import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { signIn } from '../test/browser/signIn';
import startServer from '../test/browser/startServer';
import { findBrowser } from './findBrowser.mjs';

const FOLDER = 'docs/pictures';

/** npm run pictures: the screens of the running product as PNG files in docs/pictures. */
async function takePictures(page: Page): Promise<void> {
  const picture = (name: string) => page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true });
  await page.goto(process.env.SPECAI_URL ?? '');
  await page.getByRole('button', { name: /sign in/i }).waitFor();
  await picture('sign-in');
  await signIn(page);
  await page.getByText(/^Showing 1-6 of/).waitFor();
  await picture('orders');
  await page
    .getByRole('link', { name: /Compare Units/ })
    .nth(4)
    .click();
  await page.getByText('Best', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await picture('comparison');
}

mkdirSync(FOLDER, { recursive: true });
const executablePath = await findBrowser();
const stopServer = await startServer();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await takePictures(await context.newPage());
} finally {
  await browser.close();
  await stopServer();
}
