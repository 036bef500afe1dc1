import { expect, test, type Locator, type Page } from 'playwright/test';
import { press, shortcutsThere, tabTo } from './byKeyboard';
import { moving } from './looks';
import { exhaustive } from './rings';
import { productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';
import { untilStill } from './untilStill';

test.use(moving);

test('a user can do the main job without a mouse', async ({ page }) => {
  await page.goto(productUrl());
  await press(page, page.getByRole('button', { name: /sign in/i }));
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('operations@specai.test');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type('specai-local');
  await page.keyboard.press('Enter');

  await page.getByText(/^Showing 1-6 of/).waitFor();
  await press(page, page.getByRole('button', { name: 'View Details' }).first());
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await details.waitFor();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page.getByRole('button', { name: 'View Details' }).first()).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Compare Units' }).first());
  const firstCard = page.getByRole('article').first();
  await press(page, firstCard.getByRole('button', { name: 'Show reason' }));
  await expect(page.getByRole('dialog', { name: 'Reason for Suggestion' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(firstCard.getByRole('button', { name: 'Show reason' })).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Add Inventory Control Number' }));
  await tabTo(page, page.getByPlaceholder('Enter IC# to add new card...'));
  await page.keyboard.type('nothing has this number');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Error searching IC#')).toBeVisible();

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /notification/i })).toBeFocused();
  await press(page, page.getByRole('button', { name: /log ?out/i }));
  await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible();
});

function counting(page: Page) {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    count: () => count,
  };
}

const focusedSerial = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-serial') ?? null);

async function openedOrder(page: Page): Promise<Locator> {
  await startSignedIn(page);
  const link = page.getByRole('link', { name: 'Compare Units' }).nth(4);
  await page.goto(new URL((await link.getAttribute('href')) ?? '', productUrl()).href);
  const cards = page.getByRole('region', { name: 'Units' }).getByRole('article');
  await cards.first().getByRole('button', { name: 'Reserve unit' }).waitFor();
  return cards;
}

exhaustive(
  'from the list of orders a job is found and its best unit reserved with at most twelve keys',
  async ({ page }) => {
    await startSignedIn(page);
    const card = page.getByRole('article').nth(4);
    const job = (await card.textContent())?.match(/J\d{5}/)?.[0] ?? '';
    const keys = counting(page);
    await keys.press('Control+k');
    for (const digit of job.slice(1)) await keys.press(digit);
    await keys.press('Enter');
    await expect(page.getByRole('heading', { name: `Job Number: ${job}` })).toBeVisible();
    const cards = page.getByRole('region', { name: 'Units' }).getByRole('article');
    const best = cards.filter({ has: page.getByText('Best', { exact: true }) });
    await best.getByRole('button', { name: /^Reserve unit/ }).waitFor();
    const serial = await best.getAttribute('data-serial');
    const onTheList = keys.count();
    await keys.press('u');
    await expect.poll(() => focusedSerial(page)).toBe(serial);
    await keys.press('r');
    const question = page.getByRole('dialog', { name: `Reserve unit ${serial}` });
    await expect(question.getByRole('button', { name: 'Reserve' })).toBeFocused();
    await keys.press('Enter');
    await expect(best.getByText('Reserved', { exact: true })).toBeVisible();
    expect(keys.count()).toBeLessThanOrEqual(12);
    expect(keys.count() - onTheList).toBeLessThanOrEqual(5);

    await page.keyboard.press('r');
    await page.getByRole('dialog', { name: 'Release unit' }).getByRole('button', { name: 'Release' }).click();
    await expect(best.getByRole('button', { name: /^Reserve unit/ })).toBeVisible();
  },
);

exhaustive(
  'Tab goes through the units in reading order, their rows are no stops; keys act on the unit in focus',
  async ({ page }) => {
    const cards = await openedOrder(page);
    const [first, second, third] = [
      await cards.nth(0).getAttribute('data-serial'),
      await cards.nth(1).getAttribute('data-serial'),
      await cards.nth(2).getAttribute('data-serial'),
    ];
    const visited: (string | null)[] = ['elsewhere'];
    await page.getByPlaceholder('Filter inventory results...').focus();
    const where = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        const isRow = element?.closest('dd') !== null && element?.matches('[data-explained]');
        return isRow ? 'row' : (element?.closest('article')?.getAttribute('data-serial') ?? 'elsewhere');
      });
    let tabs = 0;
    for (; tabs < 150 && !(visited.includes(third) && visited.at(-1) === 'elsewhere'); tabs += 1) {
      await page.keyboard.press('Tab');
      const place = await where();
      if (place !== visited.at(-1)) visited.push(place);
    }
    expect(visited).toEqual(['elsewhere', first, second, third, 'elsewhere']);
    expect(tabs).toBeLessThan(120);

    await page.keyboard.press('u');
    await page.keyboard.press('ArrowRight');
    expect(await focusedSerial(page)).toBe(second);
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog', { name: `Estimate of unit ${second}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('p');
    await expect(page.getByRole('button', { name: `Pin unit ${second}` })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('p');
    await expect(page.getByRole('button', { name: `Pin unit ${second}` })).toHaveAttribute('aria-pressed', 'false');
    await expect(cards.nth(1)).toHaveAttribute('data-serial', second ?? '');
    await untilStill(page);
    await page.keyboard.press('u');
    await expect.poll(() => focusedSerial(page)).toBe(first);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tooltip')).toContainText('Firm requirement');
    for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('tooltip')).toBeVisible();
    for (let row = 0; row < 4; row += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Unit ${first}` })).toBeVisible();
  },
);

exhaustive('the key / leads into the filters of the orders', async ({ page }) => {
  await startSignedIn(page);
  await page.getByText(/^Showing 1-6 of/).waitFor();
  await shortcutsThere(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
});
