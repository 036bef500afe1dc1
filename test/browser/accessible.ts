import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { isExhaustive } from '../support/extent';
import { untilStill } from './untilStill';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The color check takes nine tenths of axe's time. */
const COLORS = 'color-contrast';

async function violations(
  page: Page,
  { without = [] as string[], by = [] as string[], within = 'html' } = {},
): Promise<string[]> {
  await untilStill(page);
  // axe is injected into a document only once.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'void 0' : undefined;
  // No frame is from another origin. Without the extra page of axe's default mode a check takes half the time.
  const axe = new AxeBuilder({ page, axeSource })
    .include(within)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const found = await (by.length > 0 ? axe.withRules(by) : axe.withTags(WCAG).disableRules(without)).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * The page as it stands breaks no rule of WCAG 2.2 AA that a machine can check. Colors are checked in the sweeps over all
 * screens, each pair of them in test/web/ui/theme.test.ts, and in the exhaustive ring here too.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (isExhaustive) await expectAccessibleInBothThemes(page);
  else expect(await violations(page, { without: [COLORS] })).toEqual([]);
}

export async function expectAccessibleWithColorsOf(page: Page, within: string): Promise<void> {
  await expectAccessible(page);
  if (!isExhaustive) expect(await violations(page, { by: [COLORS], within })).toEqual([]);
}

export const expectAccessibleColors = async (page: Page): Promise<void> =>
  isExhaustive ? expectAccessibleInBothThemes(page) : expect(await violations(page, { by: [COLORS] })).toEqual([]);

export const expectAccessibleInColor = async (page: Page): Promise<void> =>
  isExhaustive ? expectAccessibleInBothThemes(page) : expect(await violations(page)).toEqual([]);

export const DIALOG = '[role="dialog"]';

/** Checks the open dialog alone; in the exhaustive ring the whole page. */
export const expectAccessibleDialog = async (page: Page): Promise<void> =>
  isExhaustive ? expectAccessibleInBothThemes(page) : expect(await violations(page, { within: DIALOG })).toEqual([]);

/** Checks the page in the colors of the other theme; in the exhaustive ring in both. */
export async function expectAccessibleInOtherColors(page: Page, within = 'html'): Promise<void> {
  if (isExhaustive) return expectAccessibleInBothThemes(page);
  expect(await violations(page, { without: [COLORS], within })).toEqual([]);
  await expectOtherColors(page, within);
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await expectOtherColors(page);
}

/** Waits for color transitions. An inherited color may start its transition after its parent's has ended. */
const colorsChanged = (page: Page) =>
  page.evaluate(async () => {
    const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    do {
      await Promise.allSettled(changing().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    } while (changing().length > 0);
  });

async function expectOtherColors(page: Page, within = 'html'): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await colorsChanged(page);
  expect(await violations(page, { by: [COLORS], within }), 'in the other theme').toEqual([]);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}
