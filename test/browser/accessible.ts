import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { isExhaustive } from '../support/extent';
import { untilStill } from './untilStill';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The color check takes nine tenths of axe's time. */
const COLORS = 'color-contrast';

type Choice = (axe: AxeBuilder) => AxeBuilder;

/** A second check counts: a toast that leaves during the first one has neither its color nor its place. */
async function violations(page: Page, choose: Choice): Promise<string[]> {
  const found = await violationsNow(page, choose);
  return found.length === 0 ? found : violationsNow(page, choose);
}

async function violationsNow(page: Page, choose: Choice): Promise<string[]> {
  await untilStill(page);
  // axe is injected into a document only once.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'void 0' : undefined;
  // No frame is from another origin. Without the extra page of axe's default mode a check takes half the time.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await choose(axe).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
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

async function expectOtherColors(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await colorsChanged(page);
  expect(await violations(page, (axe) => axe.withRules(COLORS)), 'in the other theme').toEqual([]);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

/**
 * The page as it stands breaks no rule of WCAG 2.2 AA that a machine can check. Colors are checked pair by pair in
 * test/web/ui/theme.test.ts, and on the page, in both themes, in the exhaustive ring.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await violations(page, (axe) => axe.withTags(WCAG).disableRules(isExhaustive ? [] : [COLORS]));
  expect(found).toEqual([]);
  if (isExhaustive) await expectOtherColors(page);
}
