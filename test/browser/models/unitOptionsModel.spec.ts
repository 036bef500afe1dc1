import { expect, type Page } from 'playwright/test';
import { paths } from '../../../src/contract/paths';
import { sampleOrders } from '../../../src/sample/orders';
import { sampleUnits } from '../../../src/sample/units';
import { productUrl } from '../signIn';
import { startSignedIn } from '../startSignedIn';
import { holdCalls, type HeldCalls } from './heldCalls';
import type { Implementation } from './journeys';
import { testModel } from './testModel';
import { expectToast } from './expectToast';
import { unitOptionsModel } from './unitOptionsModel';

interface World {
  page: Page;
  calls: HeldCalls;
  loaded: boolean;
  theirs: boolean;
}

/** No other spec saves options of the last available unit. */
function lastFreeUnit(): string {
  const assigned = sampleOrders().map((order) => order.assigned_serial);
  const unit = sampleUnits().findLast(({ serial }) => !assigned.includes(serial));
  if (!unit) throw new Error('The sample inventory has no available unit.');
  return unit.serial;
}
const SERIAL = lastFreeUnit();

const option = (page: Page, name: string) => page.getByRole('switch', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

async function expectEditing(
  world: World,
  isDirty: boolean,
  { isStale, toast }: { isStale: boolean; toast: string | null },
) {
  const { page, loaded } = world;
  await expect(question(page)).toBeHidden();
  await expect(option(page, 'Turn pull')).toBeChecked({ checked: loaded !== isDirty });
  await expect(button(page, 'Save Changes')).toBeEnabled({ enabled: isDirty });
  await expect(button(page, 'Reset')).toBeEnabled({ enabled: isDirty });
  await expect(button(page, 'Load latest values')).toHaveCount(isStale ? 1 : 0);
  if (toast !== null) await expectToast(page, toast);
}

async function saveAsOther(world: World): Promise<void> {
  world.theirs = !world.theirs;
  const { authorization = '', 'if-match': version = '' } = await world.calls.last().request().allHeaders();
  const response = await world.page.request.put(productUrl() + paths.unitOptions(SERIAL), {
    headers: { authorization, 'if-match': version },
    data: { reTank: false, feedConversion: world.theirs, replacementCabinet: false, turnPull: world.loaded },
  });
  expect(response.ok()).toBe(true);
}

const implementation: Implementation<typeof unitOptionsModel, World> = {
  states: {
    clean: (world, context) => expectEditing(world, false, context),
    dirty: (world, context) => expectEditing(world, true, context),
    saving: async ({ page }) => {
      await expect(button(page, 'Saving...')).toBeVisible();
      await expect(option(page, 'Turn pull')).toBeDisabled();
    },
    requested: ({ page }) => expect(question(page)).toBeVisible(),
    away: ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'Open Orders' })).toBeVisible(),
  },
  events: {
    FLIP: ({ page }) => option(page, 'Turn pull').click(),
    RESET: ({ page }) => button(page, 'Reset').click(),
    SAVE: async ({ page, calls }) => {
      await button(page, 'Save Changes').click();
      await calls.arrived();
    },
    ANSWER: async (world, { isBehind }) => {
      if (!isBehind) world.loaded = !world.loaded;
      await world.calls.answer();
    },
    DROP: ({ calls }) => calls.drop(),
    OVERTAKE: async (world) => {
      await saveAsOther(world);
      await world.calls.answer();
    },
    LOAD_NEWER: async ({ page, theirs }) => {
      await button(page, 'Load latest values').click();
      await expect(option(page, 'Feed conversion')).toBeChecked({ checked: theirs });
    },
    LEAVE: ({ page }) => page.getByRole('link', { name: 'Open Orders' }).click(),
    STAY: ({ page }) => answer(page, 'Stay'),
    LEAVE_ANYWAY: ({ page }) => answer(page, 'Leave'),
    RETURN: async ({ page }) => {
      await page.goBack();
    },
  },
};

testModel(unitOptionsModel, implementation, async (page) => {
  const calls = await holdCalls(page, 'PUT', new RegExp(paths.unitOptions(SERIAL)));
  await startSignedIn(page, `/unit/${SERIAL}`);
  return { page, calls, loaded: await option(page, 'Turn pull').isChecked(), theirs: false };
});
