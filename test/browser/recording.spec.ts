import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { sampleUnits } from '../../src/sample/units';
import { readRecording } from '../../src/web/features/devtools/recording';
import { replay } from '../../src/web/features/devtools/replay';
import { expectAccessible } from './accessible';
import { exportAs } from './exportAs';
import { exhaustive } from './rings';
import { openUnserved } from './screens';
import { complaintsOf, productUrl, signIn } from './signIn';

const SECRETS = /eyJ|Dana|specai\.test|Cooperative|Utilities|Mesa Po|Call Pat|NO-SUCH-IC/;

const recordingPanel = (page: Page) => page.getByRole('complementary', { name: 'Recording' });
const listedUnits = (page: Page) => page.getByRole('region', { name: 'Units' }).getByRole('article');
const toast = (page: Page, text: string) => page.getByRole('region', { name: /notification/i }).getByText(text);

async function saved(page: Page, save: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), save()]);
  expect(download.suggestedFilename()).toMatch(/^specai-recording-\d{12}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).not.toMatch(SECRETS);
  const recording = readRecording(text);
  const steps = replay(recording);
  expect(steps.flatMap(({ differences }) => differences)).toEqual([]);
  return { text, recording, titles: steps.map(({ title }) => title) };
}

async function keep(page: Page, name: string) {
  const { text, ...rest } = await saved(page, () => page.keyboard.press('Control+Shift+Period'));
  if (test.info().config.updateSnapshots === 'all') await writeFile(`test/traces/${name}.json`, text);
  return rest;
}

async function searchIc(page: Page, serial: string, toastText: string): Promise<void> {
  await page.getByLabel('IC#').fill(serial);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(toast(page, toastText)).toBeVisible();
}

test('a comparison is recorded from the sign-in on, without secrets', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, '/?record');
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/orders/recommendations/'),
    page.getByRole('link', { name: 'Compare Units' }).nth(3).click(),
  ]);
  const serials = [...(await answer.text()).matchAll(/"serial":"([^"]+)"/g)].map(([, serial]) => serial ?? '');
  const other = sampleUnits().find(({ serial }) => !serials.includes(serial))?.serial ?? '';
  await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  await searchIc(page, serials[0] ?? '', 'IC# Already Added');
  await searchIc(page, other, 'IC# Added');
  await page
    .getByRole('button', { name: /^Pin unit/ })
    .first()
    .click();
  await listedUnits(page).locator('input[role=switch]:enabled').first().click();
  await page.getByText('Table', { exact: true }).click();
  await page.getByRole('button', { name: 'Unpin all' }).click();
  await recordingPanel(page).getByText('What it contains').click();
  await expectAccessible(page);
  const { titles } = await keep(page, 'comparison');
  expect(titles).toEqual(
    expect.arrayContaining([
      ...['authentication/xstate.done.actor.acquireToken', 'icPanel/CHANGE'],
      ...['manualUnits/manualUnitAdded', 'pinnedUnits/unitPinned'],
    ]),
  );
  expect(complaints.filter((each) => !/favicon/.test(each))).toEqual([]);
});

exhaustive('saved and failed changes of options are recorded', async ({ page }) => {
  await signIn(page, '/?record');
  await page.getByRole('link', { name: 'Compare Units' }).nth(2).click();
  await page.getByRole('link', { name: 'Unit Details of' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Unit / })).toBeVisible();
  const option = (name: string) => page.getByRole('switch', { name });
  await option('FR3').check();
  await page.getByLabel('Estimated gallons').fill('0540');
  await option('Turn pull').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Unit details updated successfully')).toBeVisible();
  await option('Re-tank').check();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.route('**/options', (route) => route.fulfill({ status: 500, json: { detail: 'Call Pat' } }));
  await option('Re-tank').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Failed to update unit details')).toBeVisible();
  const { titles } = await keep(page, 'unit-options');
  expect(titles).toEqual(expect.arrayContaining(['unitOptions/SAVE', 'unitOptions/xstate.error.actor.saveOptions']));
});

exhaustive('a reservation is recorded without its reason', async ({ page }) => {
  await signIn(page, '/?record');
  await openUnserved(page);
  await page.getByRole('button', { name: 'Reserve unit' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Call Pat about it.');
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await expect(listedUnits(page).getByText('Reserved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Release unit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('button', { name: /^Release unit/ })).toHaveCount(0);
  const { recording } = await saved(page, () => page.keyboard.press('Control+Shift+Period'));
  const endpoints = recording.steps.map((step) => ('endpoint' in step ? step.endpoint : null));
  expect(endpoints).toEqual(expect.arrayContaining(['reserveUnit', 'releaseReservation']));
});

exhaustive('a recording is stopped, started again and discarded, and does not outlast a reload', async ({ page }) => {
  await signIn(page, '/?record');
  const panel = recordingPanel(page);
  await expect(panel).toContainText(/Recording · \d\d steps/);
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel).toContainText('Recording stopped');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Start a new recording' }).click();
  await page.reload();
  await expect(panel).toContainText(/Recording · \d+ steps/);
  await panel.getByRole('button', { name: 'Stop' }).click();
  await panel.getByRole('button', { name: 'Discard' }).click();
  await expect(panel).toHaveCount(0);
  await page.goto(productUrl());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

const SAVE = 'Save the recording';

exhaustive('a failed export offers its recording, without any text of a person', async ({ page }) => {
  await signIn(page, '/?record');
  await page.getByRole('button', { name: 'Advanced Filters' }).click();
  await page.getByLabel('Customer Name').fill('Mesa Po');
  await page.getByLabel('Customer Name').press('Enter');
  await page.route('**/api/orders/export/**', (route) =>
    route.fulfill({ status: 503, json: { title: 'Service Unavailable', status: 503, detail: 'Call Pat' } }),
  );
  await exportAs(page);
  await page.getByRole('button', { name: SAVE }).hover();
  await expectAccessible(page);
  const { recording } = await saved(page, () => page.getByRole('button', { name: SAVE }).click());
  expect(recording.steps).toContainEqual(expect.objectContaining({ endpoint: 'exportOrders', error: 503 }));
});

exhaustive('without a recording nothing is offered, and nothing of it is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await signIn(page);
  await page.route('**/assets/reserved.*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Reserved' }).click();
  await expect(page.getByRole('button', { name: 'Back to Open Orders' })).toBeVisible();
  await expect(page.getByRole('button', { name: SAVE })).toHaveCount(0);
  expect(loaded.filter((path) => /recording|inspection/.test(path))).toEqual([]);
  expect(page.url()).toBe(`${productUrl()}/reserved`);
});
