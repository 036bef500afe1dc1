import { paths } from '../../../../src/contract/paths';
import { duplicateSchema, knownSchema } from '../../../../src/contract/records/newRecords';
import { recordSchema } from '../../../../src/contract/records/records';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow, unitRow } from '../../../support/server/database';
import { until } from '../../../support/server/waits';
import { inputs } from '../estimates/estimateJobs';
import { inquiryJobs } from '../inquiries/inquiryJobs';
import { detailOf, errorsOf, type Values } from './recordCalls';

const jobs = inquiryJobs();
const { saved, one, lineOf } = jobs;

const add = (file: string, fields: Values, more: object = {}, by = 'operations') =>
  jobs.call(by, 'POST', paths.newRecords(file), { fields, ...more });
const known = async (file: string, key: string) => {
  const response = await jobs.call('sales', 'GET', `${paths.newRecordKnown(file)}?key=${key}`);
  return parseStrict(knownSchema, response.json()).existing;
};
const rowOf = (serial: string) =>
  jobs.db.selectFrom('units').selectAll().where('serial', '=', serial).executeTakeFirstOrThrow();

beforeAll(() =>
  insertRows(jobs.db, { units: [unitRow({ serial: '0557128' })], orders: [orderRow({ order_code: 'SO-7' })] }),
);

const RATED = {
  condition: 'rewind',
  phase: '3',
  kva_rating: '500',
  primary_voltage: '12470GrdY/7200',
  secondary_voltage: '480Y/277',
};

test('a unit with only its IC# is incomplete, listed, and matched with nothing', async () => {
  const response = await add('units', { serial: '700001', unit_type: 'Three-Phase Pad', kva_rating: '' });
  expect(response.statusCode).toBe(201);
  const record = parseStrict(recordSchema, response.json());
  expect(record).toMatchObject({ key: '700001', is_by_hand: true });
  expect(record.missing).toEqual(['condition', 'phase', 'kva_rating', 'primary_voltage', 'secondary_voltage']);
  expect(await rowOf('700001')).toMatchObject({
    added_by: 'operations',
    kva_rating: null,
    unit_type: 'Three-Phase Pad',
  });
  const listed = await until(async () => {
    const response = await jobs.call('sales', 'GET', `${paths.inventory}?search=700001`);
    return response.json<{ results: object[] }>().results[0];
  });
  expect(listed).toMatchObject({ serial: '700001', is_incomplete: true, kva_rating: null });
  const page = await jobs.call('sales', 'GET', paths.inventoryByCode('700001'));
  expect(page.json()).toMatchObject({ itemCode: '700001', isIncomplete: true });
  const orders = await jobs.call('sales', 'GET', paths.ordersForUnit('700001'));
  expect(orders.json()).toEqual({ count: 0, results: [] });
});

test('an incomplete unit is neither reserved nor estimated', async () => {
  await add('units', { serial: '700002', kva_rating: '500' });
  const [orderId = 0] = await insertRows(jobs.db, { orders: [orderRow()] });
  const reserved = await jobs.call('operations', 'POST', paths.reservations, {
    ...{ orderId, itemCode: '700002', reason: 'Try it' },
  });
  const why = 'Unit 700002 is incomplete: enter condition, phase, primary voltage and secondary voltage first.';
  expect([reserved.statusCode, detailOf(reserved)]).toEqual([409, why]);
  const estimate = { name: 'As is', unitSerial: '700002', inputs };
  const refused = await jobs.call('sales', 'POST', paths.orderEstimates(String(orderId)), estimate);
  expect([refused.statusCode, detailOf(refused)]).toEqual([409, why]);
});

test('a unit is matched once its rating is known', async () => {
  await add('units', { serial: '700003' });
  const { version } = (await jobs.call('operations', 'GET', paths.record('units', '700003'))).json() as {
    version: string;
  };
  const body = { fields: RATED, reason: 'Nameplate photo' };
  const headers = { 'if-match': `"${version}"` };
  const corrected = await jobs.call('operations', 'POST', paths.recordCorrections('units', '700003'), body, headers);
  expect(corrected.json()).toMatchObject({ missing: [] });
  const [orderId = 0] = await insertRows(jobs.db, { orders: [orderRow({ order_type: 'RW' })] });
  const found = await until(async () => {
    const response = await jobs.call('sales', 'GET', paths.ordersForUnit('700003'));
    return response.json<{ results: { id: number }[] }>().results.find(({ id }) => id === orderId);
  });
  expect(found.id).toBe(orderId);
});

test('an IC# that exists is refused with and without leading zeros, and names the unit', async () => {
  for (const serial of ['0557128', '557128', '00557128']) {
    const refused = await add('units', { serial });
    expect(refused.statusCode).toBe(409);
    const text = 'IC# 0557128 exists: 500 kVA 12470GrdY/7200 480Y/277.';
    expect(parseStrict(duplicateSchema, refused.json())).toMatchObject({
      ...{ detail: text, existing: { key: '0557128', order_id: null, text, is_retired: false } },
    });
  }
});

