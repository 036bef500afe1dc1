import type { Page } from 'playwright';
import * as z from 'zod';
import { paths } from '../../../src/contract/paths';
import { productUrl } from '../../browser/signIn';
import type { Tell } from '../report/report';
import { throttle } from './measurePage';
import { byTurns, closePeers, openTabs, type Tab } from './tabs';
import { taskOf } from './tasks';
import { firstOrder, signInPatiently, withBrowser } from './withBrowser';

const ROUNDS = 3;
const WORDS = ['lo1', '48', 'fr3', '124'];
/** Fifty megabytes of units take their time. */
const LOADED_WITHIN_MS = 180_000;
const SIZES = [1_000, 10_000];

const answerSchema = z.looseObject({
  data: z.looseObject({ matches: z.array(z.looseObject({ serial: z.string() })) }),
});

/** Makes as many units of the recommended ones as asked for, with serials of their own. */
async function recommendMany(page: Page, count: () => number): Promise<void> {
  let known: z.output<typeof answerSchema> | null = null;
  await page.route(`**${paths.recommendations}`, async (route) => {
    const answer = await route.fetch();
    known ??= answerSchema.parse(await answer.json());
    const { data } = known;
    const matches = Array.from({ length: count() }, (_, index) => ({
      ...data.matches[index % data.matches.length],
      serial: String(8_000_000_000 + index),
    }));
    await route.fulfill({ json: { data: { ...data, matches } } });
  });
}

/** Ours has a comma in it, tables of peers not. */
const countText = (size: number) => size.toLocaleString('en-US').replace(',', ',?');

/** Types the words letter by letter; what the main thread did for each letter, ms. */
async function typeAll({ page, cdp }: Tab, size: number): Promise<number[]> {
  const field = page.getByLabel('Filter', { exact: true });
  await field.focus();
  const tasks: number[] = [];
  for (const word of WORDS) {
    for (const letter of word) tasks.push(await taskOf(page, cdp, () => page.keyboard.press(letter)));
    await page.getByText(new RegExp(`^Showing [\\d,]+ of ${countText(size)} units$`)).waitFor();
    await field.selectText();
    await taskOf(page, cdp, () => page.keyboard.press('Backspace'));
  }
  return tasks;
}

/** A letter in the filter of the comparison, beside tables of others with as many units. */
export const benchFilter = (tell: Tell): Promise<void> =>
  withBrowser(async (opened) => {
    const { page, cdp, peers } = opened;
    await throttle(cdp);
    await signInPatiently(page);
    page.context().setDefaultTimeout(LOADED_WITHIN_MS);
    const order = await firstOrder(page);
    let size = 0;
    await recommendMany(page, () => size);
    for (size of SIZES) {
      const peer = (name: string) => `${peers}/filter/?peer=${name}&units=${size}`;
      const addresses = {
        ours: productUrl() + order,
        'plain DOM': peer('plain'),
        'AG Grid': peer('ag-grid'),
        'MUI DataGrid': peer('mui-grid'),
      };
      const tabs = await openTabs(opened, addresses, 'article, [role=row]');
      const tasks = await byTurns(tabs, ROUNDS, (tab) => typeAll(tab, size));
      await closePeers(tabs);
      tell({
        ...{ what: `comparison: a letter of the filter, ${size.toLocaleString('en-US')} units`, unit: 'ms', ...tasks },
        goals: [
          { most: 1.5, of: 'plain DOM' },
          { most: 0.3, of: 'AG Grid' },
        ],
      });
    }
  });
