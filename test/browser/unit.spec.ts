import { expect, test, type Page } from 'playwright/test';
import { sampleOrders } from '../../src/sample/orders';
import { sampleUnits } from '../../src/sample/units';
import { expectAccessible } from './accessible';
import { press, tabTo } from './byKeyboard';
import { exhaustive } from './rings';
import { complaintsOf, productUrl } from './signIn';
import { startSignedIn } from './startSignedIn';

const openOrders = sampleOrders().filter((order) => order.assigned_serial === null && order.issued_units === 0);
const taken = sampleOrders().map((order) => order.assigned_serial);
const freeUnits = sampleUnits().filter(({ serial, pictures }) => !taken.includes(serial) && pictures.length > 0);

/** Each journey has a different unit, since its changes are saved. */
function place(journey: number) {
  const [serial, order] = [freeUnits[journey]?.serial, openOrders[journey]];
  const path = `/unit/${serial}?order=${order?.order_code}`;
  return { serial, job: order?.job_number, path };
}

const option = (page: Page, name: string) => page.getByRole('switch', { name });
const gallons = (page: Page) => page.getByLabel('Estimated gallons');
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const toast = (page: Page, text: string) => page.getByRole('region', { name: /notification/i }).getByText(text);
const SAVED = 'Unit details updated successfully';
const ruleOfThumb = (page: Page) => page.getByRole('region', { name: 'Quick estimate (standard percentages)' });
const roughMargin = (page: Page) => ruleOfThumb(page).locator('strong');
const address = (page: Page) => page.url().replace(productUrl(), '');

test('changed options are saved and are there after a reload', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { serial, path } = place(0);
  await startSignedIn(page, path);
  await expect(page.getByRole('heading', { level: 1, name: `Unit ${serial}` })).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await ruleOfThumb(page).getByRole('button', { name: 'Quick estimate (standard percentages)' }).click();
  const margin = await roughMargin(page).innerText();

  await option(page, 'FR3').check();
  await expect(gallons(page)).toHaveValue('620');
  await expect(roughMargin(page)).not.toHaveText(margin);
  await expect(page.getByText('Enter gallons to save FR3.')).toHaveCount(0);
  await gallons(page).press('Control+a');
  await gallons(page).press('Delete');
  await expect(page.getByText('Enter gallons to save FR3.')).toBeVisible();
  await gallons(page).pressSequentially('-0e5.x4+0');
  await gallons(page).blur();
  await expect(gallons(page)).toHaveValue('540');
  await option(page, 'Turn pull').check();
  await save(page).click();
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(save(page)).toBeDisabled();

  await page.reload();
  await expect(gallons(page)).toHaveValue('540');
  await expect(option(page, 'Turn pull')).toBeChecked();
  await expect(option(page, 'Re-tank')).not.toBeChecked();
  await option(page, 'Turn pull').uncheck();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(option(page, 'Turn pull')).toBeChecked();
  expect(complaints).toEqual([]);
});

test.describe('the gallons field', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  exhaustive('the gallons field takes digits only, typed or pasted', async ({ page }) => {
    await startSignedIn(page, place(1).path);
    await option(page, 'FR3').check();
    for (const [pasted, value] of [
      ['1.5', '620'],
      ['-3', '620'],
      ['1e3', '620'],
      ['many', '620'],
      ['1234567', '620'],
      ['0455', '455'],
    ] as const) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await gallons(page).press('Control+a');
      await gallons(page).press('Control+v');
      await gallons(page).blur();
      await expect(gallons(page), pasted).toHaveValue(value);
    }
    for (const key of ['e', '-', '+', '.']) await gallons(page).press(key);
    await gallons(page).blur();
    await expect(gallons(page)).toHaveValue('455');
    await gallons(page).fill('');
    await gallons(page).press('e');
    await expect(gallons(page)).toHaveValue('');
    expect(await gallons(page).evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(false);
  });
});

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const answer = async (page: Page, name: 'Stay' | 'Leave') => {
  await question(page).getByRole('button', { name }).click();
  await expect(question(page)).toBeHidden();
};
const placeInHistory = (page: Page) =>
  page.evaluate(() => [window.history.length, JSON.stringify(window.history.state)]);

async function edit(page: Page): Promise<string> {
  await startSignedIn(page, '/reserved');
  await page.getByRole('link', { name: 'Unit Details of' }).first().click();
  await save(page).waitFor();
  await page.getByRole('link', { name: 'Open Orders' }).click();
  await page.getByRole('heading', { level: 1, name: 'Open Orders' }).waitFor();
  await page.goBack();
  await option(page, 'Turn pull').check();
  await page.evaluate(() => window.scrollTo(0, 120));
  return address(page);
}

for (const [way, go, there] of [
  ['Back', (page: Page) => page.goBack(), 'Reserved Transformers'],
  ['Forward', (page: Page) => page.goForward(), 'Open Orders'],
] as const) {
  exhaustive(
    `leaving a page with unsaved options by ${way} asks for confirmation, and staying leaves address, history and view unchanged`,
    async ({ page }) => {
      const path = await edit(page);
      const before = await placeInHistory(page);
      await go(page);
      await expect(question(page)).toBeVisible();
      await answer(page, 'Stay');
      expect(address(page)).toBe(path);
      expect(await placeInHistory(page)).toEqual(before);
      expect(await page.evaluate(() => window.scrollY)).toBe(120);
      await expect(option(page, 'Turn pull')).toBeChecked();
      await go(page);
      await answer(page, 'Leave');
      await expect(page.getByRole('heading', { level: 1, name: there })).toBeVisible();
      await (way === 'Back' ? page.goForward() : page.goBack());
      await expect(option(page, 'Turn pull')).not.toBeChecked();
    },
  );
}

