import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { readTrace } from '../../src/web/inspection/file/readTrace';
import { replayTrace } from '../../src/web/inspection/replay/replayTrace';
import { expectAccessible } from './accessible';
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
  const steps = replayTrace(readTrace(text));
  expect(steps.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['authentication/LOGIN', 'authentication/xstate.done.actor.acquireToken', 'icPanel/CHANGE']),
  );
  expect(steps.flatMap(({ differences }) => differences)).toEqual([]);

  await panel.getByRole('button', { name: 'Stop' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(complaints.filter((each) => !/favicon/.test(each))).toEqual([]);
});
