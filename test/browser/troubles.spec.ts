import { expect, test, type Page } from 'playwright/test';
import { extent } from '../support/extent';
import { expectAccessibleInColor, expectAccessibleInOtherColors } from './accessible';
import type { Screen } from './screens';
import { startSignedIn } from './startSignedIn';
import { troubles, wordyTroubles } from './troubles';
import { deskAndPhone, faultsOfScreens, windows } from './windows';

const expectAccessibleTrouble = (page: Page, screen: Screen) =>
  wordyTroubles.includes(screen) ? expectAccessibleInOtherColors(page) : expectAccessibleInColor(page);

test('loading, failed and asking screens do not overlap, scroll sideways or break an axe rule', async ({ page }) => {
  await startSignedIn(page);
  expect(await faultsOfScreens(page, troubles, extent(windows, deskAndPhone), expectAccessibleTrouble)).toEqual([]);
});
