import { auditPageSchema } from '../../../../src/contract/people/audit';
import { paths } from '../../../../src/contract/paths';
import { recordConflictSchema, recordSchema } from '../../../../src/contract/records/records';
import { whatHappened } from '../../../../src/domain/audit/whatHappened';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow, unitRow, useTestDatabase } from '../../../support/server/database';
import { until } from '../../../support/server/waits';
import { detailOf, errorsOf, useRecordCalls } from './recordCalls';

const database = useTestDatabase();
let order = '';

beforeAll(async () => {
  const serials = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const units = serials.map((serial) => unitRow({ serial }));
  const orders = [orderRow({ order_code: 'SO1-1', job_number: 'J1' }), orderRow({ job_number: 'J2', kva_rating: 750 })];
  [order = ''] = (await insertRows(database.db, { units, orders })).map(String);
});

const { served, as, record, correct, post, fieldOf } = useRecordCalls(database);
const unitOf = (serial: string) =>
  database.db.selectFrom('units').selectAll().where('serial', '=', serial).executeTakeFirstOrThrow();
const entries = async (query: string) =>
  (await served.read(auditPageSchema, `${paths.audit}?${query}`, await as('operations'))).results;

test('a record has its fields as files spell them, with readings, in groups', async () => {
  const { key, title, missing, fields, order_id, is_by_hand } = await record('units', 'A');
  expect({ key, title, missing, order_id, is_by_hand }).toEqual({
    ...{ key: 'A', title: '500 kVA 12470GrdY/7200 480Y/277', missing: [], order_id: null, is_by_hand: false },
  });
  expect(fields.find(({ name }) => name === 'kva_rating')).toEqual({
    ...{ name: 'kva_rating', label: 'kVA', group: 'nameplate', measure: 'kVA', kind: 'number', example: '1000' },
    format: 'number above 0, up to 7 digits and 2 decimals, like 112.5',
    ...{ is_prose: false, choices: [], is_required: true, needs_reason: true, may_correct: true },
    ...{ value: '500', reading: '500 kVA' },
    source: {
      ...{ kind: 'unknown', name: null, line: null, by: null, at: null, reason: null },
      ...{ has_source_value: false, source_value: null },
    },
  });
  expect(fields.map(({ name }) => name)).not.toContain('serial');
  expect((await record('orders', order)).key).toBe('SO1-1');
  expect((await record('orders', 'SO1-1')).order_id).toBe(Number(order));
});

test('a correction reads taught connections as an import does', async () => {
  const taught = { field: 'connection', word: 'Stern', meaning: 'Wye', by_name: 'Ana Ruiz', reason: null };
  await database.db
    .insertInto('taught_words')
    .values({ ...taught, word_key: 'stern' })
    .execute();
  const { statusCode } = await correct('units', 'G', {
    primary_voltage: '13200 Stern',
    secondary_voltage: '480 V Stern',
  });
  expect(statusCode).toBe(200);
  expect(await unitOf('G')).toMatchObject({ primary_voltage: '13200Y', secondary_voltage: '480Y' });
});

test('a correction is stored, recorded with its reason, and judged immediately', async () => {
  const response = await correct('units', 'A', { kva_rating: '0.75 MVA', unit_cost: '$15,000' });
  expect(response.statusCode).toBe(200);
  const corrected = parseStrict(recordSchema, response.json());
  expect(corrected.version).not.toBe((await record('units', 'B')).version);
  expect(await unitOf('A')).toMatchObject({ kva_rating: '750.00', unit_cost: '15000.00' });
  const [entry] = await entries('itemCode=A');
  expect(entry).toMatchObject({
    ...{ action: 'correct', person: 'operations person', reason: 'Read from the nameplate' },
    ...{ old: { kva_rating: 500, unit_cost: 14_000 }, new: { kva_rating: 750, unit_cost: 15_000 } },
  });
  expect(entry && whatHappened(entry)).toBe('corrected 2 fields of A');
  await until(() => served.liveUnits.page({ search: 'A' }, 0, 10).serials.includes('A'));
  const orders = await until(async () => {
    const response = await served.call('GET', paths.ordersForUnit('A'), undefined, await as('operations'));
    const found = response.json<{ results: { job_number: string; fit: { class: string } }[] }>().results;
    return found.find(({ job_number, fit }) => job_number === 'J2' && fit.class === 'Fits');
  });
  expect(orders.job_number).toBe('J2');
});

test('a corrected value names who corrected it, when and why, and the value before', async () => {
  await correct('units', 'B', { taps: '+/-2.5%' });
  expect(await fieldOf('units', 'B', 'taps')).toMatchObject({
    value: '+/-2.5%',
    source: { kind: 'hand', by: 'operations person', reason: 'Read from the nameplate', source_value: '+/-5%' },
  });
});

test('correcting a value back to that of its source is no correction any more', async () => {
  await correct('units', 'C', { kva_rating: '750' });
  await correct('units', 'C', { kva_rating: '1000' });
  expect(await fieldOf('units', 'C', 'kva_rating')).toMatchObject({ source: { source_value: '500' } });
  await correct('units', 'C', { kva_rating: '500.00' });
  expect(await fieldOf('units', 'C', 'kva_rating')).toMatchObject({ value: '500', source: { kind: 'unknown' } });
  const rows = await database.db.selectFrom('corrections').select('id').where('serial', '=', 'C').execute();
  expect(rows).toEqual([]);
});

