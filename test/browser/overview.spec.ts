import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { press, tabTo } from './byKeyboard';
import { expectFits, inWalkedLooks } from './looks';
import { exhaustive } from './rings';
import { complaintsOf, productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';
import { exportAs } from './exportAs';

const chart = (page: Page, name: string) => page.getByRole('region', { name });
const bars = (page: Page, name: string) => chart(page, name).getByRole('group').getByRole('link');

/** Figures grow until all units are judged. An immediate reload would lose a token renewal and log an error. */
async function openJudged(page: Page): Promise<void> {
  const overview = `${productUrl()}/overview`;
  let isShown = page.url() === overview;
  await expect(async () => {
    if (!isShown) await page.goto(overview);
    isShown = false;
    await page.getByRole('heading', { name: 'Margin distribution' }).waitFor();
    expect(await page.getByText(/^Still judging/).count()).toBe(0);
  }).toPass({ intervals: [2_000], timeout: 60_000 });
}

async function listed(page: Page): Promise<number> {
  const words = await page.getByText(/^Showing \d+-\d+ of [\d,]+ orders$/).textContent();
  return Number(/of ([\d,]+)/.exec(words ?? '')?.[1]?.replaceAll(',', ''));
}

inWalkedLooks(() => {
  test('a bar opens exactly the orders that it counts, by keyboard, and Back leads to the overview', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await startSignedIn(page);
    await press(page, page.getByRole('link', { name: 'Overview' }));
    await expect(page).toHaveTitle(/^Overview/);
    await openJudged(page);
    await expectFits(page);
    for (const name of ['Coverage by kVA', 'Margin distribution', 'Orders by age and status']) {
      const all = bars(page, name);
      await tabTo(page, all.first());
      await page.keyboard.press('ArrowDown');
      const bar = all.nth(Math.min(1, (await all.count()) - 1));
      await expect(bar).toBeFocused();
      const counted = Number(/: ([\d,]+) orders/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/^Open Orders/);
      expect(await listed(page)).toBe(counted);
      await page.goBack();
      await chart(page, name).waitFor();
    }
    expect(complaints).toEqual([]);
  });
});

exhaustive('a chart is read as a table and saved as a file', async ({ page }) => {
  await startSignedIn(page);
  await openJudged(page);
  const card = chart(page, 'Open value by due month');
  await card.getByText('Show as table').click();
  await expect(card.getByRole('columnheader', { name: 'Without a price' })).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await exportAs(page, 'Excel (.xlsx)', card);
  expect((await saved).suggestedFilename()).toBe('open-value-by-due-month.xlsx');
});
