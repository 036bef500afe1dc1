import { expect, type Page } from 'playwright/test';
import { go } from './inApp';
import { estimateScreens } from './seeded/estimateScreens';
import { planScreens } from './seeded/planScreens';
import { closeDialog, type Screen } from './seeded/screen';

const firstUnit = (page: Page) => page.getByRole('article').first();
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

export async function openOrders(page: Page): Promise<void> {
  await go(page, '/');
  await page.getByText(/^Showing 1-6 of/).waitFor();
}

/** Until the comparison's code is here the list stays, and it has a switch between cards and table too. */
export const comparisonShown = (page: Page) => page.getByRole('heading', { name: /^Job Number/ }).waitFor();

const COMPARED = '/order/10150';

export async function openComparison(page: Page): Promise<void> {
  await go(page, COMPARED);
  await comparisonShown(page);
  // The view is remembered from screen to screen.
  await page.getByText('Cards', { exact: true }).click();
  // With odd data the order states no voltages that can be read, and no unit is best.
  await page
    .getByText('Best', { exact: true })
    .or(page.getByText(/^The order does not state/))
    .first()
    .waitFor();
  await firstUnit(page)
    .getByRole('button', { name: /^Reserve unit/ })
    .waitFor();
}

/** A dialog of the comparison: closed, it leaves the comparison to the next one. */
const ofComparison = (name: string, open: (page: Page) => Promise<void>): Screen => ({
  name,
  open: async (page) => {
    if (new URL(page.url()).pathname !== COMPARED) await openComparison(page);
    await open(page);
  },
  close: closeDialog,
});

/** No unit of the sample can serve it. */
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

/** Everything that a signed-in person can see without failures of the server. */
export const screens: readonly Screen[] = [
  { name: 'orders', open: openOrders },
  {
    name: 'orders-filters',
    open: async (page) => {
      await openOrders(page);
      await page.getByRole('button', { name: /^Advanced Filters/ }).click();
      await page.getByLabel('Salesperson').waitFor();
    },
  },
  {
    name: 'orders-table',
    open: async (page) => {
      await go(page, '/?view=table');
      await page.getByRole('columnheader').first().waitFor();
    },
  },
  {
    name: 'orders-empty',
    open: async (page) => {
      await go(page, '/?search=nothing%20like%20this');
      await page.getByText('No orders found').waitFor();
    },
  },
  {
    name: 'order-details',
    open: async (page) => {
      await openOrders(page);
      await page.getByRole('button', { name: 'View Details' }).first().click();
      await dialog(page);
    },
  },
  { name: 'comparison', open: openComparison },
  ofComparison('match-reason', async (page) => {
    await firstUnit(page).getByRole('button', { name: 'Show reason' }).click();
    await dialog(page);
  }),
  ofComparison('unit-images', async (page) => {
    await page
      .getByRole('button', { name: /View Unit Images · [1-9]/ })
      .first()
      .click();
    await dialog(page);
  }),
  ofComparison('reserve', async (page) => {
    await firstUnit(page)
      .getByRole('button', { name: /^Reserve unit/ })
      .click();
    await dialog(page);
  }),
  ofComparison('estimate', async (page) => {
    await firstUnit(page).getByRole('button', { name: 'Print estimate' }).click();
    await page.getByRole('region', { name: 'Page to print' }).waitFor();
  }),
  {
    name: 'comparison-open',
    open: async (page) => {
      await openComparison(page);
      for (const title of ['Cooling & Oil', 'Dimensions & Weight', 'Additional Information']) {
        await page.getByRole('button', { name: title }).first().click();
      }
      await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
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
      await firstUnit(page)
        .getByRole('button', { name: /^Reserve unit/ })
        .click();
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
    name: 'inventory',
    open: async (page) => {
      await go(page, '/inventory?view=table&needs_cabinet=yes');
      await page.getByRole('rowheader').first().waitFor();
      // In a narrow window they wait in a dialog.
      await page.locator('input[type=checkbox]').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'inventory-cards',
    open: async (page) => {
      await go(page, '/inventory?view=cards&availability=reserved');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'inventory-columns',
    open: async (page) => {
      await go(page, '/inventory?view=table');
      await page.getByRole('button', { name: 'Columns' }).click();
      await dialog(page);
    },
  },
  {
    name: 'inventory-empty',
    open: async (page) => {
      await go(page, '/inventory?search=nothing%20like%20this&kva=500');
      await page.getByText('No units found').waitFor();
    },
  },
  {
    name: 'reserved',
    open: async (page) => {
      await go(page, '/reserved');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'settings',
    open: async (page) => {
      await go(page, '/settings');
      await page.getByRole('button', { name: 'Change rates' }).click();
      await page.getByLabel('Good margin from, %').waitFor();
    },
  },
  {
    name: 'settings-quotations',
    open: async (page) => {
      if (new URL(page.url()).pathname !== '/settings') await go(page, '/settings');
      await page.getByRole('button', { name: 'Change quotations' }).click();
      await dialog(page);
    },
    close: closeDialog,
  },
  {
    name: 'overview',
    open: async (page) => {
      await go(page, '/overview');
      await page.getByRole('region', { name: 'Margin distribution' }).getByRole('group').waitFor();
    },
  },
  ...estimateScreens,
  ...planScreens,
  {
    name: 'activity',
    open: async (page) => {
      await go(page, '/activity');
      await page.getByRole('region', { name: 'Activity' }).getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'views',
    open: async (page) => {
      await openOrders(page);
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitem', { name: 'Manage views…' }).waitFor();
    },
  },
  {
    name: 'import',
    open: async (page) => {
      await go(page, '/import');
      await page.getByRole('heading', { name: 'Import', exact: true }).waitFor();
    },
  },
  {
    name: 'notes',
    open: (page) =>
      openNotes(page, 'Low profile needed: the pad is 92 in wide.\nCrane access from the alley only, before 10 am.'),
  },
  {
    name: 'unit-not-found',
    open: async (page) => {
      await go(page, '/unit/no-such-unit');
      await page.getByText('Unit not found').waitFor();
    },
  },
  {
    name: 'not-found',
    open: async (page) => {
      await go(page, '/nowhere');
      await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    },
  },
  {
    name: 'search',
    open: async (page) => {
      await openOrders(page);
      await page.getByRole('button', { name: 'Search SpecAI' }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('5');
      await page.getByRole('group', { name: 'Jobs' }).waitFor();
    },
  },
  {
    name: 'shortcuts',
    open: async (page) => {
      await openOrders(page);
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await dialog(page);
    },
  },
];
