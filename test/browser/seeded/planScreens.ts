import { expect, type Page } from 'playwright/test';
import { paths } from '../../../src/contract/paths';
import type { ListedScenario } from '../../../src/contract/plan/planScenarios';
import { DEFAULT_QUESTION, scenarioAddress } from '../../../src/domain/plan/planAddress';
import { go } from '../inApp';
import { callApiAs, type CallApi } from './callApi';
import type { Screen } from './screen';

const NAMES = ['As usual', 'Without 961576 for Bluestem, as the customer wants a new one'] as const;
const questions = [DEFAULT_QUESTION, { ...DEFAULT_QUESTION, forbidden: [{ order_id: 10010, serial: '961576' }] }];

async function listed(call: CallApi): Promise<ListedScenario[]> {
  const { results } = await call<{ results: ListedScenario[] }>('GET', paths.planScenarios);
  return results.filter(({ name, is_own }) => is_own && NAMES.some((each) => name === each));
}

async function openPlan(page: Page): Promise<void> {
  const call = await callApiAs(page, () => go(page, '/activity'));
  const known = (await listed(call)).map(({ name }) => name);
  for (const [index, name] of NAMES.entries())
    if (!known.includes(name)) await call('POST', paths.planScenarios, { name, question: questions[index] });
  const scenario = (await listed(call)).find(({ name }) => name === NAMES[0]);
  await go(page, `/plan?${scenario ? scenarioAddress(scenario) : ''}`);
  await page.getByRole('region', { name: 'Planned units' }).waitFor();
}

async function removeScenarios(page: Page): Promise<void> {
  const call = await callApiAs(page, () => go(page, '/activity'));
  for (const { id } of await listed(call)) await call('DELETE', paths.planScenario(String(id)));
}

async function openAll(page: Page): Promise<void> {
  await openPlan(page);
  for (const name of NAMES) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await page.getByRole('region', { name: 'Comparison of scenarios' }).waitFor();
  await page
    .getByRole('button', { name: /^Change unit / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Other units for / }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
}

export const planScreens: readonly Screen[] = [
  { name: 'plan', open: openAll },
  {
    name: 'plan-weeks',
    open: async (page) => {
      await page.getByText('Weeks', { exact: true }).click();
      await page.getByRole('button', { name: 'Adjust' }).click();
      await page.getByRole('region', { name: 'What the plan changes' }).waitFor();
    },
  },
  {
    name: 'plan-reserve',
    open: async (page) => {
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByRole('button', { name: /^Reserve \d+ units$/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    close: removeScenarios,
  },
];
