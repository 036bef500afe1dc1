import { expect, type Locator, type Page } from 'playwright/test';
import { personMenu } from './byKeyboard';
import { go } from './inApp';
import { estimateScreens } from './seeded/estimateScreens';
import { inquiryScreens } from './seeded/inquiryScreens';
import { planScreens } from './seeded/planScreens';
import { closeDialog, type Screen } from './seeded/screen';

const firstUnit = (page: Page) => page.getByRole('article').first();
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

export async function openOrders(page: Page): Promise<void> {
  await go(page, '/');
  await page.getByText(/^Showing 1-6 of/).waitFor();
}

/** The list stays until the comparison's code has loaded, and has a switch between cards and table too. */
export const comparisonShown = (page: Page) => page.getByRole('heading', { name: /^Job Number/ }).waitFor();

const COMPARED = '/order/10150';

export async function openComparison(page: Page): Promise<void> {
  await go(page, COMPARED);
  await comparisonShown(page);
  await page.getByText('Cards', { exact: true }).click();
  await page
    .getByText('Best', { exact: true })
    .or(page.getByText(/^The order does not state/))
    .first()
    .waitFor();
  await firstUnit(page).getByRole('button', { name: 'Reserve unit' }).waitFor();
}

const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const ofComparison = (name: string, button: string | RegExp, isShown = dialog): Screen => ({
  name,
  open: async (page) => {
    if (new URL(page.url()).pathname !== COMPARED) await openComparison(page);
    await click(page, button);
    await isShown(page);
  },
  close: closeDialog,
});

const ofOrders = (name: string, button: string | RegExp, isShown: (page: Page) => Promise<void>): Screen => ({
  name,
  open: async (page) => {
    await openOrders(page);
    await click(page, button);
    await isShown(page);
  },
});

const at = (name: string, path: string, shown: (page: Page) => Locator): Screen => ({
  name,
  open: async (page) => {
    await go(page, path);
    await shown(page).waitFor();
  },
});

const UNSERVED_ORDER = '10149';

export async function openUnserved(page: Page): Promise<void> {
  await go(page, `/order/${UNSERVED_ORDER}`);
  await comparisonShown(page);
  await page.getByText('Cards', { exact: true }).click();
}

export async function openUnit(page: Page): Promise<void> {
  await openComparison(page);
  await page.getByRole('link', { name: 'Unit Details' }).first().click();
  await page.getByRole('heading', { name: 'SpecAI Analysis' }).waitFor();
}

export async function openNotes(page: Page, notes: string): Promise<void> {
  await go(page, `/notes?notes=${encodeURIComponent(notes)}`);
  await page.getByRole('heading', { name: 'Notes' }).waitFor();
}

