import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright/test';

export type ThirdPartyCookies = 'allowed' | 'blocked';

/** Preferences of a profile. The default depends on Chromium's version, build and mode. */
const ALLOWED = { profile: { block_third_party_cookies: false, cookie_controls_mode: 0 } };

export async function withCookiesAllowed(options: LaunchOptions, use: (browser: Browser) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'chromium-'));
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(ALLOWED));
  const profile = await chromium.launchPersistentContext(folder, options);
  const browser = profile.browser();
  if (browser === null) throw new Error('Chromium has no browser beside its profile.');
  await use(browser);
  await profile.close();
  await rm(folder, { recursive: true });
}

/** Blocks third-party cookies in this page from its next navigation on, as Safari and Firefox do by default. */
export async function blockThirdPartyCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Older releases of Chromium require all three.
  const controls = {
    enableThirdPartyCookieRestriction: true,
    disableThirdPartyCookieMetadata: true,
    disableThirdPartyCookieHeuristics: true,
  };
  await session.send('Network.setCookieControls', controls);
}

export async function frameCookies(page: Page, url: string): Promise<ThirdPartyCookies> {
  const requested = page.waitForRequest(url);
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src, hidden: true });
    document.body.append(frame);
  }, url);
  const cookie = await (await requested).headerValue('cookie');
  return cookie === null ? 'blocked' : 'allowed';
}