test('a form learns while typing whether a number exists', async () => {
  expect(await known('units', '557128')).toMatchObject({ key: '0557128' });
  expect(await known('units', '55712')).toBeNull();
  expect(await known('units', '')).toBeNull();
  expect(await known('orders', 'so-7')).toMatchObject({ key: 'SO-7', is_retired: false });
});

test('values that cannot be read are refused together, and nothing is added', async () => {
  const refused = await add('units', { serial: 'has space', kva_rating: '-5' });
  expect(refused.statusCode).toBe(422);
  expect(errorsOf(refused)).toEqual([
    {
      path: 'fields.serial',
      message: 'Not a valid code. Use up to 40 letters, digits, dots, hyphens and underscores.',
    },
    { path: 'fields.kva_rating', message: 'Negative number. Write it like 112.5.' },
  ]);
});

test('an order needs its code, job number, customer and type', async () => {
  const refused = await add('orders', { order_code: 'SO-9' });
  expect(refused.statusCode).toBe(422);
  expect((errorsOf(refused) as { path: string }[]).map(({ path }) => path)).toEqual([
    ...['fields.job_number', 'fields.order_type', 'fields.customer_name'],
  ]);
});

const ORDER = { job_number: 'J-NEW', customer_name: 'Calloway Pump', order_type: 'RC', kva_rating: '500' };

test('an order is added by sales, and its values are theirs until a source sends the same', async () => {
  const response = await add('orders', { ...ORDER, order_code: 'SO-10' }, {}, 'sales');
  expect(response.statusCode).toBe(201);
  const { order_id, fields, is_by_hand } = parseStrict(recordSchema, response.json());
  expect(is_by_hand).toBe(true);
  expect(fields.find(({ name }) => name === 'kva_rating')).toMatchObject({
    ...{ value: '500', source: { kind: 'hand', by: 'sales', has_source_value: false } },
  });
  const order = await jobs.call('sales', 'GET', paths.order(String(order_id)));
  expect(order.json()).toMatchObject({ order_code: 'SO-10', job_number: 'J-NEW', issued_units: 0 });
});

test('an order from an inquiry is linked to its line, or nothing is added', async () => {
  const inquiry = await saved();
  const line = lineOf(inquiry);
  const refused = await add('orders', { ...ORDER, job_number: 'J-12', order_code: 'SO-12' }, { inquiry_line: 0 });
  expect(refused.statusCode).toBe(404);
  expect(await known('orders', 'SO-12')).toBeNull();
  const more = { inquiry_line: line.order_id };
  expect((await add('orders', { ...ORDER, job_number: 'J-11', order_code: 'SO-11' }, more, 'sales')).statusCode).toBe(
    201,
  );
  expect(await one(inquiry)).toMatchObject({ state: 'order', lines: [{ linked_order: { job_number: 'J-11' } }] });
});

test('a line of an inquiry is not corrected as an order', async () => {
  const line = lineOf(await saved());
  const read = await jobs.call('sales', 'GET', paths.record('orders', line.id));
  const { version, fields } = parseStrict(recordSchema, read.json());
  expect(fields.some(({ may_correct }) => may_correct)).toBe(false);
  const body = { fields: { customer_name: 'Other' } };
  const headers = { 'if-match': `"${version}"` };
  const refused = await jobs.call('sales', 'POST', paths.recordCorrections('orders', line.id), body, headers);
  expect([refused.statusCode, detailOf(refused)]).toEqual([
    409,
    'This is a line of an inquiry. Change it in the inquiry.',
  ]);
});

test.each([
  ['sales', 'units', 403],
  ['engineering', 'units', 201],
  ['engineering', 'orders', 403],
  ['viewer', 'orders', 403],
])('%s adds %s: %i', async (by, file, status) => {
  const key = `N${Math.trunc(Math.random() * 1e9)}`;
  const fields: Values = file === 'units' ? { serial: key } : { ...ORDER, job_number: key, order_code: key };
  expect((await add(file, fields, {}, by)).statusCode).toBe(status);
});

test('costs of a new unit need the permission for costs', async () => {
  expect((await add('units', { serial: '700010', unit_cost: '1000' }, {}, 'engineering')).statusCode).toBe(403);
  expect((await add('units', { serial: '700010', unit_cost: '1000' })).statusCode).toBe(201);
});

test('two spellings of one number that are added together become one unit', async () => {
  const statuses = await Promise.all(
    ['0700020', '700020'].map(async (serial) => (await add('units', { serial })).statusCode),
  );
  expect(statuses.sort()).toEqual([201, 409]);
});
