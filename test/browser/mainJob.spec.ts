import { expect, test, type Locator } from 'playwright/test';
import { sampleOrders } from '../../src/sample/orders';
import type { SampleUnit } from '../../src/sample/jobs';
import { sampleUnits } from '../../src/sample/units';
import { expectAccessible } from './accessible';
import { moving } from './looks';
import { complaintsOf, productUrl, signIn } from './signIn';

/** A unit that is not recommended, because it is too small, and needs a new cabinet at a price. */
function smallUnitWithOldCabinet(): string {
  const assigned = new Set(sampleOrders().map((order) => order.assigned_serial));
  const isWanted = ({ serial, kva_rating, cabinet_condition }: SampleUnit) =>
    kva_rating === 45 && cabinet_condition === 'replace' && !assigned.has(serial);
  const unit = sampleUnits().find(isWanted);
  if (!unit) throw new Error('The sample inventory has no such unit.');
  return unit.serial;
}

const marginsOf = (card: Locator): Locator => card.getByRole('definition').filter({ hasText: /^-?\$.*%$/ });

test.use(moving);

test('a user can sign in, find an order, add a unit by IC#, change a cost option, see the margin change and log out', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(productUrl());
  await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible();
  await expectAccessible(page);

  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Open Orders' })).toBeVisible();
  await expect(page.getByText(/^Showing 1-6 of \d+ orders$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await expect(page.getByRole('heading', { name: /^Job Number: / })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.first().getByText('Best')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  const input = page.getByPlaceholder('Enter IC# to add new card...');
  await input.fill('no such unit');
  await input.press('Enter');
  await expect(page.getByText('Error searching IC#')).toBeVisible();
  await expect(input).toHaveValue('no such unit');

  const serial = smallUnitWithOldCabinet();
  await input.fill(serial);
  await input.press('Enter');
  await expect(page.getByText(`Successfully added unit ${serial} to recommendations`)).toBeVisible();
  await expect(cards.first()).toContainText(serial);

  const margin = marginsOf(cards.first());
  const [marginBefore = ''] = await margin.allInnerTexts();
  await expect(margin).toHaveText([marginBefore, marginBefore]);
  await expect(cards.first().getByText('Does not fit', { exact: true })).toBeVisible();
  await expect(cards.first().getByText('Margin without replacement cabinet')).toHaveCount(0);
  const cabinet = cards.first().getByRole('switch', { name: /Replacement cabinet/ });
  await expect(cabinet).toBeChecked();
  await cabinet.click();
  await expect(cards.first().getByText('Margin without replacement cabinet')).toBeVisible();
  await expect(margin.first()).not.toHaveText(marginBefore);
  const [marginAfter = ''] = await margin.allInnerTexts();
  await expect(margin).toHaveText([marginAfter, marginAfter]);

  await page.reload();
  await expect(cards.first()).toContainText(serial);
  await expect(cabinet).not.toBeChecked();
  await expect(margin).toHaveText([marginAfter, marginAfter]);

  await page.getByRole('button', { name: /log ?out/i }).click();
  await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Job Number: /)).toHaveCount(0);
  expect(complaints.filter((each) => !/favicon/.test(each))).toEqual([]);
});
