import { expect, test, type Page } from 'playwright/test';
import { paths } from '../../src/contract/paths';
import { sampleOrders } from '../../src/sample/orders';
import { expectAccessible } from './accessible';
import { expectFits, inWalkedLooks } from './looks';
import { exhaustive } from './rings';
import { complaintsOf } from './signIn';
import { startSignedIn } from './startSignedIn';

const assigned = sampleOrders().find(({ assigned_serial }) => assigned_serial !== null);
const open = sampleOrders().find(({ assigned_serial, issued_units }) => assigned_serial === null && issued_units === 0);
if (!assigned || !open) throw new Error('The sample has no such orders.');
const { job_number: ASSIGNED_JOB, assigned_serial: SERIAL } = assigned;
const { job_number: OPEN_JOB } = open;

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const selected = (page: Page) => palette(page).getByRole('option', { selected: true });
const showing = (page: Page) => page.getByText(/^Showing \d+-\d+ of \d+ orders$/);

test('Ctrl+K, the digits of a job and Enter open its comparison, without a wait for anything', async ({ page }) => {
  const complaints = complaintsOf(page);
  await startSignedIn(page);
  await showing(page).waitFor();
  await page.keyboard.press('Control+k');
  for (const digit of OPEN_JOB.replace(/^\D+/, '')) await page.keyboard.press(digit);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Job Number: ${OPEN_JOB}` })).toBeVisible();
  await expect(palette(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    `Job ${OPEN_JOB}`,
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
  expect(complaints.filter((each) => !/favicon/.test(each))).toEqual([]);
});

exhaustive(
  'a customer is found with a typing error, chosen by arrows and opens as a filtered list',
  async ({ page }) => {
    await startSignedIn(page);
    await showing(page).waitFor();
    await page.getByRole('button', { name: 'Search SpecAI' }).click();
    const { customer_name: customer } = open;
    const [word = ''] = customer.split(' ').toSorted((one, other) => other.length - one.length);
    await field(page).fill(`${word.slice(0, 4)}x${word.slice(4)}`);
    const found = palette(page).getByRole('group', { name: 'Customers' }).getByRole('option', { name: customer });
    await found.waitFor();
    for (let steps = 0; steps < 20 && (await found.getAttribute('aria-selected')) !== 'true'; steps += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?customer=/);
    await expect(page.getByText(`Customer: ${customer.slice(0, 30).trim()}`)).toBeVisible();
  },
);

exhaustive('an assigned job shows its unit in search and when the open orders leave it out', async ({ page }) => {
  await startSignedIn(page, `/?search=${ASSIGNED_JOB}`);
  const words = `Job ${ASSIGNED_JOB} has unit ${SERIAL}`;
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await field(page).fill(ASSIGNED_JOB);
  await expect(selected(page)).toContainText(words);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: `Open unit ${SERIAL}` }).click();
  await expect(page.getByRole('heading', { name: `Unit ${SERIAL}` })).toBeVisible();
});

exhaustive('a failed search reports it, app entries stay, and it can be retried', async ({ page }) => {
  await startSignedIn(page);
  await showing(page).waitFor();
  const isSearch = (url: URL) => url.pathname === paths.search;
  await page.route(isSearch, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await field(page).fill('reserved');
  await expect(palette(page).getByRole('status')).toContainText('The server could not be reached.');
  await expect(palette(page).getByRole('option', { name: 'Reserved' })).toBeVisible();
  await page.unroute(isSearch);
  await field(page).fill(OPEN_JOB);
  await expect(selected(page)).toContainText(`Job ${OPEN_JOB}`);
  await field(page).fill('zqxjzq');
  await expect(palette(page).getByRole('status')).toHaveText('Nothing found for “zqxjzq”');
  await field(page).fill('log out');
  await expect(selected(page)).toHaveText('Log out');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible();
});

inWalkedLooks(() => {
  exhaustive('the search fits and breaks no axe rule, empty and with results', async ({ page }) => {
    await startSignedIn(page);
    await showing(page).waitFor();
    await page.getByRole('button', { name: 'Search SpecAI' }).click();
    await palette(page).getByRole('group', { name: 'Screens' }).waitFor();
    await expectFits(page);
    await field(page).fill('5');
    await palette(page).getByRole('group', { name: 'Jobs' }).waitFor();
    await expectFits(page);
  });
});
