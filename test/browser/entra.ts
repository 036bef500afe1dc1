import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';
import { startEntra, type EntraStandIn } from '../support/entra/standIn';
import { PASSWORD, people } from '../support/entra/people';
import { isExhaustive } from '../support/extent';
import { startProduct } from './product';
import { notDeclared, type Declare } from './rings';
import { blockThirdPartyCookies, withCookiesAllowed, type ThirdPartyCookies } from './thirdPartyCookies';

export interface EntraProduct extends Pick<EntraStandIn, 'control'> {
  url: string;
}

type Worker = { entra: EntraProduct & Pick<EntraStandIn, 'chromiumArgs'> };

export async function openTab(context: BrowserContext, cookies: ThirdPartyCookies): Promise<Page> {
  const page = await context.newPage();
  if (cookies === 'blocked') await blockThirdPartyCookies(page);
  return page;
}

export const test = base.extend<{ cookies: ThirdPartyCookies }, Worker>({
  cookies: ['allowed', { option: true }],
  entra: [
    // Playwright reads the required fixtures from the pattern.
    async ({}, use) => {
      const started: EntraStandIn[] = [];
      const product = await startProduct(async (url) => {
        const standIn = await startEntra(url);
        started.push(standIn);
        return standIn.environment;
      });
      for (const { control, chromiumArgs } of started) await use({ url: product.url, control, chromiumArgs });
      await product.stop();
      for (const { stop } of started) await stop();
    },
    { scope: 'worker' },
  ],
  // Complaints of all pages explain rare faults.
  context: async ({ context }, use, testInfo) => {
    const complaints: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    context.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText}`));
    await use(context);
    testInfo.annotations.push(...complaints.map((description) => ({ type: 'console', description })));
  },
  page: async ({ context, cookies }, use) => use(await openTab(context, cookies)),
  browser: [({ launchOptions }, use) => withCookiesAllowed(launchOptions, use), { scope: 'worker' }],
  launchOptions: [
    ({ entra, launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...entra.chromiumArgs] }),
    { scope: 'worker' },
  ],
});

export const exhaustive: Declare<{ cookies: ThirdPartyCookies } & Worker> = isExhaustive ? test : notDeclared;

export const [morgan] = people;

export const signInPage = (page: Page) => page.getByRole('button', { name: 'Sign in with your work account' });

export async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(morgan.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signInAtEntra(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await signInPage(page).click();
  await enterPassword(page);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}
