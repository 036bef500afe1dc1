import { expect, test, type Page } from 'playwright/test';
import { go } from './inApp';
import { openComparison, openOrders, openUnit } from './screens';
import { startSignedIn } from './startSignedIn';

/**
 * A control is a button, link, field or choice that is visible in the window; the rows of a table, the cards of a list,
 * the values of one facet, the options of one choice, the heads of one table and the pages of one pager count once per
 * kind, and the header, the same on every screen, counts by itself.
 */
const controlsOf = (page: Page, place: 'header' | 'main') =>
  page.locator(place).evaluate((root) => {
    const kinds = new Map<string, string>();
    const nameOf = (control: Element) =>
      (control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('placeholder')) ?? '').trim();
    const isVisible = (control: Element) => {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return width > 1 && height > 1 && isInWindow && control.checkVisibility({ visibilityProperty: true });
    };
    const kindOf = (control: Element, name: string) => {
      if (control instanceof HTMLInputElement && control.type === 'radio') return `choice ${control.name}`;
      const facet = control.closest('fieldset');
      if (facet !== null) return `facet ${facet.querySelector('legend')?.textContent} ${control.tagName}`;
      const pager = control.closest('nav');
      if (pager !== null && root.tagName === 'MAIN') return 'pager';
      const head = control.closest('thead');
      if (head !== null) return 'heads';
      const repeated = control.closest('article, li, tbody tr');
      return repeated === null ? name : `${repeated.tagName} ${name.replaceAll(/[\d,]+/g, '')}`;
    };
    for (const control of root.querySelectorAll('a[href], button, input, select, textarea')) {
      if (isVisible(control)) kinds.set(kindOf(control, nameOf(control)), nameOf(control));
    }
    return [...kinds.keys()];
  });

test.use({ viewport: { width: 1440, height: 900 } });

const at = (path: string) => async (page: Page) => {
  await go(page, path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
};

for (const [name, limit, open] of [
  ['orders', 25, openOrders],
  ['comparison', 25, openComparison],
  ['inventory', 25, at('/inventory?view=table')],
  ['reserved', 12, at('/reserved')],
  ['overview', 12, at('/overview')],
  ['plan', 12, at('/plan')],
  ['unit', 12, openUnit],
  ['inquiries', 12, at('/inquiries')],
  ['settings', 12, at('/settings')],
] as const) {
  test(`the first screen of ${name} has at most ${limit} controls`, async ({ page }) => {
    await startSignedIn(page);
    await open(page);
    const controls = await controlsOf(page, 'main');
    expect(controls.length, controls.join('\n')).toBeLessThanOrEqual(limit);
    expect((await controlsOf(page, 'header')).length).toBeLessThanOrEqual(10);
  });
}
