import { productUrl } from '../../browser/signIn';
import type { Tell } from '../report/report';
import { throttle } from './measurePage';
import { rendersOf, watchRenders } from './renders';
import { byTurns, closePeers, openTabs, type Tab } from './tabs';
import { taskOf } from './tasks';
import { firstOrder, signInPatiently, withBrowser } from './withBrowser';

const [ROUNDS, PRESSES, COUNTED] = [4, 6, 2];
const NAME = 'Re-tank';
const SWITCH = 'main [role=switch]:enabled';

/** Presses the switch of the first card that has it. */
async function pressOf({ page }: Tab): Promise<() => Promise<unknown>> {
  const found = page
    .locator(SWITCH)
    .and(page.getByLabel(NAME, { exact: true }))
    .first();
  const control = await found.elementHandle();
  const press = () => page.evaluate((each) => (each instanceof HTMLInputElement ? each.click() : undefined), control);
  const wasOn = await found.isChecked();
  await press();
  if ((await found.isChecked()) === wasOn) throw new Error('The switch does not switch.');
  return press;
}

async function tasksOf(tab: Tab): Promise<number[]> {
  const press = await pressOf(tab);
  const tasks: number[] = [];
  for (let time = 0; time < PRESSES; time += 1) tasks.push(await taskOf(tab.page, tab.cdp, press));
  return tasks;
}

async function rendersPerPress(tab: Tab): Promise<number[]> {
  const press = await pressOf(tab);
  const renders: number[] = [];
  for (let time = 0; time < COUNTED; time += 1)
    renders.push(await rendersOf(tab.page, () => taskOf(tab.page, tab.cdp, press)));
  return renders;
}

/** One cost switch of the comparison, beside the same in Redux, a form of MUI and plain DOM. */
export const benchSwitch = (tell: Tell): Promise<void> =>
  withBrowser(async (opened) => {
    const { page, cdp, peers } = opened;
    await throttle(cdp);
    await watchRenders(page.context());
    await signInPatiently(page);
    const addresses = {
      ours: productUrl() + (await firstOrder(page)),
      'plain DOM': `${peers}/switch/?peer=plain`,
      Redux: `${peers}/switch/?peer=redux`,
      'MUI form': `${peers}/switch/?peer=mui-form`,
    };
    const tabs = await openTabs(opened, addresses, SWITCH);
    const tasks = await byTurns(tabs, ROUNDS, tasksOf);
    tell({ what: 'one cost switch: task', unit: 'ms', ...tasks, goals: [{ most: 2, of: 'plain DOM' }] });
    const { ours, peers: others } = await byTurns(tabs, 2, rendersPerPress);
    const { 'plain DOM': _, ...reactPeers } = others;
    await closePeers(tabs);
    tell({
      ...{ what: 'one cost switch: components rendered', unit: 'components', ours, peers: reactPeers },
      ...{ goals: [{ most: 6 }], test: 'test/web/screens/comparison/unitCard/UnitCard.test.tsx' },
    });
  });
