import { expect, test, type Page } from 'playwright/test';
import { paths } from '../../src/contract/paths';
import { expectAccessible } from './accessible';
import { go } from './inApp';
import { expectFits, walkedLooks } from './looks';
import { callApiAs, type CallApi } from './seeded/callApi';
import { complaintsOf } from './signIn';
import { startSignedIn } from './startSignedIn';

const [look] = walkedLooks;
test.use(look ?? {});

const mail = (customer: string) => `From: Ann Ortiz <ann.ortiz@pump.example>
To: sales@specai.test
Subject: RFQ
Content-Type: text/plain; charset=utf-8

Please quote one 500 kVA pad, 12470GrdY/7200, 480Y/277, loop, dead front, delivered Fresno, CA within 8 weeks.

Ann Ortiz
${customer} Inc
559-555-0118
`;

const eml = (text: string) => ({ name: 'rfq.eml', mimeType: 'message/rfc822', buffer: Buffer.from(text) });

const orderFile = (code: string, customer: string) => ({
  name: 'order.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Order code,Job number,Customer,Order type,Phase,KVA rating,Primary voltage,Secondary voltage,stock_code_desc',
      `${code},J${code},${customer},RC,3,500,12470GrdY/7200,480Y/277,500KVA Three-Phase Pad`,
    ].join('\n'),
  ),
});

const step = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Other journeys reserve units of the sample. Its costs leave a good margin at the price of this journey. */
const addUnit = (call: CallApi, serial: string) => {
  const nameplate = { phase: '3', kva_rating: '500', primary_voltage: '12470GrdY/7200', secondary_voltage: '480Y/277' };
  const build = { unit_type: 'Three-Phase Pad', bush_config_description: 'Loop Feed Dead Front', primary_bil_kv: '95' };
  const costs = { unit_cost: '9000', labor_cost: '3000', materials_cost: '500', list_price: '30000' };
  const fields = { serial, condition: 'reconditioned', ...nameplate, ...build, ...costs };
  return call('POST', paths.newRecords('units'), { fields, reason: 'Made by a journey' });
};

async function importOrder(page: Page, file: ReturnType<typeof orderFile>): Promise<void> {
  await go(page, '/import');
  await page.getByLabel('Orders file', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: /^Import 1 row/ }).click();
  await expect(page.getByText(/^Orders: 1 added/)).toBeVisible();
}

test('an e-mail becomes an inquiry, a won quotation, and the order that follows it', async ({
  page: dana,
  browser,
}, testInfo) => {
  const complaints = complaintsOf(dana);
  const customer = `Verde Pump ${'ABC'.charAt(testInfo.retry)}`;
  const omar = await (await browser.newContext()).newPage();
  const call = await callApiAs(omar, () => startSignedIn(omar, '/', 'operations@specai.test'));
  const serial = `9946${String(Date.now() % 1_000_000).padStart(6, '0')}`;
  await addUnit(call, serial);
  await startSignedIn(dana, '/request');
  await dana.locator('input[type=file]').setInputFiles(eml(mail(customer)));
  await expect(dana.getByLabel('Customer', { exact: true })).toHaveValue(new RegExp(customer));
  await dana.getByRole('button', { name: 'Save inquiry' }).click();
  await dana.getByRole('link', { name: /^I-\d+$/ }).click();
  const title = dana.getByRole('heading', { level: 1, name: /^Inquiry I-\d+$/ });
  await expect(title).toBeVisible();
  const number = (await title.innerText()).replace('Inquiry ', '');
  await expectAccessible(dana);
  await expectFits(dana);

  await dana.getByRole('link', { name: 'Compare units' }).click();
  await expect(dana.getByRole('heading', { level: 1, name: `Inquiry ${number} · line 1` })).toBeVisible();
  await dana.getByRole('button', { name: 'Add Inventory Control Number' }).click();
  await dana.getByPlaceholder('Enter IC# to add new card...').fill(serial);
  await dana.keyboard.press('Enter');
  await dana.getByRole('button', { name: `Hold unit ${serial}` }).click();
  await expectAccessible(dana);
  await dana.getByRole('dialog').getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(dana.getByText(/^On hold until /).first()).toBeVisible();

  await dana
    .getByRole('article', { name: serial, exact: true })
    .getByRole('link', { name: 'Save as estimate' })
    .click();
  await dana.getByLabel('Name', { exact: true }).fill('For the mail');
  // Above the floor below which an estimate needs an approval.
  await dana.getByText('Margin', { exact: true }).first().click();
  await dana.getByLabel('Margin, percent of the price').fill('40');
  await dana.getByText('Weeks', { exact: true }).click();
  await dana.getByLabel('Weeks after the order').fill('8');
  await expect(dana.getByText(/^Draft saved/)).toBeVisible();
  await dana.getByRole('button', { name: 'Save', exact: true }).click();
  await dana.getByRole('button', { name: 'Propose', exact: true }).click();
  await step(dana, 'Mark as quoted');
  await step(dana, 'Won');
  await dana.goto(new URL('/inquiries', dana.url()).href);
  const row = dana.getByRole('row').filter({ hasText: customer });
  await expect(row.getByText('Won', { exact: true })).toBeVisible();
  await expectAccessible(dana);
  await expectFits(dana);
  await row.getByRole('link').click();
  await expect(dana.getByText(`Unit ${serial} is reserved`)).toBeVisible();

  await importOrder(omar, orderFile(`9${testInfo.retry}4601`, customer));

  await dana.goto(new URL(`/?search=J9${testInfo.retry}4601`, dana.url()).href);
  await dana.getByRole('link', { name: 'Compare Units' }).click();
  await expect(dana.getByText(`May come from ${number} (`)).toBeVisible();
  await dana.getByRole('button', { name: `Link ${number} to this order` }).click();
  await expect(dana.getByRole('article').getByText('Reserved', { exact: true })).toBeVisible();
  const order = new URL(dana.url()).pathname;
  await dana.getByRole('main').getByRole('link', { name: 'Estimates' }).click();
  await expect(dana.getByText('For the mail')).toBeVisible();
  await dana.goto(new URL('/inquiries', dana.url()).href);
  await expect(row.getByText('Order', { exact: true })).toBeVisible();

  // Other journeys count the orders and units of the sample.
  const reason = { reason: 'Made by a journey' };
  const { results } = await call<{ results: { id: string; orderId: string | number }[] }>('GET', '/api/reservations/');
  const reserved = results.find(({ orderId }) => order === `/order/${orderId}`);
  await call('POST', `/api/reservations/${reserved?.id}/release`, reason);
  await call('PUT', `/api/orders/${order.split('/')[2]}/retirement`, reason);
  await call('PUT', paths.unitRetirement(serial), reason);
  await omar.context().close();
  expect(complaints).toEqual([]);
});
