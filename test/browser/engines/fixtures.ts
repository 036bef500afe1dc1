import { expect, test as base, type Browser, type Locator, type Page } from 'playwright/test';
import { productUrl, SAMPLE_PASSWORD } from '../signIn';
import type { Engine, EngineName } from './engines';
import type { Screen } from './screen';
import { openSession, startDriver, type Driver } from './webkitGtk/driver';
import { gtkScreen } from './webkitGtk/gtkScreen';

export interface OfWorker {
  engineName: EngineName;
  engine: Engine;
  launched: Browser | null;
  driver: Driver | null;
}

type Send = (method: string, params?: object) => Promise<unknown>;

/** Playwright emulates a color scheme in every page, which Firefox ESR 153 cannot: that one command does nothing. */
function withoutMediaEmulation(browser: Browser): void {
  const { _connection } = browser as unknown as {
    _connection: { toImpl: (of: Browser) => { _browserSession: { send: Send } } };
  };
  const session = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession) as { send: Send };
  const { send } = session;
  session.send = async function (this: unknown, method, params) {
    return method === 'emulation.setMediaFeaturesOverride' ? {} : send.call(this, method, params);
  };
}

/** Milliseconds between two keys: slower than a hand scanner. */
const KEY_MS = 60;

/** Over BiDi, Playwright fills a field by a script, which React ignores. People type. */
function fillByKeys(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  locators.fill = async function (this: Locator, text) {
    await this.press('ControlOrMeta+a');
    await this.press('Delete');
    await this.pressSequentially(text, { delay: KEY_MS });
  };
}

const DESK = { width: 1440, height: 900 };

/** Tests with a screen of the project's engine, whoever drives it. What the page reports as an error fails them. */
export const test = base.extend<{ app: Screen }, OfWorker>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  engine: [{ way: 'playwright' }, { scope: 'worker', option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = engine.way === 'gtk' ? await startDriver(engine.driver) : null;
      await use(driver);
      driver?.stop();
    },
    { scope: 'worker' },
  ],
  launched: [
    async ({ engine, engineName, playwright, launchOptions }, use) => {
      const browser = engine.way === 'gtk' ? null : await playwright[engineName].launch(launchOptions);
      if (browser && engine.way === 'bidi') withoutMediaEmulation(browser);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ engine, driver, launched }, use, testInfo) => {
    const picture = testInfo.outputPath('screen.png');
    let faults: readonly string[] = [];
    if (engine.way === 'gtk' && driver) {
      const command = await openSession(driver, engine.browser);
      const screen = gtkScreen(command);
      await screen.setViewportSize(DESK);
      await use(screen);
      faults = await screen.faults();
      await screen.screenshot({ path: picture });
      await command('DELETE', '');
    } else if (launched) {
      const page = await launched.newPage({ viewport: DESK });
      if (engine.way === 'bidi') fillByKeys(page);
      const reported: string[] = [];
      page.on('pageerror', ({ message }) => reported.push(message));
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) reported.push(message.text());
      });
      await use(page);
      // A screenshot adds styles, which the policy of the page refuses.
      faults = [...reported];
      await page.screenshot({ path: picture, caret: 'initial' });
      await page.close();
    }
    expect(faults).toEqual([]);
  },
});

export async function signIn(screen: Screen, path = '/', email = 'sales@specai.test'): Promise<void> {
  await open(screen, path);
  await screen.getByRole('button', { name: /sign in/i }).click();
  await screen.getByLabel('Email').fill(email);
  await screen.getByLabel('Password').fill(SAMPLE_PASSWORD);
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
  await screen.getByRole('button', { name: /log ?out/i }).waitFor();
}

export const open = (screen: Screen, path: string): Promise<unknown> => screen.goto(new URL(path, productUrl()).href);
