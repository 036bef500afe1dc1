import { chromium, type Page } from 'playwright';
import { expect } from 'playwright/test';
import { productUrl, signInHere } from '../../test/browser/signIn';
import startServer from '../../test/browser/startServer';
import { buildProduct } from '../build';
import { findBrowser } from '../findBrowser.mjs';

/** What a person does while recording, after signing in. */
export type Session = (page: Page) => Promise<void>;

async function recordHere(session: Session, file: string): Promise<void> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(new URL('/?record', productUrl()).href);
    await signInHere(page);
    await session(page);
    await expect(page.getByRole('complementary', { name: 'Recording' })).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+Shift+Period')]);
    await download.saveAs(file);
  } finally {
    await browser.close();
  }
}

/** Records a session into a file: on a product of its own, so that what one session writes is not in another. */
export async function record(session: Session, file: string): Promise<void> {
  await buildProduct();
  const stopServer = await startServer();
  try {
    await recordHere(session, file);
  } finally {
    await stopServer();
  }
}
