import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { exhaustive } from './rings';
import { complaintsOf } from './signIn';
import { startSignedIn } from './startSignedIn';

const LONG = 'a value that goes on and on, clause after clause, until no reader is left, to the very end of it ';

function overlong(sent: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.entries(sent).map(([name, value]) => [name, typeof value === 'object' ? value : LONG.repeat(9)]);
  return Object.fromEntries(texts) as Record<string, unknown>;
}

async function answerOverlong(page: Page): Promise<void> {
  await page.route('**/api/orders/recommendations/', async (route) => {
    const { order_id } = route.request().postDataJSON() as { order_id: number };
    const response = await route.fetch({ postData: JSON.stringify({ order_id }) });
    const { data } = (await response.json()) as { data: { matches: Record<string, unknown>[] } };
    const cost = 123_456;
    const cost_breakdown = { fr3_cost: cost, turn_pull_cost: cost, feed_conversion_cost: cost, retank_cost: cost };
    const jcm_result = { cost_breakdown: { ...cost_breakdown, replacement_cabinet_cost: cost } };
    const works = ['turnPull', 'feedConversion', 'fr3', 'replacementCabinet', 'reTank', 'rewind'];
    const money = {
      ...{ jcm_result, jcm_total_cost: 9_999_999, m_price: cost, list_price: cost + 0.01, match_score: 1 },
      ...{ unit_cost: cost, labor_cost: cost, materials_cost: cost, requires_turn_pull: true },
      needed_work: works.map((work) => ({ work, cost })),
    };
    const matches = data.matches.map((unit) => ({ ...overlong(unit), ...money, serial: unit.serial }));
    await route.fulfill({ response, json: { data: { matches } } });
  });
  await page.route(/\/api\/orders\/\d+$/, async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as { id: number; requirement: Record<string, unknown> };
    const json = { ...overlong(order), id: order.id, requirement: overlong(order.requirement) };
    await route.fulfill({ response, json });
  });
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

async function openEstimate(page: Page): Promise<void> {
  await startSignedIn(page);
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await page.getByRole('article').first().getByRole('button', { name: 'Print estimate' }).click();
  await page.getByRole('region', { name: 'Page to print' }).waitFor();
}

for (const colorScheme of ['light', 'dark'] as const) {
  exhaustive(
    `an estimate is previewed and printed alone, black on white, in the ${colorScheme} theme`,
    async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.emulateMedia({ colorScheme });
      await openEstimate(page);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme, media: 'print' });
      const paper = page.getByRole('region', { name: 'Page to print' });
      await expect(paper).toBeVisible();
      await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const around of [page.getByRole('banner'), page.getByRole('button'), page.getByRole('article')]) {
        await expect(around.filter({ visible: true })).toHaveCount(0);
      }
      expect(complaints.filter((each) => !/favicon/.test(each))).toEqual([]);
    },
  );
}

test('an estimate fits one page of Letter and of A4, however long its texts are', async ({ page }) => {
  await answerOverlong(page);
  await openEstimate(page);
  const card = page.getByRole('article').first();
  const paper = page.getByRole('region', { name: 'Page to print' });
  for (const [isOn, words] of [
    [true, 'Rewind'],
    [false, /^without turn pull, feed conversion, FR3 fill, replacement cabinet and re-tank$/],
  ] as const) {
    await page.keyboard.press('Escape');
    if (isOn) await card.getByLabel('Additional cabinet cost').fill('123456');
    for (const option of await card.getByRole('switch').all()) await option.setChecked(isOn);
    await card.getByRole('button', { name: 'Print estimate' }).click();
    await expect(paper.getByText(/goes on and on/).first()).toBeVisible();
    await expect(paper.getByText('List price')).toBeVisible();
    await expect(paper.getByText(words).first()).toBeVisible();
    for (const format of ['Letter', 'A4']) {
      expect(pagesOf(await page.pdf({ format, preferCSSPageSize: true })), format).toBe(1);
      const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' };
      expect(pagesOf(await page.pdf({ format, margin })), `${format} with wide margins`).toBe(1);
    }
  }
});
