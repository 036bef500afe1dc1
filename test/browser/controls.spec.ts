import { expect, test, type Locator } from 'playwright/test';
import { screens } from './screens';
import { startSignedIn } from './startSignedIn';

/**
 * A control is a button, link, field or choice that is visible in the window; the rows of a table, the cards of a list,
 * the fields of one requirement, the values of one facet, the options of one choice, the heads of sections, the heads
 * of one table and the pages of one pager count once per kind, and the header, the same on every screen, counts by
 * itself.
 */
const controlsOf = (place: Locator) =>
  place.evaluate((root) => {
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
      if (control.matches('[aria-expanded]:not([aria-haspopup])') && control.closest('section, article'))
        return 'section';
      if (control.closest('section')?.querySelector('h2')?.textContent === 'Requirement') return 'requirement';
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

const limits = {
  ...{ orders: 25, 'orders-table': 25, comparison: 25, inventory: 25, 'inventory-cards': 25 },
  ...{ reserved: 12, overview: 12, plan: 12, unit: 12, estimates: 12, activity: 12, request: 12 },
  ...{ 'my-work': 12, 'estimate-list': 12, inquiries: 12, inquiry: 12, 'sales-order': 12, import: 12 },
  ...{ 'comparison-table': 25 },
} as const;

test('the first screen of each place has at most as many controls as its limit', async ({ page }) => {
  await startSignedIn(page);
  const tooMany: string[] = [];
  for (const [name, limit] of Object.entries(limits))
    await test.step(name, async () => {
      await screens.find((screen) => screen.name === name)?.open(page);
      const main = page.getByRole('main');
      // A page that replaces another one is empty for a moment.
      let controls: string[] = [];
      await expect(async () => {
        controls = await controlsOf(main);
        expect(controls.length, name).toBeGreaterThan(0);
      }).toPass();
      if (controls.length > limit) tooMany.push(`${name}: ${controls.length}, limit ${limit}: ${controls.join(', ')}`);
      expect((await controlsOf(page.getByRole('banner'))).length, name).toBeLessThanOrEqual(12);
    });
  expect(tooMany).toEqual([]);
});
