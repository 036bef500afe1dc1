import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test, type Page } from 'playwright/test';
import { paths } from '../../src/contract/paths';
import { holdRequests } from './holdRequests';
import { expectAccessible } from './accessible';
import { press } from './byKeyboard';
import { moving } from './looks';
import { answerOddly } from './oddAnswers';
import { exhaustive } from './rings';
import { comparisonShown, openComparison } from './screens';
import { complaintsOf, productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';

test.use(moving);

const cards = (page: Page) => page.getByRole('region', { name: 'Units' }).getByRole('article');
const serials = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.dataset.serial));
const pinOf = (page: Page, serial?: string) => page.getByRole('button', { name: `Pin unit ${serial}`, exact: true });

async function toUnit(page: Page, serial: string | undefined): Promise<void> {
  await page.keyboard.press('u');
  // A letter waits 50 ms for the rest of a scan.
  await page.waitForTimeout(100);
  const card = page.locator(`[data-serial="${serial}"]`);
  const isThere = () => card.evaluate((element) => element.contains(document.activeElement));
  for (let cards = 0; cards < 4 && !(await isThere()); cards += 1) await page.keyboard.press('ArrowRight');
  expect(await isThere()).toBe(true);
}

test('a user can pin units, page past them and export them with the keyboard alone', async ({ page }) => {
  const complaints = complaintsOf(page);
  await startSignedIn(page);
  await press(page, page.getByRole('link', { name: 'Compare Units' }).nth(2));
  await expect(cards(page)).toHaveCount(3);
  const [first, second, third] = await serials(page);
  await toUnit(page, second);
  await press(page, pinOf(page, second), 'Space');
  await expect(pinOf(page, second)).toHaveAttribute('aria-pressed', 'true');
  await expect(pinOf(page, second)).toBeFocused();
  expect(await serials(page)).toEqual([second, first, third]);

  await press(page, page.getByRole('button', { name: 'Next' }));
  await expect(cards(page).first()).toHaveAttribute('data-serial', second ?? '');
  const onNextPage = (await serials(page))[2];
  expect([first, second, third]).not.toContain(onNextPage);
  await toUnit(page, onNextPage);
  await press(page, pinOf(page, onNextPage));
  await expect(page.getByText(/^2 pinned, \d+ differences?$/)).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'More', exact: true }));
  await page.getByRole('menuitem', { name: 'CSV' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^comparison-J\d+\.csv$/);
  const rows: Record<string, string>[] = parse(await readFile(await file.path()), { bom: true, columns: true });
  expect(rows[0]?.Unit).toBe('Requirement');
  expect(rows.filter((row) => row.Pinned === 'yes').map((row) => row.Unit)).toEqual([second, onNextPage]);

  await page.reload();
  await expect(cards(page).first()).toHaveAttribute('data-serial', second ?? '');
  await press(page, page.getByRole('radio', { name: 'Cards' }), 'ArrowRight');
  await expect(page.getByText('Pinned Units (2)')).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Unpin all' }));
  await expect(page.getByText('Pinned Units (2)')).toHaveCount(0);
  expect(complaints.filter((each) => !/favicon/.test(each))).toEqual([]);
});

const ROWS = { name: /^Pin unit / } as const;
const rowSerials = (page: Page) =>
  page.getByRole('button', ROWS).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
const columnHead = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const cellsOf = (page: Page, column: string) =>
  page.getByRole('table').evaluate((table, title) => {
    const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent);
    const rows = [...table.querySelectorAll('tbody tr')].filter((row) => row.querySelector('td button, th button'));
    return rows.map((row) => row.children[heads.indexOf(title)]?.textContent ?? '');
  }, column);

/** The complete margins in percent of each fit class, best class first. */
async function marginsByGroup(page: Page): Promise<number[][]> {
  const [matches, margins] = [await cellsOf(page, 'MATCH'), await cellsOf(page, 'MARGIN')];
  const groups = [/^Fits(?!, to be checked)/, /^Fits, to be checked/, /^Misses/, /^Does not fit/];
  const groupOf = (row: number) => groups.findIndex((group) => group.test(matches[row] ?? ''));
  const rows = margins.map((_, row) => row);
  expect(rows.map(groupOf)).toEqual(rows.map(groupOf).toSorted());
  const whole = rows.filter((row) => !margins[row]?.includes('cost not recorded'));
  return groups.map((_, group) =>
    whole.filter((row) => groupOf(row) === group).map((row) => parseFloat(margins[row] ?? '')),
  );
}

