import { expect } from 'playwright/test';
import { signIn, test } from '../fixtures';
import type { Screen } from '../screen';

const cards = (app: Screen) => app.getByRole('article');
const margin = async (app: Screen) =>
  cards(app)
    .first()
    .getByRole('definition')
    .filter({ hasText: /^-?\$.*%$/ })
    .first()
    .innerText();

async function openComparison(app: Screen): Promise<void> {
  await signIn(app, '/order/10150', 'operations@specai.test');
  await app.getByRole('heading', { name: /^Job Number: / }).waitFor();
  await cards(app).first().getByRole('button', { name: 'Reserve unit' }).waitFor();
}

async function firstSerial(app: Screen): Promise<string> {
  const label = await app
    .getByRole('button', { name: /^Reserve unit / })
    .first()
    .getAttribute('aria-label');
  return (label ?? '').replace('Reserve unit ', '');
}

test('a unit is added by IC#, and a cost option changes its margin', async ({ app }) => {
  await openComparison(app);
  await app.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  const input = app.getByPlaceholder('Enter IC# to add new card...');
  await input.fill('490417');
  await input.press('Enter');
  await expect.poll(() => cards(app).first().innerText()).toContain('490417');
  const before = await margin(app);
  const cabinet = cards(app)
    .first()
    .getByRole('switch', { name: /Replacement cabinet/ });
  expect(await cabinet.isChecked()).toBe(true);
  await cabinet.click();
  await expect.poll(() => margin(app)).not.toBe(before);
  await app.reload();
  await expect.poll(() => cabinet.isChecked()).toBe(false);
  await app.getByText('Table', { exact: true }).click();
  await app
    .getByRole('rowheader', { name: /490417/ })
    .first()
    .waitFor();
});

test('a unit is reserved and released', async ({ app }) => {
  await openComparison(app);
  const serial = await firstSerial(app);
  await app
    .getByRole('button', { name: `Reserve unit ${serial}`, exact: true })
    .first()
    .click();
  const dialog = app.getByRole('dialog');
  await dialog.getByText(/^\$[\d,]+ · -?\d+\.\d%$/).waitFor();
  const reason = dialog.getByLabel(/^Reason/);
  if ((await reason.count()) > 0) await reason.fill('Agreed with the customer');
  await dialog.getByRole('button', { name: 'Reserve', exact: true }).click();
  await app.getByRole('article').getByText('Reserved', { exact: true }).first().waitFor();
  const release = app.getByRole('button', { name: `Release unit ${serial}`, exact: true });
  await release.first().click();
  await dialog.getByRole('button', { name: 'Release', exact: true }).click();
  await app
    .getByRole('button', { name: `Reserve unit ${serial}`, exact: true })
    .first()
    .waitFor();
});

test('an estimate is edited, saved and proposed', async ({ app }) => {
  await openComparison(app);
  const card = app.getByRole('article', { name: await firstSerial(app), exact: true });
  await card.getByRole('link', { name: 'Save as estimate' }).click();
  await app.getByLabel('Name', { exact: true }).fill('Variant below the floor');
  await app.getByText('Margin', { exact: true }).first().click();
  await app.getByLabel('Margin, percent of the price').fill('10');
  await app.getByText('Weeks', { exact: true }).click();
  await app.getByLabel('Weeks after the order').fill('8');
  await app.getByText(/^Draft saved/).waitFor();
  await app.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => app.getByRole('row', { name: /^Margin %/ }).innerText()).toContain('10.0%');
  await app.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect.poll(() => app.getByRole('row', { name: /^State/ }).innerText()).toContain('Proposed');
});
