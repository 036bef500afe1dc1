import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import type { Trace } from '../../src/contract/trace/trace';
import { readTrace } from '../../src/web/inspection/file/readTrace';
import { replayTrace } from '../../src/web/inspection/replay/replayTrace';
import { expectAccessible } from './accessible';
import { foot, top } from './place';
import { complaintsOf, signIn } from './signIn';

test('a session is recorded across the sign-in, downloaded by the shortcut without secrets, and replayed', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, '/?record');
  const panel = page.getByRole('complementary', { name: 'Recording' });
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  await page.getByLabel('IC#').fill('NO-SUCH-IC');
  await expect(panel).toContainText(/Recording · \d\d steps/);
  await panel.getByText('What it contains').click();
  await expectAccessible(page);

  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+Shift+Period')]);
  expect(download.suggestedFilename()).toMatch(/^specai-trace-\d{8}-\d{4}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).not.toMatch(/eyJ|Dana|specai\.test|NO-SUCH-IC/);
  const steps = await replayTrace(readTrace(text));
  expect(steps.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['authentication/LOGIN', 'authentication/xstate.done.actor.acquireToken', 'icPanel/CHANGE']),
  );
  expect(steps.flatMap(({ differences }) => differences)).toEqual([]);

  await panel.getByRole('button', { name: 'Stop' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'Stop recording?' }).getByRole('button', { name: 'Discard' }).click();
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(complaints.filter((each) => !/favicon/.test(each))).toEqual([]);
});

/** Downloads the recording of a page. */
async function downloaded(page: Page): Promise<Trace> {
  const panel = page.getByRole('complementary', { name: 'Recording' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download' }).click(),
  ]);
  return readTrace(await readFile(await download.path(), 'utf8'));
}

const starts = ({ steps }: Trace) => steps.filter(({ kind }) => kind === 'start');

test('a recording holds the work before and after a reload, and after the page was gone immediately', async ({
  page,
}) => {
  await signIn(page, '/?record');
  await page.getByRole('link', { name: 'Compare Units' }).first().click();
  await page.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  await page.getByLabel('IC#').fill('NO-SUCH-IC');
  const first = await downloaded(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add Inventory Control Number' })).toBeVisible();
  const second = await downloaded(page);
  expect(second.steps.slice(0, first.steps.length)).toEqual(first.steps);
  expect(starts(second)).toHaveLength(starts(first).length + 1);

  // A crash fires no event: nothing more is passed on.
  await page.evaluate(() => window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add Inventory Control Number' })).toBeVisible();
  const third = await downloaded(page);
  expect(third.steps.slice(0, second.steps.length)).toEqual(second.steps);
  expect(third.steps.filter(({ kind }) => kind === 'gap')).toEqual([]);
  expect((await replayTrace(third)).flatMap(({ differences }) => differences)).toEqual([]);
});

test('a duplicated tab has a separate recording', async ({ page, context }) => {
  await signIn(page, '/?record');
  const [opened] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/'))]);
  await expect(opened.getByRole('complementary', { name: 'Recording' })).toBeVisible();
  await opened.goto(new URL('/?page=2', page.url()).href);
  await expect(opened.getByRole('complementary', { name: 'Recording' })).toBeVisible();
  const [one, other] = [await downloaded(page), await downloaded(opened)];
  expect(starts(other)).toMatchObject([{ address: '/' }, { address: '/?page=2' }]);
  expect(JSON.stringify(one)).not.toContain('/?page=2');
});

for (const [length, address] of [
  ['long', '/?record'],
  ['short', '/import?record'],
] as const)
  test(`on a ${length} page a notice that comes stands above the recording panel, and moves none of its buttons`, async ({
    page,
  }) => {
    const about = { itemCode: '100244', orderId: '1', jobNumber: 'J59258', releasedBy: 'Omar Operations' };
    const notice = { id: '1', ...about, reason: 'The customer waits', at: '2026-03-05T18:00:00Z' };
    let come = (): void => undefined;
    const isTime = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/api/notices/', async (route) => {
      await isTime;
      await route.fulfill({ json: { results: [notice] } });
    });
    await signIn(page, address);
    const panel = page.getByRole('complementary', { name: 'Recording' });
    const notices = page.getByRole('list', { name: 'Notices' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const height = page.viewportSize()?.height;
    expect(await foot(panel)).toBe(height);
    come();
    await notices.getByRole('button').waitFor();
    expect(await foot(panel)).toBe(height);
    expect(await foot(notices)).toBe(await top(panel));
  });

test('Stop can download first, and Keep recording continues', async ({ page }) => {
  await signIn(page, '/?record');
  const panel = page.getByRole('complementary', { name: 'Recording' });
  const dialog = page.getByRole('dialog', { name: 'Stop recording?' });
  await panel.getByRole('button', { name: 'Stop' }).click();
  await dialog.getByRole('button', { name: 'Keep recording' }).click();
  await expect(dialog).toHaveCount(0);
  await panel.getByRole('button', { name: 'Stop' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download and stop' }).click(),
  ]);
  expect(readTrace(await readFile(await download.path(), 'utf8')).steps[0]).toMatchObject({ kind: 'start' });
  await expect(panel).toHaveCount(0);
});