exhaustive(
  'a user can sort the table by match, work, margin, price and reservation with the keyboard alone',
  async ({ page }) => {
    await startSignedIn(page);
    await page.getByRole('link', { name: 'Compare Units' }).first().click();
    await comparisonShown(page);
    await page.getByText('Table', { exact: true }).click();
    await expect(columnHead(page, 'MATCH')).toHaveAttribute('aria-sort', 'descending');
    // The first rows come before the others.
    await expect(page.getByRole('button', ROWS)).toHaveCount(50);
    const byMatch = await rowSerials(page);

    await press(page, page.getByRole('button', { name: 'WORK', exact: true }));
    await expect(columnHead(page, 'WORK')).toHaveAttribute('aria-sort', 'ascending');
    expect((await cellsOf(page, 'WORK'))[0]).toBe('None');
    await press(page, page.getByRole('button', { name: 'MARGIN', exact: true }));
    await expect(columnHead(page, 'MARGIN')).toHaveAttribute('aria-sort', 'descending');
    await expect(columnHead(page, 'MATCH')).toHaveAttribute('aria-sort', 'none');
    await expect(page.getByLabel('Sort', { exact: true })).toHaveValue('margin');
    const falling = await marginsByGroup(page);
    expect(falling.flat().length).toBeGreaterThan(10);
    expect(falling).toEqual(falling.map((margins) => margins.toSorted((a, b) => b - a)));

    await page.keyboard.press('Enter');
    await expect(columnHead(page, 'MARGIN')).toHaveAttribute('aria-sort', 'ascending');
    expect(await marginsByGroup(page)).toEqual(falling.map((margins) => margins.toReversed()));
    await press(page, page.getByRole('button', { name: 'PRICE', exact: true }));
    await expect(columnHead(page, 'PRICE')).toHaveAttribute('aria-sort', 'descending');
    await press(page, page.getByRole('button', { name: 'RESERVE', exact: true }));
    await expect(columnHead(page, 'RESERVE')).toHaveAttribute('aria-sort', 'ascending');
    const titles = await page.getByRole('columnheader').getByRole('button').allTextContents();
    expect(titles).toEqual(expect.arrayContaining(['WORST GAP', 'WORK', 'ALL COSTS', 'MARGIN', 'AFTER FREIGHT']));
    for (const title of titles.slice(titles.indexOf('MATCH'), titles.indexOf('RESERVE')).toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: title, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(columnHead(page, 'MATCH')).toHaveAttribute('aria-sort', 'descending');
    expect(await rowSerials(page)).toEqual(byMatch);
  },
);

exhaustive('column titles and requirement stay in view while the table scrolls', async ({ page }) => {
  await startSignedIn(page);
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await comparisonShown(page);
  await page.getByText('Table', { exact: true }).click();
  const table = page.getByRole('region', { name: 'Units' });
  await table.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const [top, title, required] = await Promise.all([
    table.boundingBox(),
    page.getByRole('columnheader', { name: 'UNIT ID' }).boundingBox(),
    page.getByRole('rowheader', { name: 'Requirements' }).boundingBox(),
  ]);
  expect(Math.abs((title?.y ?? 0) - (top?.y ?? 0))).toBeLessThan(3);
  expect(Math.abs((required?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0))).toBeLessThan(3);
});

exhaustive('however long the requirement is, the table leaves room for the units below it', async ({ page }) => {
  await answerOddly(page, 'longest');
  await startSignedIn(page);
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await comparisonShown(page);
  await page.getByText('Table', { exact: true }).click();
  const row = await page.getByRole('rowheader', { name: 'Requirements' }).boundingBox();
  expect(row?.height).toBeLessThan(100);
});

exhaustive('each label of a cost summary is on the line of its amount', async ({ page }) => {
  await startSignedIn(page);
  await openComparison(page);
  const label = cards(page).first().getByText('Total cost (without labor)', { exact: true });
  const lines = await label.evaluate((term) => {
    const lineOf = (of: Element) => {
      const range = document.createRange();
      range.selectNodeContents(of.lastChild ?? of);
      const { top, bottom } = range.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    return [term, term.nextElementSibling ?? term].map(lineOf);
  });
  expect(Math.abs((lines[0] ?? 0) - (lines[1] ?? 0))).toBeLessThan(5);
});

exhaustive('content below the units renders after them, so nothing is pushed away', async ({ page }) => {
  await startSignedIn(page);
  const answer = await holdRequests(page, `**${paths.recommendations}`);
  let requested = 0;
  page.on('request', (request) => (requested += new URL(request.url()).pathname === paths.audit ? 1 : 0));
  await page.goto(`${productUrl()}/order/10150`);
  // The panel waits a second for its units.
  await page.getByRole('heading', { name: 'Requirement' }).waitFor();
  expect(requested).toBe(0);
  answer();
  await comparisonShown(page);
  await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible();
  expect(requested).toBe(1);
});

test('the real server answers for every unit of a list, and a failure of it costs no screen', async ({ page }) => {
  await startSignedIn(page);
  const answered = page.waitForResponse('**/api/contention/**');
  await openComparison(page);
  expect((await answered).status()).toBe(200);
  await page.route('**/api/contention/**', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByRole('button', { name: /^Reserve unit/ })).toHaveCount(3);
  await expect(page.getByText(/^Best for/)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /error|failed/i })).toHaveCount(0);
});

const places = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('article figure, article dl:has(> [data-row]), article a, section')].map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return [each.textContent.slice(0, 20), Math.round(top + scrollY), Math.round(height)];
    }),
  );
const tops = (page: Page, selector: string) =>
  cards(page)
    .locator(selector)
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));

for (const width of [1440, 390])
  test(`at ${width} px a cost switch moves nothing, and the sums of all cards are level`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await startSignedIn(page);
    await page.getByRole('link', { name: 'Compare Units' }).first().click();
    await expect(cards(page)).toHaveCount(3);
    // Both load last, below the cards.
    await page.getByText(/^Owner: /).waitFor();
    await expect(page.getByRole('region', { name: 'Activity', exact: true })).toHaveAttribute('aria-busy', 'false');
    const work = (isOn: boolean) =>
      cards(page).getByRole('switch', { name: 'Re-tank', checked: isOn, disabled: false }).first();
    await work(true).focus();
    const before = await places(page);
    await work(true).press('Space');
    await expect(cards(page).getByText('without re-tank', { exact: true })).toBeVisible();
    expect(await places(page)).toEqual(before);
    for (const part of ['figure', 'dl:has(> [data-row])']) expect(new Set(await tops(page, part)).size).toBe(1);
    await work(false).press('Space');
    await expect(cards(page).getByText('without re-tank', { exact: true })).toHaveCount(0);
    expect(await places(page)).toEqual(before);
  });
