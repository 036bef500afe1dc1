import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { openComparison } from './screens';
import { startSignedIn } from './startSignedIn';

const line = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const heading = (page: Page) => page.getByRole('heading', { name: /^Job Number: / });

test('a reservation by another user shows quietly on the open page and is fetched on request', async ({
  page: omar,
  browser,
}) => {
  await startSignedIn(omar, '/', 'operations@specai.test');
  await openComparison(omar);
  const job = (await heading(omar).innerText()).replace('Job Number: ', '');
  const button = omar.getByRole('button', { name: /^Reserve unit / }).first();
  const serial = ((await button.getAttribute('aria-label')) ?? '').replace('Reserve unit ', '');
  const card = omar.getByRole('article', { name: serial, exact: true });
  const dana = await (await browser.newContext()).newPage();
  await startSignedIn(dana, new URL(omar.url()).pathname);

  await dana.getByRole('button', { name: `Reserve unit ${serial}`, exact: true }).click();
  await dana.getByRole('dialog').getByRole('button', { name: 'Reserve' }).click();
  await expect(card.getByText(`Reserved by Dana Sales for ${job}`)).toBeVisible();
  await expect(line(omar, '1 order and 1 unit changed')).toBeVisible();
  await expect(button).toHaveAccessibleName(`Reserve unit ${serial}`);

  await omar.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(card.getByText('Reserved', { exact: true })).toBeVisible();
  await expect(line(omar, 'changed')).toHaveCount(0);
  await expect(card.getByText('Reserved by Dana Sales')).toHaveCount(0);

  await omar.getByRole('button', { name: `Release unit ${serial}`, exact: true }).click();
  const releasing = omar.getByRole('dialog');
  await releasing.getByRole('textbox').fill('The customer canceled');
  await releasing.getByRole('button', { name: 'Release' }).click();
  const hers = dana.getByRole('article', { name: serial, exact: true });
  await expect(hers.getByText('Released by Omar Operations')).toBeVisible();
  await expect(line(dana, '1 order and 1 unit changed')).toBeVisible();
  await expect(line(omar, 'changed')).toHaveCount(0);
  // The release waits in her work until she marks it as done.
  const title = `Omar Operations released unit ${serial}, which you reserved for ${job}`;
  await dana.getByRole('link', { name: /^My work/ }).click();
  const item = dana.getByRole('listitem').filter({ hasText: title });
  await expect(item).toContainText('The customer canceled');
  await expectAccessible(dana);
  await item.getByRole('button', { name: /^Done/ }).click();
  await expect(item).toHaveCount(0);
  await dana.getByRole('link', { name: 'Show done' }).click();
  await expect(item).toHaveCount(1);
  await dana.context().close();
});
