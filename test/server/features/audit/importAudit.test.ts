import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { importPrepared } from '../../../../src/server/features/import/importFiles';
import { prepareFiles } from '../../../../src/server/features/import/prepareFiles';
import { importPlace, ordersWith, UNIT_HEADER, UNIT_ROW } from '../import/files';

const { database, workplace } = importPlace();

const units = (...serials: string[]) =>
  [UNIT_HEADER, ...serials.map((serial) => UNIT_ROW.replace('0012', serial)), ''].join('\n');
const entries = (after: number) =>
  database.db.selectFrom('audit').selectAll().where('id', '>', after).orderBy('id').execute();
const last = async () =>
  (await database.db.selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirst())?.id;

async function load(files: { orders?: string; units?: string }, isWhole = false) {
  const before = (await last()) ?? 0;
  const paths = {
    orders: files.orders === undefined ? undefined : await workplace.write('orders.csv', files.orders),
    units: files.units === undefined ? undefined : await workplace.write('units.csv', files.units),
  };
  const prepared = await prepareFiles(paths, { inspect: () => ({ isWhole }) });
  const actor = { name: 'Import by Ann', subject: 'ann-1', address: '10.0.0.7' };
  await importPrepared(database.db, prepared, { actor, mayRetireMany: true });
  return entries(before);
}

test('an import is one entry however many rows it adds, with the names, hashes and counts of its files', async () => {
  const content = units('0012', '0013', '0014');
  const reported = await load({ units: content });
  expect(reported).toEqual([
    expect.objectContaining({
      ...{ action: 'import', person_name: 'Import by Ann', person_subject: 'ann-1', address: '10.0.0.7' },
      new: {
        importId: expect.any(Number) as unknown,
        files: [
          {
            ...{ file: 'units', name: 'units.csv', sha256: createHash('sha256').update(content).digest('hex') },
            ...{ read: 3, added: 3, changed: 0, retired: 0, returned: 0 },
          },
        ],
      },
    }),
  ]);
});

test('a changed row is an entry with the old and new values of the fields that changed, and nothing else', async () => {
  await load({ orders: ordersWith('sale_price', ['1', '2', '3']) });
  const [changed, summary, ...others] = await load({ orders: ordersWith('sale_price', ['1', '2.50', '3']) });
  expect(others).toEqual([]);
  const { rows } = await sql<{ id: number; job_number: string }>`
    select id, job_number from orders where sale_price = 2.5`.execute(database.db);
  expect(changed).toMatchObject({ action: 'changeRow', order_id: rows[0]?.id, job_number: rows[0]?.job_number });
  expect([changed?.old, changed?.new]).toEqual([{ sale_price: 2 }, { sale_price: 2.5 }]);
  expect(summary).toMatchObject({ action: 'import', new: { files: [{ changed: 1, added: 0 }] } });
});

test('the same file again changes nothing, and says so in one entry', async () => {
  const [summary, ...others] = await load({ orders: ordersWith('sale_price', ['1', '2.50', '3']) });
  expect(others).toEqual([]);
  expect(summary).toMatchObject({ action: 'import', new: { files: [{ changed: 0, added: 0, read: 3 }] } });
});

test('units that an import assigns and takes back are reserved and released in its name', async () => {
  const assigned = await load({ orders: ordersWith('assigned_serial', ['0012', '', '']) });
  expect(assigned).toMatchObject([
    { action: 'changeRow' },
    { action: 'reserve', serial: '0012' },
    { action: 'import' },
  ]);
  const freed = await load({ orders: ordersWith('assigned_serial', ['', '', '']) });
  expect(freed).toMatchObject([
    ...[{ action: 'changeRow' }, { action: 'release', serial: '0012', order_id: assigned[1]?.order_id }],
    { action: 'import' },
  ]);
});

test('rows missing from a complete file are retired and later ones brought back, row by row', async () => {
  const retired = await load({ units: units('0012', '0013') }, true);
  expect(retired).toMatchObject([{ action: 'retire', serial: '0014', order_id: null }, { action: 'import' }]);
  const back = await load({ units: units('0014') });
  expect(back).toMatchObject([{ action: 'bringBack', serial: '0014' }, { action: 'import' }]);
});

test('an import whose entry cannot be written changes nothing', async () => {
  const { db } = database;
  const counted = async () =>
    (await sql<object>`select count(*), (select count(*) from imports) as i from units`.execute(db)).rows;
  const before = await counted();
  await sql`alter table audit add constraint refused check (address <> '10.0.0.7') not valid`.execute(db);
  await expect(load({ units: units('0099') })).rejects.toThrow('refused');
  await sql`alter table audit drop constraint refused`.execute(db);
  expect(await counted()).toEqual(before);
});
