import { expect, type Page } from 'playwright/test';
import { productUrl } from '../signIn';
import { startSignedIn } from '../startSignedIn';
import { orderListModel } from './orderListModel';
import type { Implementation } from './journeys';
import { testModel } from './testModel';

interface World {
  page: Page;
  jobs: Map<string, string[]>;
}

const list = (page: Page) => page.getByRole('list', { name: 'Orders' });
const chip = (page: Page) => page.getByRole('button', { name: 'Remove filter Job Type: RC' });
const jobsOf = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));

async function expectList({ page, jobs }: World, address: string, isFiltered: boolean, showing: RegExp): Promise<void> {
  await expect(page).toHaveURL(productUrl() + address);
  await expect(page.getByText(showing)).toBeVisible();
  await expect(chip(page)).toHaveCount(isFiltered ? 1 : 0);
  await expect(list(page).locator('xpath=..')).toHaveAttribute('aria-busy', 'false');
  const known = jobs.get(address);
  if (known) await expect.poll(() => jobsOf(page)).toEqual(known);
  else jobs.set(address, await jobsOf(page));
}

const implementation: Implementation<typeof orderListModel, World> = {
  states: {
    all: (world) => expectList(world, '/', false, /^Showing 1-6 of/),
    filtered: (world) => expectList(world, '/?job=RC', true, /^Showing 1-6 of/),
    secondPage: (world) => expectList(world, '/?job=RC&page=2', true, /^Showing 7-12 of/),
    order: ({ page }) => expect(page.getByRole('heading', { name: /^Job Number: / })).toBeVisible(),
  },
  events: {
    FILTER: async ({ page }) => {
      const filters = page.getByRole('button', { name: /^Advanced Filters/ });
      if ((await filters.getAttribute('aria-expanded')) !== 'true') await filters.click();
      await page.getByLabel('Job Type').selectOption('RC');
    },
    NEXT_PAGE: ({ page }) => page.getByRole('button', { name: 'Next' }).click(),
    REMOVE_FILTER: ({ page }) => chip(page).click(),
    OPEN_ORDER: ({ page }) =>
      page
        .getByRole('link', { name: /^Compare Units/ })
        .first()
        .click(),
    RELOAD: async ({ page }) => {
      await page.reload();
    },
    BACK: async ({ page }) => {
      await page.goBack();
    },
    FORWARD: async ({ page }) => {
      await page.goForward();
    },
  },
};

testModel(orderListModel, implementation, async (page) => {
  await startSignedIn(page);
  await expect(page.getByText(/^Showing 1-6 of/)).toBeVisible();
  return { page, jobs: new Map<string, string[]>() };
});
