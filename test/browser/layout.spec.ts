import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { answerOddly } from './oddAnswers';
import { openNotes, screens, type Screen } from './screens';
import { signIn } from './signIn';
import { faultsOfAllScreens, faultsOfScreens, windows } from './windows';

/** Pixels from the top of the requirement's head to the row below it. */
async function headHeight(page: Page): Promise<number> {
  const head = await page.getByRole('heading', { name: 'Requirement' }).boundingBox();
  const below = await page.getByText('Order Details', { exact: true }).boundingBox();
  return (below?.y ?? Infinity) - (head?.y ?? 0);
}

test('the requirement keeps its rows while units load and where none is found', async ({ page }) => {
  let answer = (): void => undefined;
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/orders/recommendations/', async (route) => {
    await isTime;
    await route.continue();
  });
  await signIn(page);
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await page.getByRole('heading', { name: 'Requirement' }).waitFor();
  expect(await headHeight(page)).toBeLessThan(120);
  answer();
  await page.getByRole('article').first().waitFor();
  expect(await headHeight(page)).toBeLessThan(120);
  await page.getByPlaceholder('Filter inventory results...').fill('nothing reads like this');
  await page.getByText('No units found matching your criteria.').waitFor();
  expect(await headHeight(page)).toBeLessThan(120);
});

test('in no window does a screen or dialog overlap, get cut off, scroll sideways or break an axe rule', async ({
  page,
}) => {
  test.setTimeout(240_000);
  expect(await faultsOfAllScreens(page, windows, expectAccessible)).toEqual([]);
});

/** The screens that show what the server sent. */
const OF_DATA = /^(orders|orders-table|order-details|comparison|comparison-table|match-reason|unit|reserved)$/;

const endlessNotes: Screen = {
  name: 'endless notes',
  open: (page) => openNotes(page, 'Low profile needed. '.repeat(40) + 'W'.repeat(400)),
};

for (const kind of ['longest', 'emptiest'] as const) {
  test(`the layout holds with the ${kind} data`, async ({ page }) => {
    test.setTimeout(240_000);
    await answerOddly(page, kind);
    await signIn(page);
    const shown = [...screens.filter(({ name }) => OF_DATA.test(name)), endlessNotes];
    const faults = await faultsOfScreens(page, shown, [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
    ]);
    expect(faults).toEqual([]);
  });
}
