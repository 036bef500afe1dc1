import { expect, test, type Page } from 'playwright/test';
import { extent } from '../support/extent';
import { expectAccessible } from './accessible';
import { holdRequests } from './holdRequests';
import { answerOddly } from './oddAnswers';
import { exhaustive } from './rings';
import { comparisonShown, openComparison, openNotes, openUnserved, screens } from './screens';
import type { Screen } from './seeded/screen';
import { startSignedIn } from './startSignedIn';
import { allWindows, deskAndPhone, faultsFromSignIn, faultsOfScreens, threeWindows } from './windows';

async function headHeight(page: Page): Promise<number> {
  const head = await page.getByRole('heading', { name: 'Requirement' }).boundingBox();
  const below = await page.getByText('Order Details', { exact: true }).boundingBox();
  return (below?.y ?? Infinity) - (head?.y ?? 0);
}

exhaustive("the requirement's rows stay while units load and if none is found", async ({ page }) => {
  const answer = await holdRequests(page, '**/api/orders/recommendations/');
  await startSignedIn(page);
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await page.getByRole('heading', { name: 'Requirement' }).waitFor();
  expect(await headHeight(page)).toBeLessThan(120);
  answer();
  await page.getByRole('article').first().waitFor();
  expect(await headHeight(page)).toBeLessThan(140);
  await page.getByPlaceholder('Filter inventory results...').fill('nothing reads like this');
  await page.getByText('No units found matching your criteria.').waitFor();
  expect(await headHeight(page)).toBeLessThan(120);
});

test('in no window does a screen or dialog overlap, get cut off, scroll sideways or break an axe rule', async ({
  page,
}) => {
  expect(await faultsFromSignIn(page, screens, extent(allWindows, deskAndPhone), expectAccessible)).toEqual([]);
});

async function expectHeadsInView(page: Page): Promise<void> {
  const cards = page.getByRole('region', { name: 'Units' }).getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    const figures = card.getByRole('definition');
    const facts = {
      margin: figures.filter({ hasText: /%$/ }).first(),
      price: figures.filter({ hasText: /^\$[\d,.]+ (order|list)$/ }).first(),
      gap: card.locator('[data-gap]'),
      reserve: card.getByRole('button', { name: /^Reserve unit/ }),
    };
    for (const [name, fact] of Object.entries(facts)) await expect(fact, name).toBeInViewport({ ratio: 1 });
  }
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  exhaustive(
    'margin, price, worst gap and the reserve button are in the head of every card without scrolling',
    async ({ page }) => {
      await startSignedIn(page);
      await page.getByText(/^Showing 1-6 of/).waitFor();
      for (let job = 0; job < 6; job += 1) {
        await page.getByRole('link', { name: 'Compare Units' }).nth(job).click();
        await comparisonShown(page);
        await expectHeadsInView(page);
        await page.goBack();
        await page.getByText(/^Showing 1-6 of/).waitFor();
      }
      await openUnserved(page);
      await expectHeadsInView(page);
    },
  );
});

test.describe('on a desktop of 1440 by 900 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  exhaustive('six rows of specifications are on the first screen of a comparison', async ({ page }) => {
    await startSignedIn(page);
    await openComparison(page);
    const rows = page.getByRole('article').first().locator('[data-verdict]');
    await expect(rows.nth(5)).toBeInViewport({ ratio: 1 });
    await openUnserved(page);
    await expect(page.getByText(/^. Closest: /)).toBeVisible();
    await expect(rows.nth(3)).toBeInViewport({ ratio: 1 });
  });

  exhaustive('many jobs of one sales order leave the actions of a comparison beside its title', async ({ page }) => {
    await startSignedIn(page);
    await openComparison(page);
    const order = `**/api${new URL(page.url()).pathname.replace('/order/', '/orders/')}`;
    await page.route(`${order}*`, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { id: number };
      const jobs = Array.from({ length: 9 }, (_, index) => ({
        id: json.id + index,
        job_number: `J59228-TRANSFORMER-PART-${index}`,
      }));
      await route.fulfill({ response, json: { ...json, sales_order_number: 'SO117342', sales_order_jobs: jobs } });
    });
    await page.reload();
    await comparisonShown(page);
    await expect(page.getByText(/^Job 1 of 9 of SO117342/)).toBeVisible();
    const place = async (name: RegExp, role: 'heading' | 'radio') =>
      (await page.getByRole(role, { name }).boundingBox())!;
    const [title, view] = [await place(/^Job Number: /, 'heading'), await place(/^Table$/, 'radio')];
    expect(view.x).toBeGreaterThan(title.x + title.width);
    expect(Math.abs(view.y - title.y)).toBeLessThan(title.height * 2);
  });

  test('the toolbar of a comparison stays on one line, and adding or pinning a unit moves nothing', async ({
    page,
  }) => {
    await startSignedIn(page);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await openComparison(page);
      const top = async () => (await page.getByRole('article').first().boundingBox())?.y;
      const before = await top();
      await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
      const tops = [];
      for (const name of ['Search', 'Cancel', 'More', 'Next'])
        tops.push((await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox())?.y);
      expect([width, Math.max(...tops.map(Number)) - Math.min(...tops.map(Number)) < 8]).toEqual([width, true]);
      await page.getByRole('button', { name: 'Cancel' }).click();
      const pin = page.getByRole('button', { name: /^Pin unit / }).first();
      await pin.click();
      await expect(page.getByRole('button', { name: 'Unpin all' })).toBeVisible();
      expect([width, await top()]).toEqual([width, before]);
      await page.getByRole('button', { name: 'Unpin all' }).click();
    }
  });

  exhaustive('no row of the comparison table is higher than 48 px', async ({ page }) => {
    await startSignedIn(page);
    await openComparison(page);
    await page.getByText('Table', { exact: true }).click();
    const rows = page.getByRole('region', { name: 'Units' }).locator('tr[data-item]');
    await rows.nth(5).waitFor();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.filter((height) => height > 48)).toEqual([]);
  });
});