export const screens: readonly Screen[] = [
  { name: 'orders', open: openOrders },
  ofOrders('orders-filters', /^Advanced Filters/, (page) => page.getByLabel('Salesperson').waitFor()),
  at('orders-table', '/?view=table', (page) => page.getByRole('columnheader').first()),
  at('orders-empty', '/?search=nothing%20like%20this', (page) => page.getByText('No orders found')),
  ofOrders('order-details', 'View Details', dialog),
  { name: 'comparison', open: openComparison },
  ofComparison('match-reason', 'Show reason'),
  ofComparison('unit-images', /View Unit Images · [1-9]/),
  ofComparison('reserve', /^Reserve unit/),
  ofComparison('estimate', 'Print estimate', (page) => page.getByRole('region', { name: 'Page to print' }).waitFor()),
  {
    name: 'comparison-open',
    open: async (page) => {
      await openComparison(page);
      for (const title of ['Cooling & Oil', 'Dimensions & Weight', 'Additional Information']) await click(page, title);
      await click(page, 'Add Inventory Control Number');
    },
  },
  {
    name: 'comparison-table',
    open: async (page) => {
      await openComparison(page);
      await page.getByText('Table', { exact: true }).click();
      await page.getByRole('columnheader', { name: 'UNIT ID' }).waitFor();
    },
  },
  {
    name: 'nothing-serves',
    open: async (page) => {
      await openUnserved(page);
      await page.getByRole('heading', { name: 'No unit in stock fits this order' }).waitFor();
    },
  },
  {
    name: 'reserve-reason',
    open: async (page) => {
      await openUnserved(page);
      await click(page, /^Reserve unit/);
      await page.getByRole('dialog').getByRole('button', { name: 'Reserve' }).click();
      await page.getByText('Enter a reason.').waitFor();
    },
  },
  { name: 'unit', open: openUnit },
  {
    name: 'unit-to-choose',
    open: async (page) => {
      await openUnit(page);
      await go(page, new URL(page.url()).pathname);
      await page.getByRole('heading', { name: 'Choose an order' }).waitFor();
      await page.getByRole('region', { name: 'Choose an order' }).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'request',
    open: async (page) => {
      await go(page, '/request');
      await page
        .getByLabel('Type or paste what the customer asks for')
        .fill(
          '2 x 500 kVA pad 12470GrdY/7200 480Y/277 loop dead front, 1 x 1500 kVA 12470 delta 480Y/277 with widgets',
        );
      await page.getByRole('region', { name: 'All lines together' }).waitFor();
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'inventory',
    open: async (page) => {
      await go(page, '/inventory?view=table&needs_cabinet=yes');
      await page.getByRole('rowheader').first().waitFor();
      await page.locator('input[type=checkbox]').first().waitFor({ state: 'attached' });
    },
  },
  at('inventory-cards', '/inventory?view=cards&availability=reserved', (page) => page.getByRole('article').first()),
  {
    name: 'inventory-columns',
    open: async (page) => {
      await go(page, '/inventory?view=table');
      await click(page, 'Columns');
      await dialog(page);
    },
  },
  {
    name: 'inventory-selected',
    open: async (page) => {
      await go(page, '/inventory?view=table');
      await page
        .getByRole('checkbox', { name: /^Select unit/ })
        .first()
        .check();
      await page.getByRole('button', { name: 'Change...' }).waitFor();
    },
  },
  {
    name: 'unit-add',
    open: async (page) => {
      await go(page, '/inventory?view=table');
      await click(page, 'Add unit');
      await page.getByRole('dialog').getByLabel('Condition').waitFor();
    },
    close: closeDialog,
  },
  {
    name: 'unit-edit',
    open: async (page) => {
      await openUnit(page);
      await click(page, 'Edit');
      await page.getByRole('dialog').getByLabel('kVA').waitFor();
    },
    close: closeDialog,
  },
  {
    name: 'unit-label',
    open: async (page) => {
      if (!new URL(page.url()).pathname.startsWith('/unit/')) await openUnit(page);
      await click(page, 'Label');
      await dialog(page);
    },
    close: closeDialog,
  },
  at('inventory-empty', '/inventory?search=nothing%20like%20this&kva=500', (page) => page.getByText('No units found')),
  ...inquiryScreens,
  at('my-work', '/my-work', (page) => page.getByRole('heading', { level: 2 }).first()),
  at('reserved', '/reserved', (page) => page.getByRole('article').first()),
  {
    name: 'settings',
    open: async (page) => {
      await go(page, '/settings');
      await click(page, 'Change rates');
      await page.getByLabel('Good margin from, %').waitFor();
    },
  },
  {
    name: 'settings-quotations',
    open: async (page) => {
      if (new URL(page.url()).pathname !== '/settings') await go(page, '/settings');
      await click(page, 'Edit quotation details');
      await dialog(page);
    },
    close: closeDialog,
  },
  {
    name: 'settings-vocabulary',
    open: async (page) => {
      if (new URL(page.url()).pathname !== '/settings') await go(page, '/settings');
      await click(page, 'Teach a word');
      await dialog(page);
    },
    close: closeDialog,
  },
  at('overview', '/overview', (page) => page.getByRole('region', { name: 'Margin distribution' }).getByRole('group')),
  ...estimateScreens,
  ...planScreens,
  at('sales-order', '/sales-order/SO117216', (page) => page.getByRole('region', { name: 'Jobs' })),
  at('activity', '/activity', (page) => page.getByRole('region', { name: 'Activity' }).getByRole('row').nth(1)),
  ofOrders('views', 'More', (page) => page.getByRole('menuitem', { name: 'Manage views…' }).waitFor()),
  at('import', '/import', (page) => page.getByRole('heading', { name: 'Import', exact: true })),
  {
    name: 'notes',
    open: (page) =>
      openNotes(page, 'Low profile needed: the pad is 92 in wide.\nCrane access from the alley only, before 10 am.'),
  },
  at('unit-not-found', '/unit/no-such-unit', (page) => page.getByText('Unit not found')),
  at('not-found', '/nowhere', (page) => page.getByRole('heading', { name: '404 Page Not Found' })),
  ofOrders('search', 'Search SpecAI', async (page) => {
    await page.getByRole('combobox', { name: 'Search' }).fill('5');
    await page.getByRole('group', { name: 'Jobs' }).waitFor();
  }),
  {
    name: 'shortcuts',
    open: async (page) => {
      await openOrders(page);
      await personMenu(page).click();
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
      await dialog(page);
    },
  },
];