test('reloading or closing with unsaved options shows a browser dialog, logging out a dialog of the page', async ({
  page,
}) => {
  const path = await edit(page);
  const requested: string[] = [];
  page.on('dialog', (dialog) => {
    requested.push(dialog.type());
    void (requested.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  // The reload never ends.
  void page.reload().catch(() => null);
  await expect.poll(() => requested).toEqual(['beforeunload']);
  await expect(option(page, 'Turn pull')).toBeChecked();
  await page.reload();
  expect(requested).toEqual(['beforeunload', 'beforeunload']);
  await expect(option(page, 'Turn pull')).not.toBeChecked();

  await option(page, 'Turn pull').check();
  await page.getByRole('button', { name: /log ?out/i }).click();
  await answer(page, 'Stay');
  expect(address(page)).toBe(path);
  await page.getByRole('button', { name: /log ?out/i }).click();
  await answer(page, 'Leave');
  await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible();
  expect(requested).toHaveLength(2);
});

exhaustive('a user can read, change, save, reserve and release a unit with the keyboard alone', async ({ page }) => {
  const { serial, job, path } = place(7);
  await startSignedIn(page, path);
  await expectAccessible(page);
  await expect(
    page.getByRole('region', { name: 'Estimate for this order' }).getByText('Does not fit', { exact: true }),
  ).toBeVisible();
  await press(page, page.getByRole('button', { name: `Reserve for job ${job}` }));
  const requested = page.getByRole('dialog', { name: `Reserve unit ${serial} for job ${job}?` });
  await expect(requested.getByRole('listitem').filter({ hasText: /^kVA: / })).toBeVisible();
  await press(page, requested.getByRole('button', { name: 'Reserve' }));
  await expect(requested.getByRole('alert')).toHaveText('Enter a reason.');
  await expect(requested.getByLabel('Reason')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('For a trial in the yard.');
  await press(page, requested.getByRole('button', { name: 'Reserve' }));
  await expect(page.getByText(`Reserved for job ${job} by Dana`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Release' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'History (1)' }));
  await expect(
    page.getByRole('region', { name: 'Reservation' }).getByText('Reason: For a trial in the yard.'),
  ).toBeVisible();

  await press(page, page.getByRole('button', { name: /View Unit Images · [2-9]/ }));
  const gallery = page.getByRole('dialog', { name: 'Equipment Image Gallery' });
  await expect(gallery.getByText(/^1 of [2-9]$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByText(/^([2-9]) of \1$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();

  await press(page, option(page, 'FR3'), 'Space');
  await tabTo(page, gallons(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await press(page, ruleOfThumb(page).getByRole('button', { name: 'Quick estimate (standard percentages)' }));
  await tabTo(page, page.getByLabel('Sale price in parts'));
  await expect(page.getByRole('tooltip')).toHaveText(/Sale price/);
  await expectAccessible(page);
  await tabTo(page, gallons(page));
  await page.keyboard.type('300');
  await press(page, option(page, 'Replacement cabinet'), 'Space');
  await press(page, save(page));
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(gallons(page)).toHaveValue('300');
  await expectAccessible(page);

  await press(page, page.getByRole('button', { name: 'Release', exact: true }));
  const dialog = page.getByRole('dialog', { name: `Release unit ${serial}?` });
  await expect(dialog.getByText(/Dana .* reserved it/)).toBeVisible();
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Release' }));
  await expect(page.getByRole('button', { name: `Reserve for job ${job}` })).toBeFocused();
});

exhaustive(
  'a unit without an order is compared with nothing until one of the orders that it fits is chosen',
  async ({ page }) => {
    const complaints = complaintsOf(page);
    const { serial, path } = place(10);
    await startSignedIn(page, path.replace(/\?.*/, ''));
    const choice = page.getByRole('region', { name: 'Choose an order' });
    await expect(choice.getByText(/^(\d+ open orders|One open order) for this unit[.,]/)).toBeVisible();
    await expect(page.getByText(/To reserve it, open it from an order/)).toBeVisible();
    await expect(page.getByText('Sample order', { exact: false })).toHaveCount(0);
    await expect(page.getByText(/^Required /)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Estimate for this order' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'SpecAI Analysis' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);

    const best = choice.getByRole('listitem').first();
    const job = (await best.getByRole('link').innerText()).replace('Job ', '');
    const margin = await best.getByRole('definition').filter({ hasText: '%' }).last().innerText();
    await press(page, best.getByRole('link'));
    const order = page.getByRole('region', { name: 'Order Summary' });
    await expect(order).toBeFocused();
    await expect(order.getByText(job, { exact: true })).toBeVisible();
    const estimate = page.getByRole('region', { name: 'Estimate for this order' });
    await expect(estimate.getByRole('heading', { name: `Estimate for job ${job}` })).toBeVisible();
    await expect(estimate.getByText('Does not fit', { exact: true })).toHaveCount(0);
    await expect(estimate.locator('strong')).toHaveText(
      margin.replace(/^.* · /, margin.startsWith('at most') ? 'at most ' : ''),
    );
    await expect(page.getByText(/^Required /).first()).toBeVisible();
    await expect(page.getByRole('button', { name: `Reserve for job ${job}` })).toBeEnabled();
    await expectAccessible(page);
    await page.goBack();
    await expect(choice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: `Unit ${serial}` })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
