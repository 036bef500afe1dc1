import { expect, test } from 'playwright/test';
import { expectAccessible } from './accessible';
import { signIn } from './signIn';
import { troubles } from './troubles';
import { faultsOfScreens, windows } from './windows';

test('what waits, failed or asks does not overlap, scroll sideways or give axe something to find either', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page);
  expect(await faultsOfScreens(page, troubles, windows, expectAccessible)).toEqual([]);
});
