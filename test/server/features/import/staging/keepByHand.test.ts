import { sql } from 'kysely';
import { checkPrepared, importPrepared } from '../../../../../src/server/features/import/importFiles';
import { prepareFiles } from '../../../../../src/server/features/import/prepareFiles';
import { emptyBeforeEach, importPlace, ORDER_HEADER, UNIT_HEADER } from '../files';

const { database, workplace } = importPlace();

emptyBeforeEach(database);

const unitLine = (serial: string, kva: string, cost = '18400.00') =>
  `${serial},RC,3,${kva},12470GrdY/7200,480Y/277,${cost}`;

async function prepared(lines: readonly string[], isWhole = false) {
  const units = await workplace.write('units.csv', [UNIT_HEADER, ...lines, ''].join('\n'));
  return prepareFiles({ units }, { inspect: () => ({ isWhole }) });
}

const load = async (...lines: readonly string[]) => importPrepared(database.db, await prepared(lines));

/** As a correction stores it. */
async function correct(serial: string, kva: string): Promise<void> {
  await database.db.updateTable('units').set({ kva_rating: kva }).where('serial', '=', serial).execute();
  const row = { serial, field: 'kva_rating', value: kva, has_source: true, source_value: '1000' };
  const by = { by_name: 'Dana Whitfield', by_subject: 'dana', reason: 'Nameplate says so' };
  await database.db
    .insertInto('corrections')
    .values({ ...row, ...by })
    .execute();
}

const unit = (serial: string) =>
  database.db.selectFrom('units').selectAll().where('serial', '=', serial).executeTakeFirstOrThrow();
const corrections = () =>
  database.db.selectFrom('corrections').select(['serial', 'field', 'value', 'has_source', 'source_value']).execute();

const KEPT = {
  ...{ file: 'units', key: 'u1', orderId: null, line: 2, column: 'kva_rating', hand: '1500', source: '1000' },
};

test('a corrected value survives the same import, which reports it and changes nothing', async () => {
  await load(unitLine('u1', '1000'), unitLine('u2', '500'));
  await correct('u1', '1500');
  for (let again = 0; again < 2; again += 1) {
    const { units, keptByHand } = await load(unitLine('u1', '1000'), unitLine('u2', '500'));
    expect(units).toEqual({ read: 2, added: 0, changed: 0, unchanged: 2, refused: 0 });
    expect(keptByHand).toEqual({ count: 1, values: [KEPT] });
    expect((await unit('u1')).kva_rating).toBe('1500.00');
  }
});

test('a cell that could not be read leaves the stored value and the correction of it', async () => {
  await load(unitLine('u1', '1000'), unitLine('u2', '500'));
  await correct('u1', '1500');
  await database.db.updateTable('corrections').set({ field: 'unit_cost', value: '18400.00' }).execute();
  const before = await corrections();
  const given = await prepared([
    unitLine('u1', '1500', 'about 5'),
    unitLine('u2', '500', 'call me'),
    unitLine('u3', '75', '?x'),
  ]);
  const { units } = await importPrepared(database.db, given, { accepted: { rows: 0, cells: 3 } });
  expect(units).toMatchObject({ read: 3, added: 1, changed: 0, unchanged: 2, unread: 3 });
  expect([(await unit('u1')).unit_cost, (await unit('u2')).unit_cost]).toEqual(['18400.00', '18400.00']);
  expect((await unit('u3')).unit_cost).toBeNull();
  expect(await corrections()).toEqual(before);
});

test('other fields of a corrected unit follow the import', async () => {
  await load(unitLine('u1', '1000'));
  await correct('u1', '1500');
  const { units } = await load(unitLine('u1', '1000', '17000'));
  expect(units.changed).toBe(1);
  expect(await unit('u1')).toMatchObject({ kva_rating: '1500.00', unit_cost: '17000.00' });
});

test('a new value of the source is remembered beside the correction', async () => {
  await load(unitLine('u1', '1000'));
  await correct('u1', '1500');
  const { keptByHand } = await load(unitLine('u1', '750'));
  expect(keptByHand.values).toEqual([{ ...KEPT, source: '750' }]);
  expect(await corrections()).toEqual([
    { serial: 'u1', field: 'kva_rating', value: '1500', has_source: true, source_value: '750' },
  ]);
});

test('a correction ends when the source sends the corrected value', async () => {
  await load(unitLine('u1', '1000'));
  await correct('u1', '1500');
  const { units, keptByHand } = await load(unitLine('u1', '1500.00'));
  expect(units.changed).toBe(0);
  expect(keptByHand).toEqual({ count: 0, values: [] });
  expect(await corrections()).toEqual([]);
  await load(unitLine('u1', '1000'));
  expect((await unit('u1')).kva_rating).toBe('1000.00');
});