for (const width of [1024, 1280, 1440]) {
  exhaustive(`at ${width} px no column of the orders table is outside its frame`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await startSignedIn(page, '/?view=table');
    const table = page.getByRole('table', { name: 'Orders' });
    await table.getByRole('row').nth(1).waitFor();
    const { scrollWidth, clientWidth } = await table
      .locator('..')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const wrapped = await table.locator('td[data-numeric]').evaluateAll((cells) =>
      cells.filter(({ firstChild }) => {
        const text = document.createRange();
        if (firstChild) text.selectNodeContents(firstChild);
        return text.getClientRects().length > 1;
      }),
    );
    if (width >= 1280) expect(wrapped).toEqual([]);
  });
}

const OF_DATA =
  /^(orders|orders-table|order-details|comparison|comparison-table|match-reason|unit|unit-to-choose|inventory|inventory-cards|reserved|my-work|inquiry|inquiries|estimate-list|sales-order|settings)$/;

const endlessNotes: Screen = {
  name: 'endless notes',
  open: (page) => openNotes(page, 'Low profile needed. '.repeat(40) + 'W'.repeat(400)),
};

for (const kind of ['longest', 'emptiest'] as const) {
  exhaustive(`the layout holds with the ${kind} data`, async ({ page }) => {
    await answerOddly(page, kind);
    await startSignedIn(page);
    const shown = [...screens.filter(({ name }) => OF_DATA.test(name)), endlessNotes];
    const faults = await faultsOfScreens(page, shown, threeWindows);
    expect(faults).toEqual([]);
  });
}

const cutOff = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('a[href], button, input, select')]
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? control.textContent,
        box: control.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.left < 0 || box.right > document.documentElement.clientWidth))
      .map(({ name }) => name),
  );

test.describe('in a window of 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  exhaustive('all actions are on screen', async ({ page }) => {
    await startSignedIn(page);
    for (const { name, open } of screens.filter(({ name }) => /^(orders|comparison|unit|reserved)$/.test(name))) {
      await open(page);
      expect([name, await cutOff(page)]).toEqual([name, []]);
    }
  });

  for (const { name, open } of screens.filter(({ name }) => /^(orders|comparison)-table$/.test(name))) {
    exhaustive(`the actions of every row of the ${name} are on screen`, async ({ page }) => {
      await startSignedIn(page);
      await open(page);
      const rows = page.getByRole('table').locator('tbody');
      const ofOrders = rows.locator('td:last-child').locator('a, button');
      const ofUnits = rows.getByRole('button', { name: /^(Reserve|Release)/ });
      const actions = (name === 'orders-table' ? ofOrders : ofUnits).filter({ visible: true });
      await actions.first().waitFor();
      const right = await actions.evaluateAll((all) =>
        Math.max(...all.map((one) => one.getBoundingClientRect().right)),
      );
      const scroller = await page.getByRole('table').locator('..').boundingBox();
      expect(right).toBeLessThanOrEqual((scroller?.x ?? 0) + (scroller?.width ?? 0));
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  exhaustive('the reason for a unit shows the points of every feature', async ({ page }) => {
    await startSignedIn(page);
    await openComparison(page);
    await page.getByRole('button', { name: 'Show reason' }).first().click();
    const table = page.getByRole('table', { name: 'Match points by feature' });
    const points = table.getByRole('cell', { name: /^\d+ of \d+$/ });
    await points.first().waitFor();
    expect(await points.count()).toBeGreaterThan(5);
    for (const each of await points.all()) {
      await each.scrollIntoViewIfNeeded();
      await expect(each).toBeInViewport({ ratio: 1 });
    }
  });
});
