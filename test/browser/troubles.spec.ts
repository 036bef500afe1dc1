import { expect, test } from 'playwright/test';
import { expectAccessible } from './accessible';
import { signIn } from './signIn';
import { troubles } from './troubles';
import { faultsOfScreens, windows } from './windows';

test('loading, failed and asking screens do not overlap, scroll sideways or break an axe rule', async ({ page }) => {
  await signIn(page);
  expect(await faultsOfScreens(page, troubles, windows, expectAccessible)).toEqual([]);
});
