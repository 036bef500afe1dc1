import { expect, test, type Page } from 'playwright/test';
import { extent } from '../support/extent';
import { expectAccessible, expectAccessibleInColor, expectAccessibleInOtherColors } from './accessible';
import type { Screen } from './seeded/screen';
import { startSignedIn } from './startSignedIn';
import { troubles, wordyTroubles } from './troubles';
import { deskAndPhone, faultsOfScreens, windows } from './windows';

/** One screen represents the others that load or fail alike. `test/web/ui/theme.test.ts` checks each pair of colors. */
const STANDS_FOR_ITS_LIKE = /^(app-loading|app-failed|overview-loading|reserved-empty)$/;

function expectAccessibleTrouble(page: Page, screen: Screen): Promise<void> {
  if (wordyTroubles.includes(screen)) return expectAccessibleInOtherColors(page);
  return STANDS_FOR_ITS_LIKE.test(screen.name) ? expectAccessibleInColor(page) : expectAccessible(page);
}

test('loading, failed and asking screens do not overlap, scroll sideways or break an axe rule', async ({ page }) => {
  await startSignedIn(page);
  expect(await faultsOfScreens(page, troubles, extent(windows, deskAndPhone), expectAccessibleTrouble)).toEqual([]);
});
