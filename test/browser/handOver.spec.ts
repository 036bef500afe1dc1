import { expect, test, type Page } from 'playwright/test';
import { recommendationsSchema } from '../../src/contract/matching/recommendations';
import type { StoredEstimate } from '../../src/contract/estimates/estimates';
import { paths } from '../../src/contract/paths';
import { expectAccessible } from './accessible';
import { personMenu } from './byKeyboard';
import { go } from './inApp';
import { callApiAs, type CallApi } from './seeded/callApi';
import { complaintsOf, signInHere } from './signIn';
import { startSignedIn } from './startSignedIn';

/** No other journey estimates or owns this order. */
const ORDER = '10060';
const JOB = 'J58988';
const OMAR = 'operations@specai.test';

const options = {
  ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '' },
  ...{ reTank: false, reTankCost: '', feedConversion: false, replacementCabinet: false, additionalCabinetCost: '' },
};

/** An estimate at a loss, which needs an approval. */
async function propose(call: CallApi, name: string): Promise<void> {
  const data = { order_id: Number(ORDER) };
  const { matches } = recommendationsSchema.parse(await call('POST', paths.recommendations, data)).data;
  const inputs = { options, price: 1_000, delivery: { weeks: 8 }, notes: '' };
  const estimate = { name, unitSerial: String(matches[0]?.serial), inputs };
  const { id, version } = await call<StoredEstimate>('POST', paths.orderEstimates(ORDER), estimate);
  await call('POST', paths.estimateSteps(String(id)), { step: 'propose' }, version);
}

const work = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

test("a handed-over estimate appears in the other person's work and is approved with two presses", async ({
  page: dana,
  browser,
}, testInfo) => {
  const complaints = complaintsOf(dana);
  const name = `Below the floor ${testInfo.retry}`;
  const omar = await (await browser.newContext()).newPage();
  // People can be mentioned once they have signed in.
  await startSignedIn(omar, '/', OMAR);
  await personMenu(omar).click();
  await omar.getByRole('group', { name: 'Start with' }).getByRole('menuitem', { name: 'My work' }).click();

  const call = await callApiAs(dana, () => startSignedIn(dana, `/order/${ORDER}`));
  await propose(call, name);
  const comment = dana.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Please look at the price, @om');
  await dana.getByRole('option', { name: 'Omar Operations' }).click();
  await expect(comment).toHaveValue('Please look at the price, @Omar Operations ');
  await dana.getByRole('button', { name: /^(Add comment|Comment|Post)/ }).click();
  await dana.getByRole('button', { name: 'Hand over…' }).click();
  const dialog = dana.getByRole('dialog', { name: 'Hand over this order' });
  await dialog.getByLabel('Note').fill('The customer decides on Friday.');
  await expectAccessible(dana);
  await dialog.getByRole('button', { name: 'Omar Operations' }).click();
  await expect(dialog).toBeHidden();

  await omar.getByRole('button', { name: /log ?out/i }).click();
  await signInHere(omar, OMAR);
  await expect(omar.getByRole('heading', { level: 1, name: 'My work' })).toBeVisible();
  await expect(work(omar, `Dana Sales mentioned you on ${JOB}`).first()).toBeVisible();
  await expect(work(omar, `Dana Sales handed ${JOB} over to you`).first()).toContainText('decides on Friday');
  await expectAccessible(omar);
  await work(omar, name)
    .getByRole('link', { name: /^Approve/ })
    .click();
  const approval = omar.getByRole('dialog', { name: `Approve: ${name}` });
  await expect(approval.getByText('It needs an approval:')).toBeVisible();
  await approval.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(omar.getByRole('row', { name: /^State/ })).toContainText('Approved');
  await expect(approval).toBeHidden();
  expect(omar.url()).not.toContain('step=');
  await omar.context().close();

  await go(dana, '/my-work');
  await expect(work(dana, `Omar Operations approved the estimate "${name}"`).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
