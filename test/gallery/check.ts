import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import * as z from 'zod';
import { findBrowser } from '../../scripts/findBrowser.mjs';
import { expectAccessible } from '../browser/accessible';

const ORIGIN = 'http://gallery.test';
const PAGES_AT_ONCE = 4;
/** How long a story may take to be there, ms. */
const PATIENCE_MS = 20_000;

const indexSchema = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) });

function storiesOf(folder: string): string[] {
  const { entries } = indexSchema.parse(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')));
  return Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []));
}

/** Serves the gallery's files without a server; a request to any other host is a complaint. */
async function serve(context: BrowserContext, folder: string, complain: (what: string) => void): Promise<void> {
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin === ORIGIN) return route.fulfill({ path: path.join(folder, pathname) });
    complain(`asks ${origin}${pathname}`);
    return route.abort();
  });
}

async function expectStory(page: Page, id: string): Promise<void> {
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`, {
    waitUntil: 'networkidle',
  });
  await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor();
  if (await page.locator('body.sb-show-errordisplay').count()) throw new Error('It does not render.');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await expectAccessible(page);
  }
}

/** Every story of a built gallery in both themes, in a real browser. @returns what is wrong, one text each. */
export async function checkGallery(folder: string): Promise<string[]> {
  const wrong: string[] = [];
  const stories = storiesOf(folder);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  context.setDefaultTimeout(PATIENCE_MS);
  await serve(context, folder, (what) => wrong.push(what));
  const worker = async () => {
    const page = await context.newPage();
    for (let story = stories.pop(); story; story = stories.pop()) {
      await expectStory(page, story).catch((error: unknown) => wrong.push(`${story}: ${String(error)}`));
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker));
  await browser.close();
  return wrong;
}
