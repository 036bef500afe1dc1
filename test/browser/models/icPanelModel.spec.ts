import { expect, type Page } from 'playwright/test';
import { paths } from '../../../src/contract/paths';
import { sampleOrders } from '../../../src/sample/orders';
import { sampleUnits } from '../../../src/sample/units';
import { startSignedIn } from '../startSignedIn';
import { holdCalls, type HeldCalls } from './heldCalls';
import { icPanelModel } from './icPanelModel';
import type { Implementation } from './journeys';
import { testModel } from './testModel';
import { expectToast } from './expectToast';

interface World {
  page: Page;
  calls: HeldCalls;
  numbers: Record<'nothing' | 'new' | 'listed' | 'unknown', string>;
}

const ORDER = '10001';

function smallUnit(): string {
  const assigned = sampleOrders().map((order) => order.assigned_serial);
  const unit = sampleUnits().find(({ kva_rating, serial }) => kva_rating === 45 && !assigned.includes(serial));
  if (!unit) throw new Error('The sample inventory has no such unit.');
  return unit.serial;
}

const opener = (page: Page) => page.getByRole('button', { name: 'Add Inventory Control Number' });
const input = (page: Page) => page.getByPlaceholder('Enter IC# to add new card...');
const search = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
const remove = ({ page, numbers }: World) => page.getByRole('button', { name: `Remove unit ${numbers.new}` });

async function expectToastOf({ page }: World, { toast }: { toast: string | null }): Promise<void> {
  if (toast !== null) await expectToast(page, toast);
}

const implementation: Implementation<typeof icPanelModel, World> = {
  states: {
    closed: async (world, { isAdded }) => {
      await expect(opener(world.page)).toHaveAttribute('aria-expanded', 'false');
      await expect(input(world.page)).toBeHidden();
      await expect(remove(world)).toHaveCount(isAdded ? 1 : 0);
    },
    empty: async (world, context) => {
      await expect(input(world.page)).toHaveValue('');
      await expect(search(world.page)).toBeDisabled();
      await expect(remove(world)).toHaveCount(context.isAdded ? 1 : 0);
      await expectToastOf(world, context);
    },
    typed: async (world, context) => {
      await expect(input(world.page)).toHaveValue(world.numbers[context.typed]);
      await expect(input(world.page)).toBeEditable();
      await expect(search(world.page)).toBeEnabled();
      await expectToastOf(world, context);
    },
    searching: async ({ page, numbers }, { typed }) => {
      await expect(page.getByRole('button', { name: 'Searching...' })).toBeVisible();
      await expect(input(page)).toHaveValue(numbers[typed]);
      await expect(input(page)).not.toBeEditable();
    },
  },
  events: {
    TOGGLE: ({ page }) => opener(page).click(),
    CANCEL: ({ page }) => page.getByRole('search').getByRole('button', { name: 'Cancel' }).click(),
    TYPE_NEW: ({ page, numbers }) => input(page).fill(numbers.new),
    TYPE_LISTED: ({ page, numbers }) => input(page).fill(numbers.listed),
    TYPE_UNKNOWN: ({ page, numbers }) => input(page).fill(numbers.unknown),
    CLEAR: ({ page }) => input(page).fill(''),
    SUBMIT: async ({ page, calls }) => {
      await search(page).click();
      await calls.arrived();
    },
    ANSWER: ({ calls }) => calls.answer(),
    DROP: ({ calls }) => calls.drop(),
    REMOVE: (world) => remove(world).click(),
  },
};

testModel(icPanelModel, implementation, async (page) => {
  const calls = await holdCalls(page, 'POST', new RegExp(paths.matchIc));
  await startSignedIn(page, `/order/${ORDER}`);
  const first = page.getByRole('region', { name: 'Units' }).getByRole('article').first();
  const listed = (await first.getAttribute('data-serial')) ?? '';
  return { page, calls, numbers: { nothing: '', new: smallUnit(), listed, unknown: 'no such unit' } };
});