test('a check reports retained values and stores nothing', async () => {
  await load(unitLine('u1', '1000'));
  await correct('u1', '1500');
  const report = await checkPrepared(database.db, await prepared([unitLine('u1', '750')]));
  expect(report.keptByHand).toEqual({ count: 1, values: [{ ...KEPT, source: '750' }] });
  expect(report.units).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await corrections()).toMatchObject([{ source_value: '1000' }]);
});

test('a file without the corrected column leaves the correction alone', async () => {
  await load(unitLine('u1', '1000'));
  const row = { serial: 'u1', field: 'comments', value: 'Sold as is', has_source: false };
  await database.db
    .insertInto('corrections')
    .values({ ...row, by_name: 'Dana', by_subject: 'dana' })
    .execute();
  expect((await load(unitLine('u1', '1000'))).keptByHand).toEqual({ count: 0, values: [] });
  expect(await corrections()).toMatchObject([{ field: 'comments', has_source: false }]);
});

test('corrected lists and days of an order survive, and its other fields do not', async () => {
  const file = (emails: string, customer: string) =>
    workplace.write(
      'orders.csv',
      `${ORDER_HEADER},request_date,sales_rep_emails\nSO1,J1,${customer},RC,2026-05-04,${emails}\n`,
    );
  const run = async (emails: string, customer: string) =>
    importPrepared(database.db, await prepareFiles({ orders: await file(emails, customer) }));
  await run('a@specai.test;b@specai.test', 'Red Butte');
  const { id } = await database.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const set = { sales_rep_emails: ['c@specai.test'], request_date: '2026-06-01' };
  await database.db.updateTable('orders').set(set).execute();
  const by = { order_id: id, has_source: true, by_name: 'Dana', by_subject: 'dana' };
  await database.db
    .insertInto('corrections')
    .values([
      { ...by, field: 'sales_rep_emails', value: 'c@specai.test', source_value: 'a@specai.test;b@specai.test' },
      { ...by, field: 'request_date', value: '2026-06-01', source_value: '2026-05-04' },
    ])
    .execute();
  const { keptByHand, orders } = await run('a@specai.test;b@specai.test', 'Mesa');
  expect(orders.changed).toBe(1);
  const of = { file: 'orders', key: 'SO1', orderId: String(id), line: 2 };
  expect(keptByHand.values).toEqual([
    { ...of, column: 'request_date', hand: '2026-06-01', source: '2026-05-04' },
    { ...of, column: 'sales_rep_emails', hand: 'c@specai.test', source: 'a@specai.test;b@specai.test' },
  ]);
  const row = await database.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ...set, customer_name: 'Mesa' });
});

test('an import names the line of each row that it wrote', async () => {
  const first = await load(unitLine('u1', '1000'), unitLine('u2', '500'));
  expect(await unit('u2')).toMatchObject({ source_import: first.importId, source_line: 3 });
  const second = await load(unitLine('u2', '750'), unitLine('u1', '1000'));
  expect(await unit('u1')).toMatchObject({ source_import: first.importId, source_line: 2 });
  expect(await unit('u2')).toMatchObject({ source_import: second.importId, source_line: 2 });
  expect(await database.db.selectFrom('imports').select(['units_file', 'orders_file']).execute()).toEqual([
    { units_file: 'units.csv', orders_file: null },
    { units_file: 'units.csv', orders_file: null },
  ]);
});

const addByHand = (serial: string) =>
  sql`insert into units (serial, added_by) values (${serial}, 'Dana Whitfield')`.execute(database.db);

test('a complete file does not retire a unit that was added by hand before it had it', async () => {
  await load(unitLine('u1', '1000'));
  await addByHand('u9');
  const whole = await importPrepared(database.db, await prepared([unitLine('u1', '1000')], true));
  expect(whole.retirements).toMatchObject([{ retired: 0, active: 1 }]);
  await load(unitLine('u9', '500'));
  const later = await importPrepared(database.db, await prepared([unitLine('u1', '1000')], true), {
    mayRetireMany: true,
  });
  expect(later.retirements).toMatchObject([{ retired: 1, active: 2 }]);
});

test('a unit that was retired by hand stays retired when a file has it', async () => {
  await load(unitLine('u1', '1000'));
  await database.db.updateTable('units').set({ retired_at: new Date(), retired_by: 'Dana' }).execute();
  const { retirements, units } = await load(unitLine('u1', '1000'));
  expect(retirements).toMatchObject([{ returned: 0 }]);
  expect(units.unchanged).toBe(1);
  expect((await unit('u1')).retired_at).not.toBeNull();
});
