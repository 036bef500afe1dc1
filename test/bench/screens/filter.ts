import type { Page } from 'playwright';
import { paths } from '../../../src/contract/paths';
import { productUrl } from '../../browser/signIn';
import type { Row } from '../report';
import { tabsByTurns, openTabs, signInAndFind, taskOf, withBrowser, type Tab } from './browser';

const ROUNDS = 2;
const WORDS = ['lo1', '48', 'fr3', '124'];
const SIZES = [1_000, 10_000];
const GOALS = [
  { most: 1.5, of: 'plain DOM' },
  { most: 0.3, of: 'AG Grid' },
];

async function recommendMany(page: Page, count: () => number): Promise<void> {
  let known: { data: { matches: object[] } } | null = null;
  await page.route(`**${paths.recommendations}`, async (route) => {
    known ??= (await (await route.fetch()).json()) as NonNullable<typeof known>;
    const { data } = known;
    const matches = Array.from({ length: count() }, (_, index) => ({
      ...data.matches[index % data.matches.length],
      serial: String(8_000_000_000 + index),
    }));
    await route.fulfill({ json: { data: { ...data, matches } } });
  });
}

async function typeAll(tab: Tab, size: number): Promise<number[]> {
  const field = tab.page.getByLabel('Filter', { exact: true });
  // Ours has a comma, the peers have none.
  const all = size.toLocaleString('en-US').replace(',', ',?');
  await field.focus();
  const tasks: number[] = [];
  for (const word of WORDS) {
    for (const letter of word) tasks.push(await taskOf(tab, () => tab.page.keyboard.press(letter)));
    await tab.page.getByText(new RegExp(`^Showing [\\d,]+ of ${all} units$`)).waitFor();
    await field.selectText();
    await taskOf(tab, () => tab.page.keyboard.press('Backspace'));
  }
  return tasks;
}

/** A letter in the filter of the comparison, beside other tables with as many units. */
export const benchFilter = (): Promise<Row[]> =>
  withBrowser(async ({ peers, ...tab }) => {
    const order = await signInAndFind(tab.page);
    let size = 0;
    await recommendMany(tab.page, () => size);
    const rows: Row[] = [];
    for (size of SIZES) {
      const addresses = {
        ours: productUrl() + order,
        'plain DOM': `${peers}/filterPlain/?${size}`,
        'AG Grid': `${peers}/filterAgGrid/?${size}`,
      };
      const tabs = await openTabs(tab, addresses, 'article, [role=row]');
      const tasks = await tabsByTurns(tabs, ROUNDS, (each) => typeAll(each, size));
      for (const [name, { page }] of tabs) if (name !== 'ours') await page.close();
      const what = `comparison: a letter of the filter, ${size.toLocaleString('en-US')} units`;
      rows.push({ what, unit: 'ms', ...tasks, goals: GOALS });
    }
    return rows;
  });
