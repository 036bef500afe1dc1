import { expect, test, type Page } from 'playwright/test';
import { recommendationsSchema } from '../../src/contract/matching/recommendations';
import { paths } from '../../src/contract/paths';
import type { Unit } from '../../src/contract/units/unit';
import { expectAccessible } from './accessible';
import { press } from './byKeyboard';
import { go } from './inApp';
import { exhaustive } from './rings';
import { comparisonShown } from './screens';
import { complaintsOf } from './signIn';
import { startSignedIn } from './startSignedIn';

const serialOf = ({ serial }: Unit) => String(serial);
const baseCost = ({ jcm_total_cost }: Unit) => jcm_total_cost ?? Infinity;
const canServe = ({ can_serve }: Unit) => can_serve === true;
const fits = ({ fit }: Unit) => fit?.class === 'Fits' || fit?.class === 'Fits with work';
const isPriced = ({ needed_work }: Unit) => needed_work.every(({ cost }) => cost !== null);

interface Stock {
  units: readonly Unit[];
  cheapest: Unit;
}

async function recommended(page: Page, act: () => Promise<void>): Promise<readonly Unit[]> {
  const [answer] = await Promise.all([page.waitForResponse(`**${paths.recommendations}`), act()]);
  return recommendationsSchema.parse(await answer.json()).data.matches;
}

async function compare(page: Page, job: string): Promise<Stock> {
  await startSignedIn(page, `/?search=${job}`);
  const units = await recommended(page, () => page.getByRole('link', { name: 'Compare Units' }).click());
  await comparisonShown(page);
  return { units, cheapest: units.reduce((one, other) => (baseCost(other) < baseCost(one) ? other : one)) };
}

const listed = (page: Page) =>
  page
    .getByRole('button', { name: /^Pin unit / })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.replace('Pin unit ', '')));

const rowOf = (page: Page, serial: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Pin unit ${serial}`, exact: true }) });

async function expectAfter(page: Page, serial: string, sort: string, better: readonly Unit[]): Promise<void> {
  // The first rows come before the others.
  await expect(page.getByRole('button', { name: /^Pin unit / })).toHaveCount(50);
  await page.getByLabel('Sort', { exact: true }).selectOption(sort);
  await expect(page.getByRole('columnheader', { name: sort === 'Margin' ? 'MARGIN' : 'MATCH' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const order = await listed(page);
  const places = better.map((unit) => order.indexOf(serialOf(unit)));
  expect(places.length).toBeGreaterThan(0);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(order.indexOf(serial)).toBeGreaterThan(Math.max(...places));
}

async function reserveWithReason(page: Page, serial: string, job: string, point: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Reserve unit ${serial}`, exact: true }).click();
  const question = page.getByRole('dialog', { name: `Reserve unit ${serial} for job ${job}?` });
  await expect(question.getByText('Reserving this unit needs a reason:')).toBeVisible();
  await expect(question.getByRole('listitem').filter({ hasText: point })).toBeVisible();
  await question.getByRole('button', { name: 'Reserve' }).click();
  await expect(question.getByRole('alert')).toHaveText('Enter a reason.');
  await expect(question.getByLabel('Reason')).toBeFocused();
  await expectAccessible(page);
  const reason = 'The customer lends it out until the right one is built.';
  await question.getByLabel('Reason').fill(reason);
  await question.getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByRole('article').getByText('Reserved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: `Unit Details of ${serial}`, exact: true }).click();
  const reservation = page.getByRole('region', { name: 'Reservation' });
  await reservation.getByRole('button', { name: /^History/ }).click();
  await expect(reservation.getByRole('listitem').first()).toContainText(`Reason: ${reason}`);
  await reservation.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(reservation.getByRole('button', { name: `Reserve for job ${job}` })).toBeEnabled();
  await expect(reservation.getByRole('listitem').first()).toContainText(`Reason: ${reason}`);
}

async function showCard(page: Page, serial: string) {
  await page.getByText('Cards', { exact: true }).click();
  await page.getByPlaceholder('Filter inventory results...').fill(serial);
  const card = page.getByRole('article', { name: new RegExp(`^${serial}\\b`) });
  await expect(page.getByRole('article')).toHaveCount(1);
  return card;
}

