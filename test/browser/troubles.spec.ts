import { expect } from 'playwright/test';
import { expectAccessible } from './accessible';
import { exhaustive } from './rings';
import { startSignedIn } from './startSignedIn';
import { troubles } from './troubles';
import { allWindows, faultsOfScreens } from './windows';

exhaustive(
  'loading, failed and asking screens do not overlap, scroll sideways or break an axe rule',
  async ({ page }) => {
    await startSignedIn(page);
    expect(await faultsOfScreens(page, troubles, allWindows, expectAccessible)).toEqual([]);
  },
);