test('a correction over an older version is refused with the newer record', async () => {
  const { version } = await record('units', 'D');
  await correct('units', 'D', { manufacturer: 'Howard' });
  const refused = await correct('units', 'D', { manufacturer: 'ABB' }, { version });
  expect(refused.statusCode).toBe(409);
  const { record: newer, detail } = parseStrict(recordConflictSchema, refused.json());
  expect(detail).toMatch(/^Someone else changed this record/);
  expect(newer?.fields.find(({ name }) => name === 'manufacturer')?.value).toBe('Howard');
  expect((await unitOf('D')).manufacturer).toBe('Howard');
});

test('a correction without a version is refused', async () => {
  const refused = await post(paths.recordCorrections('units', 'D'), { fields: { taps: 'None' } });
  expect(refused.statusCode).toBe(428);
});

test('values that the import would refuse change nothing and say where, why and how to fix it', async () => {
  const fields = { kva_rating: '1,5x', primary_voltage: '', mfg_year: '1850', nothing: '1', comments: 'Sold' };
  const refused = await correct('units', 'E', fields);
  expect(refused.statusCode).toBe(422);
  expect(errorsOf(refused)).toEqual([
    {
      path: 'fields.kva_rating',
      message: 'Contains a comma, which may separate thousands or decimals. Write it like 112.5.',
    },
    { path: 'fields.primary_voltage', message: 'Must not be empty. Enter a value, for example 12470GrdY/7200.' },
    { path: 'fields.mfg_year', message: 'Out of range. Write a whole number from 1900 to 2100.' },
    { path: 'fields.nothing', message: 'Not a field that can be corrected. Send names of GET /api/records/.' },
  ]);
  expect((await unitOf('E')).comments).toBeNull();
});

test('nameplate, costs and prices need a reason; sales fields and locations do not', async () => {
  const refused = await correct('units', 'E', { unit_cost: '1' }, { reason: '' });
  expect(refused.statusCode).toBe(422);
  expect(detailOf(refused)).toBe('Unit cost is changed only with a reason. Enter one of at least 3 characters.');
  expect((await correct('units', 'E', { warehouse_desc: 'Houston, TX' }, { reason: '' })).statusCode).toBe(200);
  expect((await correct('orders', order, { sale_price: '40000' }, { reason: '' })).statusCode).toBe(422);
  expect((await correct('orders', order, { request_date: '5/4/2026' }, { reason: '' })).statusCode).toBe(200);
  const { request_date } = await database.db
    .selectFrom('orders')
    .select('request_date')
    .where('id', '=', Number(order))
    .executeTakeFirstOrThrow();
  expect(request_date).toBe('2026-05-04');
});

test.each([
  ['viewer', 'units', { taps: 'None' }, 403],
  ['sales', 'units', { taps: 'None' }, 403],
  ['engineering', 'units', { taps: 'None' }, 200],
  ['engineering', 'units', { unit_cost: '1' }, 403],
  ['engineering', 'orders', { customer_name: 'Other' }, 403],
  ['engineering', 'orders', { kva_rating: '300' }, 200],
  ['sales', 'orders', { customer_name: 'Red Butte', sale_price: '41000', kva_rating: '500' }, 200],
] as const)('%s corrects %s %p: %i', async (role, file, fields, status) => {
  expect((await correct(file, file === 'units' ? 'F' : order, { ...fields }, { role })).statusCode).toBe(status);
});

test('fields say whether the caller may correct them, and costs are only for those who see them', async () => {
  expect(await fieldOf('units', 'G', 'taps', 'sales')).toMatchObject({ may_correct: false });
  expect(await fieldOf('units', 'G', 'taps', 'engineering')).toMatchObject({ may_correct: true });
  expect(await fieldOf('units', 'G', 'unit_cost', 'viewer')).toBeUndefined();
  expect(await fieldOf('orders', order, 'sale_price', 'viewer')).toMatchObject({ may_correct: false });
});

test('no two orders get the same job number', async () => {
  const refused = await correct('orders', order, { job_number: 'J2' });
  expect(refused.statusCode).toBe(409);
  expect(errorsOf(refused)).toEqual([
    { path: 'fields.job_number', message: 'Another order has this job number. Enter another one.' },
  ]);
});

test('the same values again change nothing and are not recorded', async () => {
  const before = await entries('itemCode=G');
  expect((await correct('units', 'G', { kva_rating: '500' }, { reason: '' })).statusCode).toBe(200);
  expect(await entries('itemCode=G')).toEqual(before);
});

test('an unknown record is not found', async () => {
  expect((await served.call('GET', paths.record('units', 'nope'), undefined, await as('sales'))).statusCode).toBe(404);
  expect((await served.call('GET', paths.record('pets', 'A'), undefined, await as('sales'))).statusCode).toBe(400);
});
