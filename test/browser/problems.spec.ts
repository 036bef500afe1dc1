import { readFile } from 'node:fs/promises';
import { exportAs } from './exportAs';
import { expect, test, type Page } from 'playwright/test';
import { readTrace } from '../../src/web/inspection/file/readTrace';
import { replayTrace } from '../../src/web/inspection/replay/replayTrace';
import { expectAccessible } from './accessible';
import { productUrl, signIn } from './signIn';

const SAVE = 'Save a recording of the last minutes';
const SECRETS = /eyJ|Dana|specai\.test|Mesa Po|Call Pat/;

async function saveFrom(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: SAVE }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const trace = readTrace(text);
  expect((await replayTrace(trace)).flatMap(({ differences }) => differences)).toEqual([]);
  return { text, steps: trace.steps };
}

test('a failed export offers a recording of it, with the half-typed filter and without any text of a person', async ({
  page,
}) => {
  await signIn(page, '/?record');
  await page.getByRole('button', { name: 'Advanced Filters' }).click();
  await page.getByLabel('Customer Name').pressSequentially('Mesa Po');
  await page.getByLabel('Job Type').selectOption('RW');
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.route('**/api/orders/export/**', (route) =>
    route.fulfill({ status: 503, json: { title: 'Service Unavailable', status: 503, detail: 'Call Pat' } }),
  );
  await exportAs(page);
  // A notification under the pointer stays.
  await page.getByRole('button', { name: SAVE }).hover();
  await expectAccessible(page);
  const { text, steps } = await saveFrom(page);
  expect(text).not.toMatch(SECRETS);
  const found = (kind: string) => steps.filter((step) => step.kind === kind);
  expect(found('start')[0]).toMatchObject({ environment: { viewport: { width: 1440, height: 900 } } });
  expect(found('viewport')).toMatchObject([{ width: 1200, height: 800 }]);
  // A field that is filled slowly is noted more than once.
  const fields = new Map(steps.flatMap((step) => (step.kind === 'field' ? [[step.name, step.value] as const] : [])));
  expect(fields.get('Customer Name')).toMatch(/^text-\d+$/);
  expect(fields.get('Job Type')).toBe('RW');
  expect(found('answer')).toContainEqual(expect.objectContaining({ method: 'GET', status: 503 }));
  expect(found('notice')).toMatchObject([{ tone: 'destructive', title: 'Error exporting orders' }]);
});

test('a screen that cannot be fetched offers a recording that names its file', async ({ page }) => {
  await signIn(page, '/?record');
  await page.route('**/assets/reserved.*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Reserved' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expectAccessible(page);
  const { text, steps } = await saveFrom(page);
  expect(text).not.toMatch(SECRETS);
  const problems = steps.filter((step) => step.kind === 'problem');
  expect(problems).toContainEqual(
    expect.objectContaining({
      ...{ source: 'error', message: 'ScriptNotLoaded' },
      stack: expect.stringMatching(/^\/assets\/reserved\./),
    }),
  );
  expect(problems).toContainEqual(
    expect.objectContaining({
      source: 'render',
      message: expect.stringMatching(/^ChunkLoadError: text-\d+$/),
    }),
  );
});

test('without a recording nothing is offered, and nothing of it is loaded', async ({ page }) => {
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