test('the cheapest unit that cannot serve is listed after those that can, is marked, and needs a reason to be reserved', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const job = 'J59051';
  const { units, cheapest } = await compare(page, job);
  const serial = serialOf(cheapest);
  const serving = units.filter(canServe);
  expect(cheapest.can_serve).toBe(false);
  expect(cheapest.kva_rating).toBe(75);
  await expect(page.getByText('No unit in stock fits this order')).toHaveCount(0);

  await page.getByText('Table', { exact: true }).click();
  for (const sort of ['Specs match', 'Margin']) await expectAfter(page, serial, sort, serving);
  await expect(rowOf(page, serial).getByText('Does not fit', { exact: true })).toBeVisible();
  const kva = rowOf(page, serial).locator('td[data-verdict]').first();
  await expect(kva).toHaveAttribute('data-verdict', 'does not fit');
  for (const unit of serving)
    await expect(rowOf(page, serialOf(unit)).getByText('Does not fit', { exact: true })).toHaveCount(0);

  const card = await showCard(page, serial);
  await expect(card.getByText('Does not fit', { exact: true })).toBeVisible();
  await expect(card.locator('[data-gap="alert"]')).toContainText('75 kVA is below the required 500 kVA');
  await expectAccessible(page);
  await reserveWithReason(page, serial, job, /^kVA: 75 kVA is below the required 500 kVA$/);
  expect(complaints).toEqual([]);
});

exhaustive(
  'a unit that looks cheapest but needs work of unknown cost comes after all whole margins, says so, and is reserved only with a reason',
  async ({ page }) => {
    const complaints = complaintsOf(page);
    const job = 'J58919';
    const { units, cheapest } = await compare(page, job);
    const serial = serialOf(cheapest);
    expect(cheapest.can_serve).toBe(true);
    expect(isPriced(cheapest)).toBe(false);

    await page.getByText('Table', { exact: true }).click();
    await expectAfter(page, serial, 'Specs match', units.slice(0, 1));
    await expectAfter(page, serial, 'Margin', units.filter(fits));
    await expect(rowOf(page, serial).getByText('Turn pull, cost not recorded', { exact: true })).toBeVisible();
    await expect(rowOf(page, serial).getByText(/^at most \$/)).toBeVisible();

    const card = await showCard(page, serial);
    await expect(card.getByText('Does not fit', { exact: true })).toHaveCount(0);
    await expect(card.getByText(/^Margin .*turn pull cost not recorded$/)).toBeVisible();
    await expect(card.getByText(/^at most \$/).first()).toBeVisible();
    await reserveWithReason(page, serial, job, /turn pull(?:,| ·) cost not recorded$/i);
    expect(complaints).toEqual([]);
  },
);

const openNotes = (page: Page) => page.getByText(/^From the notes: /).click();

exhaustive('a winding that the notes forbid counts against units after one click, and not before', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { units } = await compare(page, 'J59249');
  const isAluminum = ({ winding_material }: Unit) => winding_material === 'Aluminum';
  const [best] = units;
  expect(best && isAluminum(best) && canServe(best)).toBe(true);
  const badge = (unit?: Unit) =>
    page.getByRole('article', { name: new RegExp(`^${unit?.serial}\\b`) }).getByText('Best', { exact: true });
  await expect(badge(best)).toBeVisible();

  await openNotes(page);
  await expect(page.getByText(/^“No aluminum windings/)).toBeVisible();
  const count = page.getByRole('switch', { name: /^Count it: / });
  await expect(count).not.toBeChecked();
  const counted = await recommended(page, () => press(page, count, 'Space'));
  await expect(count).toBeChecked();
  await expect(count).toBeFocused();
  expect(counted.filter(isAluminum).filter(canServe)).toEqual([]);
  const [right] = counted;
  expect(right?.winding_material).toBe('Copper');
  await expect(badge(right)).toBeVisible();
  await expect(badge(best)).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('From the notes: copper windings (counted)')).toBeVisible();
  await openNotes(page);
  await expect(count).toBeChecked();
  await expect(badge(right)).toBeVisible();
  await count.click();
  await expect(badge(best)).toBeVisible();
  expect(complaints).toEqual([]);
});

exhaustive(
  'a demand that was accepted from the notes counts on the unit page, in its reservation and in its estimate',
  async ({ page }) => {
    const complaints = complaintsOf(page);
    const { units } = await compare(page, 'J59249');
    const order = new URL(page.url()).pathname;
    const serial = String(units[0]?.serial);
    await openNotes(page);
    const count = page.getByRole('switch', { name: /^Count it: / });
    await recommended(page, () => press(page, count, 'Space'));
    await expect(count).toBeChecked();

    await go(page, `/unit/${serial}?order=${order.split('/').at(-1)}`);
    await expect(page.getByText('Does not fit', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: /^Reserve for / }).click();
    await expect(page.getByRole('dialog').getByText('Reserving this unit needs a reason:')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();

    await go(page, `${order}/estimates?edit=new:${serial}`);
    await expect(page.getByText("From the order's texts: Copper windings")).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('row', { name: /^State/ })).toContainText('Does not fit. Winding material');
    expect(complaints).toEqual([]);
  },
);
