import { expect, test, type Browser, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { press, tabTo } from './byKeyboard';
import { expectNoSidewaysScroll, phoneByNight } from './looks';
import { exhaustive } from './rings';
import { complaintsOf } from './signIn';
import { startSignedIn } from './startSignedIn';

const header = (page: Page) => page.getByRole('banner');
const reserve = (page: Page, serial: string) =>
  page.getByRole('button', { name: `Reserve unit ${serial}`, exact: true });
const release = (page: Page, serial: string) =>
  page.getByRole('button', { name: `Release unit ${serial}`, exact: true });
const badge = (page: Page, text: string) => page.getByRole('article').getByText(text, { exact: true });
const found = (page: Page) => page.getByRole('region', { name: 'Reserved transformers' });

const orderCard = (page: Page, job: string) => page.getByRole('article', { name: new RegExp(`, job ${job}$`) });
const ordersShown = (page: Page) => page.getByText(/^Showing 1-6 of \d+ orders$/);

async function firstUnit(page: Page): Promise<{ serial: string; job: string }> {
  const button = page.getByRole('button', { name: /^Reserve unit / }).first();
  const serial = ((await button.getAttribute('aria-label')) ?? '').replace('Reserve unit ', '');
  const job = (await page.getByRole('heading', { name: /^Job Number: / }).innerText()).replace('Job Number: ', '');
  return { serial, job };
}

test.describe('on a phone by night', () => {
  test.use(phoneByNight);

  exhaustive('a user can reserve and release a unit with the keyboard alone', async ({ page }) => {
    const complaints = complaintsOf(page);
    await startSignedIn(page, '/', 'operations@specai.test');
    await press(page, page.getByRole('link', { name: 'Compare Units' }).first());
    const { serial, job } = await firstUnit(page);

    await press(page, reserve(page, serial));
    const requested = page.getByRole('dialog', { name: `Reserve unit ${serial} for job ${job}?` });
    await expect(requested.getByText(/^\$[\d,]+ · \d+\.\d%$/)).toBeVisible();
    await expectAccessible(page);
    await press(page, requested.getByRole('button', { name: 'Reserve' }));
    await expect(page.getByText(`Unit ${serial} is reserved for job ${job}`)).toBeVisible();
    await expect(badge(page, 'Reserved')).toBeVisible();
    await expect(page.getByText(/is reserved for this order, by Omar Operations, \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(release(page, serial)).toBeFocused();
    // A fading toast has no contrast.
    await expect(page.getByText('Unit Reserved')).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await press(page, page.getByRole('button', { name: 'Back' }));
    await ordersShown(page).waitFor();
    await expect(orderCard(page, job)).toHaveCount(0);
    await tabTo(page, page.getByLabel('Status'));
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/status=assigned/);
    await expect(orderCard(page, job)).toBeVisible();

    await press(page, header(page).getByRole('link', { name: 'Reserved' }));
    const card = page.getByRole('article', { name: serial, exact: true });
    await expect(card.getByText('Reserved', { exact: true })).toBeVisible();
    await expect(card.getByText(job)).toBeVisible();
    await expect(card.getByText(/^Omar Operations, \d+ \w+ \d{4}$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await press(page, release(page, serial));
    const question = page.getByRole('dialog', { name: `Release unit ${serial}?` });
    await expect(question.getByText('The order goes back to Assignment Pending.')).toBeVisible();
    await expectAccessible(page);
    await press(page, question.getByRole('button', { name: 'Release' }));
    await expect(card).toHaveCount(0);
    await expect(found(page)).toBeFocused();

    await press(page, header(page).getByRole('link', { name: 'Open Orders' }));
    await expect(orderCard(page, job)).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

async function somebodyAt(browser: Browser, email: string, order: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startSignedIn(page, '/', email);
  await page.getByRole('link', { name: 'Compare Units' }).nth(order).click();
  await page.getByRole('button', { name: 'Reserve unit' }).first().waitFor();
  return page;
}

async function reserveIt(page: Page, serial: string, reason?: string): Promise<void> {
  await reserve(page, serial).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Reserving this unit needs a reason:')).toHaveCount(reason === undefined ? 0 : 1);
  if (reason !== undefined) await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Reserve' }).click();
}

test('of two users who reserve one unit, the second sees who was first', async ({ browser }) => {
  const dana = await somebodyAt(browser, 'sales@specai.test', 0);
  const erin = await somebodyAt(browser, 'engineering@specai.test', 1);
  const { serial, job } = await firstUnit(dana);
  await erin.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  await erin.getByPlaceholder('Enter IC# to add new card...').fill(serial);
  await erin.keyboard.press('Enter');
  await reserve(erin, serial).waitFor();

  await reserveIt(dana, serial);
  await expect(badge(dana, 'Reserved')).toBeVisible();
  const reason = 'Stands in until the right one is back from the workshop.';
  await reserveIt(erin, serial, reason);
  const refusal = `Unit ${serial} is reserved for job ${job}, by Dana Sales.`;
  await expect(erin.getByText(refusal)).toBeVisible();
  await expect(badge(erin, `Reserved for job ${job}`)).toBeVisible();
  await expect(reserve(erin, serial)).toBeDisabled();
  await reserve(erin, serial).hover();
  await expect(erin.getByRole('tooltip')).toHaveText(refusal);

  await release(dana, serial).click();
  await dana.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(reserve(dana, serial)).toBeEnabled();
  await erin.reload();
  await reserveIt(erin, serial, reason);
  await expect(badge(erin, 'Reserved')).toBeVisible();
  await release(erin, serial).click();
  await erin.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(reserve(erin, serial)).toBeEnabled();
  for (const page of [dana, erin]) await page.context().close();
});
