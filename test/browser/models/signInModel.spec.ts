import { expect, type Page } from 'playwright/test';
import { paths } from '../../../src/contract/paths';
import { messages } from '../../../src/domain/messages';
import { productUrl } from '../signIn';
import { signInModel } from './signInModel';
import type { Implementation } from './journeys';
import { testModel } from './testModel';

const texts = messages.authentication;

const notices = { 'Login failed': texts.login, 'timed out': texts.timeout, 'ended in another tab': texts.elsewhere };

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in with your work account' });
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' });

async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill('sales@specai.test');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function withStatus(page: Page, address: string, status: number, act: () => Promise<void>): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status }));
  await act();
  await page.unroute(address);
}

/** Our server writes the configuration into the page; from any other the app has to ask for it. */
async function withoutConfigInPage(page: Page, act: () => Promise<void>): Promise<void> {
  const isPage = ({ pathname }: URL) => pathname === '/';
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(id="?config"?>)[^<]*/, '$1');
    await route.fulfill({ response, body });
  });
  await act();
  await page.unroute(isPage);
}

const implementation: Implementation<typeof signInModel, Page> = {
  states: {
    signedOut: async (page, { notice }) => {
      await expect(signIn(page)).toBeEnabled();
      const main = page.getByRole('main');
      for (const [name, text] of Object.entries(notices))
        await expect(main.getByText(text)).toHaveCount(name === notice ? 1 : 0);
    },
    atProvider: (page) => expect(page.getByLabel('Password')).toBeVisible(),
    refused: async (page) => {
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('sales@specai.test');
    },
    signedIn: async (page) => {
      await expect(logOut(page)).toBeVisible();
      await expect(page.getByText(/^Showing 1-6 of/)).toBeVisible();
    },
  },
  events: {
    SIGN_IN: (page) => signIn(page).click(),
    SIGN_IN_CUT_OFF: (page) =>
      withoutConfigInPage(page, () =>
        withStatus(page, `**${paths.config}`, 503, async () => {
          await page.reload();
          await signIn(page).click();
          await expect(page.getByText(texts.login).first()).toBeVisible();
        }),
      ),
    RELOAD: async (page) => {
      await page.reload();
    },
    BACK: async (page) => {
      await page.goBack();
    },
    RIGHT_PASSWORD: (page) => enterPassword(page, 'specai-local'),
    WRONG_PASSWORD: (page) => enterPassword(page, 'wrong'),
    LOG_OUT: (page) => logOut(page).click(),
    LOG_OUT_IN_OTHER_TAB: async (page) => {
      const other = await page.context().newPage();
      await other.goto(productUrl());
      await logOut(other).click();
      await expect(signIn(other)).toBeVisible();
      await other.close();
    },
    REFUSED: (page) =>
      withStatus(page, '**/api/**', 401, async () => {
        await page.reload();
        await expect(signIn(page)).toBeVisible();
      }),
  },
};

testModel(signInModel, implementation, async (page) => {
  await page.goto(productUrl());
  return page;
});
