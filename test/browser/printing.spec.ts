import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test, type Page } from 'playwright/test';
import { textOf } from '../server/features/quotations/pdf/picture';
import { exhaustive } from './rings';
import { startSignedIn } from './startSignedIn';

/** Points. */
const LETTER = { width: 612, height: 792 };

interface Printed {
  readonly pages: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly text: string;
}

async function printed(page: Page): Promise<Printed> {
  // Loaded apart, after the screen.
  await page.locator('[data-print-sheet]').waitFor({ state: 'attached' });
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
  const { width = 0, height = 0 } = pages[0]?.getViewport({ scale: 1 }) ?? {};
  const text = (await Promise.all(pages.map(textOf))).join('\n');
  await task.destroy();
  return { pages: pages.length, size: { width: Math.round(width), height: Math.round(height) }, text };
}

exhaustive('the overview prints whole on one Letter page, with every chart drawn', async ({ page }) => {
  await startSignedIn(page, '/overview');
  await page.getByRole('heading', { name: 'Margin distribution' }).waitFor();
  const { pages, size, text } = await printed(page);
  expect([pages, size]).toEqual([1, LETTER]);
  expect(text).toMatch(/^Overview of open orders and stock\s+As of \d+ \w+ \d{4}/);
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.length).toBeGreaterThan(5);
  for (const title of titles) expect(text).toContain(title);
  // Drawn words of the charts: ends of an axis, a month, a rating.
  for (const word of ['Overdue', '365 days or more', '112.5 kVA', '40% or more']) expect(text).toContain(word);
  expect(text).not.toMatch(/Log out|Show as table|Refresh/);
  await expect(page.locator('[data-print-sheet]')).toBeEmpty();
});

test('the plan prints whole, whatever page is shown, with its settings and charts', async ({ page }) => {
  await startSignedIn(page, '/plan?view=weeks&late=300');
  const planned = page.getByRole('region', { name: 'Planned units' });
  const basis = (await planned.getByText(/^As of/).textContent()) ?? '';
  const filled = Number(/(\d+) of \d+ open orders filled/.exec(basis)?.[1]);
  const { size, text } = await printed(page);
  expect(size).toEqual(LETTER);
  expect(text).toMatch(/^Plan of all open orders\s+As of \d+ \w+ \d{4}/);
  for (const part of ['Penalty per week late: $300', 'What the plan changes', 'Margin by class', 'Already reserved'])
    expect(text).toContain(part);
  expect(text).toContain(`Planned units (${filled})`);
  expect(text.match(/(?:on time|\d+ weeks? late)\b/g)?.length).toBeGreaterThanOrEqual(filled);
  expect(text).toMatch(/Orders without a unit \(\d+\)/);
  expect(text).not.toMatch(/Log out|Select all|Adjust/);
});
