import { productUrl } from '../../browser/signIn';
import type { Row } from '../report';
import { tabsByTurns, openTabs, signInAndFind, taskOf, withBrowser, type Tab } from './browser';

const [ROUNDS, PRESSES, COUNTED] = [3, 6, 2];
const TEST = '../../test/web/features/comparison/components/unitCard/UnitCard.test.tsx';

/** Counts rendered components as React's developer tools do: PerformedWork is the first flag; unchanged children did not render. */
const HOOK = `
  window.rendered = 0;
  const COMPONENTS = [0, 1, 11, 15];
  const visit = (fiber, before) => {
    if (COMPONENTS.includes(fiber.tag) && fiber.flags & 1) window.rendered += 1;
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child, child.alternate);
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot: (_, root) => {
      if (window.counts) visit(root.current, root.current.alternate);
    },
  };
`;

async function pressOf({ page }: Tab): Promise<() => Promise<unknown>> {
  const found = page
    .locator('main [role=switch]:enabled')
    .and(page.getByLabel('Re-tank', { exact: true }))
    .first();
  const control = await found.elementHandle();
  const press = () => page.evaluate((each) => (each instanceof HTMLInputElement ? each.click() : undefined), control);
  const wasOn = await found.isChecked();
  await press();
  if ((await found.isChecked()) === wasOn) throw new Error('The switch does not switch.');
  return press;
}

/** The main thread's time for each press, ms, or the components that it renders. */
async function pressMany(tab: Tab, times: number, isCounted: boolean): Promise<number[]> {
  const press = await pressOf(tab);
  const values: number[] = [];
  for (let time = 0; time < times; time += 1) {
    if (isCounted) await tab.page.evaluate('window.rendered = 0; window.counts = true');
    const task = await taskOf(tab, press);
    values.push(isCounted ? await tab.page.evaluate<number>('window.counts = false; window.rendered') : task);
  }
  return values;
}

/** One cost switch of the comparison, beside the same in a form of MUI and plain DOM. */
export const benchSwitch = (): Promise<Row[]> =>
  withBrowser(async ({ peers, ...tab }) => {
    await tab.page.context().addInitScript({ content: HOOK });
    const addresses = {
      ours: productUrl() + (await signInAndFind(tab.page)),
      'plain DOM': `${peers}/switchPlain/`,
      'MUI form': `${peers}/switchMuiForm/`,
    };
    const tabs = await openTabs(tab, addresses, 'main [role=switch]:enabled');
    const tasks = await tabsByTurns(tabs, ROUNDS, (each) => pressMany(each, PRESSES, false));
    const { ours, peers: others } = await tabsByTurns(tabs, 1, (each) => pressMany(each, COUNTED, true));
    const { 'plain DOM': _, ...reactPeers } = others;
    const what = `one cost switch: components rendered ([test](${TEST}))`;
    return [
      { what: 'one cost switch: task', unit: 'ms', ...tasks, goals: [{ most: 2, of: 'plain DOM' }] },
      { what, unit: 'components', ours, peers: reactPeers, goals: [{ most: 6 }] },
    ];
  });
