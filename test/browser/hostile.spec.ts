import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { startProduct, type Product } from './product';
import { complaintsOf, signInHere } from './signIn';
import { makeDataFolder } from '../support/makeDataFolder';

const SCRIPT = '<script>window.__xss=1</script>';
const PICTURE = '<img src=x onerror=window.__xss=1>';
const DRAWING = '<svg onload=window.__xss=1>';
const LINK = '<a href="javascript:window.__xss=1">x</a>';
const BREAKOUT = `'"></textarea></title></pre>${PICTURE}`;
const TEMPLATE = '{{window.__xss=1}}${window.__xss=1}';

const order = {
  ...{ order_code: 'HOSTILE-1', order_type: 'RC', sale_price: '41250.00', phase: '3', kva_rating: '500' },
  ...{ primary_voltage_kv: '12.47', secondary_voltage_kv: '480Y/277', sales_rep_emails: 'm.ortega@specai.test' },
  job_number: `J1${DRAWING}`,
  sales_order_number: `S1${DRAWING}`,
  customer_name: `Tri-County ${PICTURE}`,
  ship_city: `Tempe ${SCRIPT}`,
  ship_state: 'AZ',
  sales_rep: `M. Ortega ${PICTURE}`,
  unit_status: `Held ${SCRIPT}`,
  stock_code_desc: `Padmount ${LINK}`,
  warehouse_desc: `Phoenix ${BREAKOUT}`,
  bushing_type: `Dead front ${TEMPLATE}`,
  notes: `Notes ${SCRIPT}${BREAKOUT}`,
  formatted_notes: `Pad ${SCRIPT}${BREAKOUT}`,
};
const unit = {
  ...{ serial: 'HOSTILE-1', condition: 'RC', phase: '3', kva_rating: '500', unit_cost: '18400.00' },
  ...{ primary_voltage: '12470GrdY/7200', secondary_voltage: '480Y/277', pictures: 'front', documents: 'nameplate' },
  bush_type: `Live front ${TEMPLATE}`,
  bush_config_description: `Loop ${PICTURE}`,
  fusing_description: `Bay-O-Net ${SCRIPT}`,
  taps: `Taps${DRAWING}`,
  warehouse_desc: `Yard ${LINK}`,
  manufacturer: `Howard ${SCRIPT}`,
  fab_notes: `Tank ${BREAKOUT}`,
  comments: `Seen ${LINK}`,
};

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csv = (row: Readonly<Record<string, string>>) =>
  [Object.keys(row).join(','), Object.values(row).map(cell).join(',')].join('\n');

let folder: string;
let product: Product;

/** Other journeys count the orders of their product. */
test.beforeAll(async () => {
  folder = makeDataFolder('hostile');
  const data = { DATA_DIR: path.join(folder, 'data'), SAMPLE_DATA: 'off' };
  const files = { '--orders': csv(order), '--units': csv(unit) };
  const args = Object.entries(files).flatMap(([option, text]) => {
    const file = path.join(folder, `${option}.csv`);
    writeFileSync(file, text);
    return [option, file];
  });
  const options = { env: { ...process.env, ...data }, stdio: 'pipe' } as const;
  execFileSync(process.execPath, ['dist/server/import.js', ...args], options);
  product = await startProduct(data);
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function reads(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(page.locator('body')).toContainText(text);
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
}

test('texts that would run as code are shown as text, from the list to the unit', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(product.url);
  await signInHere(page);
  await reads(page, order.job_number, order.customer_name, order.sales_rep, order.unit_status, order.stock_code_desc);
  await page.getByRole('button', { name: 'View Details' }).click();
  await reads(page, order.warehouse_desc, order.formatted_notes, `${order.ship_city}, AZ`);
  await page.getByRole('dialog').getByRole('link', { name: 'Compare Units' }).click();

  const card = page.getByRole('article');
  await reads(page, `Job Number: ${order.job_number}`, unit.bush_type, unit.fusing_description, unit.taps);
  await card.getByRole('button', { name: 'Additional Information' }).click();
  await reads(page, unit.fab_notes, unit.comments, unit.warehouse_desc);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View Notes' }).click();
  const popup = await opened;
  await reads(popup, order.formatted_notes);
  await popup.close();
  await card.getByRole('button', { name: 'Show reason' }).click();
  await expect(page.getByRole('dialog', { name: 'Reason for Suggestion' })).toBeVisible();
  await reads(page, unit.fusing_description);
  await page.keyboard.press('Escape');

  await card.getByRole('link', { name: 'Unit Details' }).click();
  await expect(page.getByRole('heading', { name: `Unit ${unit.serial}` })).toBeVisible();
  await reads(page, unit.bush_config_description, unit.warehouse_desc, unit.fab_notes, order.customer_name);
  await reads(page, unit.manufacturer, `Required ${order.bushing_type}`);
  expect(await page.locator('main script, iframe, [onerror], [onload], a[href^="javascript:"]').count()).toBe(0);
  expect(complaints).toEqual([]);
});
