import { expect, test, type Page } from 'playwright/test';
import { holdRequests } from './holdRequests';
import { foot, top } from './place';
import { openComparison } from './screens';
import { startSignedIn } from './startSignedIn';
import { untilStill } from './untilStill';

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
  await expect(card.getByText('Reserved for this order')).toBeVisible();
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
  // The notice appears with the next load and stays until she dismisses it.
  const answer = await holdRequests(dana, '**/api/notices/');
  await dana.reload();
  const reserve = dana.getByRole('button', { name: /^Reserve unit / }).first();
  await reserve.waitFor();
  await untilStill(dana);
  const before = await reserve.boundingBox();
  answer();
  const notice = dana.getByRole('list', { name: 'Notices' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await reserve.boundingBox()).toEqual(before);
  await expect(notice).toContainText(
    `Omar Operations released ${serial}, which you reserved for ${job}: The customer canceled.`,
  );
  await omar.getByRole('button', { name: `Reserve unit ${serial}`, exact: true }).click();
  await omar.getByRole('dialog').getByRole('button', { name: 'Reserve' }).click();
  await expect(line(dana, '1 order and 1 unit changed')).toBeVisible();
  expect(await foot(line(dana, '1 order and 1 unit changed'))).toBeLessThanOrEqual(await top(notice));
  await omar.getByRole('button', { name: `Release unit ${serial}`, exact: true }).click();
  await omar.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(omar.getByRole('button', { name: `Reserve unit ${serial}`, exact: true })).toBeVisible();
  await dana.getByRole('button', { name: `Dismiss the notice on unit ${serial}` }).click();
  await expect(notice).toHaveCount(0);
  await dana.context().close();
});
