import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { isExhaustive } from '../support/extent';
import { untilStill } from './untilStill';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds; only the rules that are named, where some are. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await untilStill(page);
  // No frame here is of another origin, so axe needs no page of its own to gather what it finds: half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await (rules ? axe.withRules(rules) : axe.withTags(WCAG)).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * The page as it stands breaks no rule of WCAG 2.2 AA that a machine can check. The other theme is checked in the sweeps
 * over all screens, and in the exhaustive ring here too.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (isExhaustive) await expectAccessibleInBothThemes(page);
  else expect(await violations(page)).toEqual([]);
}

/** The same in either theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  expect(await violations(page)).toEqual([]);
  // The themes differ in their colors alone.
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  expect(await violations(page, ['color-contrast']), 'in the other theme').toEqual([]);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}
