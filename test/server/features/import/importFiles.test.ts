import { sql } from 'kysely';
import { Client } from 'pg';
import { importFiles } from '../../../../src/server/features/import/importFiles';
import { emptyBeforeEach, importPlace, ORDER_HEADER, ordersWith, UNIT_HEADER, UNIT_ROW } from './files';

const { database, workplace } = importPlace();

emptyBeforeEach(database);

async function load(files: { orders?: string | Buffer; units?: string | Buffer }, signal?: AbortSignal) {
  const orders = files.orders === undefined ? undefined : await workplace.write('orders.csv', files.orders);
  const units = files.units === undefined ? undefined : await workplace.write('units.csv', files.units);
  return importFiles(database.db, { orders, units }, undefined, signal);
}

const unitsFile = `${UNIT_HEADER}\n${UNIT_ROW}\n`;
const orders = () => database.db.selectFrom('orders').selectAll().orderBy('id').execute();
const units = () => database.db.selectFrom('units').selectAll().orderBy('serial').execute();

test('an import brings in units before orders, and reports what it did', async () => {
  const report = await load({ orders: ordersWith('assigned_serial', ['0012', '']), units: unitsFile });
  expect(report.orders).toEqual({ read: 2, added: 2, changed: 0, unchanged: 0, refused: 0 });
  expect(report.units).toEqual({ read: 1, added: 1, changed: 0, unchanged: 0, refused: 0 });
  expect(await orders()).toMatchObject([
    { id: 10001, order_code: 'SO1', assigned_serial: '0012' },
    { id: 10002, order_code: 'SO2', assigned_serial: null },
  ]);
});

test('an import records when it finished and what it changed', async () => {
  const before = Date.now();
  const { finishedAt } = await load({ units: unitsFile });
  const rows = await database.db.selectFrom('imports').selectAll().execute();
  expect(rows).toMatchObject([
    { id: 1, finished_at: finishedAt, orders_added: 0, orders_changed: 0, units_added: 1, units_changed: 0 },
  ]);
  expect(Math.abs(finishedAt.getTime() - before)).toBeLessThan(60_000);
});

test.each([
  ['LF', (text: string) => text],
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['mixed line ends', (text: string) => text.replace('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['no final line end', (text: string) => text.trimEnd()],
  ['blank lines', (text: string) => text.replaceAll('\n', '\n\n')],
  ['capitals and spaces in the header', (text: string) => text.replace('order_code', ' Order_Code ')],
  ['quotes around everything', (text: string) => text.replaceAll(/[^,\n]+/g, '"$&"')],
  ['spaces around values', (text: string) => text.replaceAll('SO', '  SO')],
  ['words in other capitals', (text: string) => text.replaceAll('RC', 'rc')],
])('an import reads the same from a file with %s', async (_, change) => {
  await load({ orders: change(ordersWith('ship_city', ['Piñon', '日本橋 🏭', ''])) });
  expect((await orders()).map(({ order_code, order_type, ship_city }) => [order_code, order_type, ship_city])).toEqual([
    ['SO1', 'RC', 'Piñon'],
    ['SO2', 'RC', '日本橋 🏭'],
    ['SO3', 'RC', null],
  ]);
});

test('an import takes columns in any order', async () => {
  await load({ orders: 'order_type,customer_name,job_number,order_code\nRW,Mesa,J1,SO1\n' });
  expect(await orders()).toMatchObject([{ order_code: 'SO1', customer_name: 'Mesa', order_type: 'RW' }]);
});

test('an import preserves leading zeros, line breaks, quotes, cents and lists', async () => {
  const header = `${ORDER_HEADER},sale_price,notes,sales_rep_emails`;
  await load({
    orders: `${header}\n00012,0099,Mesa,RC,41250.07,"one ""two""\r\nthree",a@specai.test; b@specai.test\n`,
  });
  expect(await orders()).toMatchObject([
    {
      order_code: '00012',
      job_number: '0099',
      sale_price: '41250.07',
      notes: 'one "two"\nthree',
      sales_rep_emails: ['a@specai.test', 'b@specai.test'],
    },
  ]);
});

test('an empty cell is null, or what its column documents', async () => {
  await load({ units: `${UNIT_HEADER},labor_cost,cabinet_condition,pictures,taps\n${UNIT_ROW},,,,\n` });
  expect(await units()).toMatchObject([{ labor_cost: null, cabinet_condition: 'good', pictures: [], taps: null }]);
});

test('a header alone changes nothing, but counts as an import', async () => {
  const report = await load({ orders: `${ORDER_HEADER}\n` });
  expect(report.orders).toEqual({ read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 });
  expect(await database.db.selectFrom('imports').selectAll().execute()).toHaveLength(1);
});

describe('a second import', () => {
  const rowVersions = async () => {
    const { rows } = await sql`select order_code as key, id, xmin::text, ctid::text from orders
      union all select serial, null, xmin::text, ctid::text from units order by key`.execute(database.db);
    return rows;
  };

  test('a second import of the same files rewrites no row and sends no notification', async () => {
    const files = { orders: ordersWith('sale_price', ['5', '41250.5', '']), units: unitsFile };
    await load(files);
    const before = await rowVersions();
    const listener = new Client(database.url);
    const notifications: unknown[] = [];
    listener.on('notification', ({ payload }) => notifications.push(payload));
    await listener.connect();
    await listener.query('listen units_changed');
    const report = await load({ ...files, orders: files.orders.replace('41250.5', '41250.50') });
    await listener.query('select 1');
    await listener.end();
    expect(report.orders).toEqual({ read: 3, added: 0, changed: 0, unchanged: 3, refused: 0 });
    expect(report.units).toEqual({ read: 1, added: 0, changed: 0, unchanged: 1, refused: 0 });
    expect(await rowVersions()).toEqual(before);
    expect(notifications).toEqual([]);
  });

  test('a second import updates only rows that differ, and order ids do not change', async () => {
    await load({ orders: ordersWith('sale_price', ['1', '2', '3']) });
    const report = await load({ orders: ordersWith('sale_price', ['1', '7', '3', '4']) });
    expect(report.orders).toEqual({ read: 4, added: 1, changed: 1, unchanged: 2, refused: 0 });
    expect((await orders()).map(({ id, sale_price }) => [id, sale_price])).toEqual([
      [10001, '1.00'],
      [10002, '7.00'],
      [10003, '3.00'],
      [10004, '4.00'],
    ]);
  });

  test('a second import leaves alone what its columns do not name, and rows it does not have', async () => {
    await load({ orders: ordersWith('ship_city', ['Mesa', 'Reno']) });
    await load({ orders: `${ORDER_HEADER}\nSO1,J1,Other,RW\n` });
    expect(await orders()).toMatchObject([
      { customer_name: 'Other', order_type: 'RW', ship_city: 'Mesa' },
      { customer_name: 'Red Butte', ship_city: 'Reno' },
    ]);
  });

  test('a second import moves units from order to order, even in a circle', async () => {
    const two = `${unitsFile}${UNIT_ROW.replace('0012', '0013')}\n`;
    await load({ orders: ordersWith('assigned_serial', ['0012', '0013', '']), units: two });
    const swapped = await load({ orders: ordersWith('assigned_serial', ['0013', '0012', '']) });
    expect(swapped.orders).toMatchObject({ changed: 2, unchanged: 1 });
    const moved = await load({ orders: ordersWith('assigned_serial', ['', '0012', '0013']) });
    expect(moved.orders).toMatchObject({ changed: 2, unchanged: 1 });
    expect((await orders()).map((each) => each.assigned_serial)).toEqual([null, '0012', '0013']);
  });

  test('a second import does not take a unit from an order that the file does not have', async () => {
    await load({ orders: ordersWith('assigned_serial', ['', '0012']), units: unitsFile });
    await expect(load({ orders: ordersWith('assigned_serial', ['0012']) })).rejects.toMatchObject({
      problems: [{ line: 2, column: 'assigned_serial', value: '0012', reason: 'Already assigned to order SO2' }],
    });
  });

  test('a second import does not give an order the job number of another', async () => {
    await load({ orders: `${ORDER_HEADER}\nSO1,J1,Mesa,RC\n` });
    await expect(load({ orders: `${ORDER_HEADER}\nSO9,J1,Mesa,RC\n` })).rejects.toMatchObject({
      problems: [{ line: 2, column: 'job_number', value: 'J1', reason: 'Already belongs to order SO1' }],
    });
  });
});

test('only one import runs at a time: the other is refused, then may try again', async () => {
  const many = ordersWith('sale_price', new Array<string>(3000).fill('5'));
  const path = await workplace.write('many.csv', many);
  const outcomes = await Promise.allSettled([1, 2].map(() => importFiles(database.db, { orders: path })));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { name: 'ImportInProgressError' },
  });
  expect((await importFiles(database.db, { orders: path })).orders.unchanged).toBe(3000);
});

test('an import that is stopped halfway leaves nothing behind', async () => {
  const stop = new AbortController();
  const path = await workplace.write('many.csv', ordersWith('sale_price', new Array<string>(5000).fill('5')));
  const stopHalfway = ({ rows }: { rows: number }) => {
    if (rows >= 2000) stop.abort();
  };
  await expect(importFiles(database.db, { orders: path }, stopHalfway, stop.signal)).rejects.toThrow(/abort/i);
  expect(await orders()).toEqual([]);
  expect((await load({ units: unitsFile })).units.added).toBe(1);
});

test('an import reports its progress', async () => {
  const seen: number[][] = [];
  const content = ordersWith('sale_price', new Array<string>(2500).fill('5'));
  const path = await workplace.write('many.csv', content);
  await importFiles(database.db, { orders: path }, ({ rows, bytes, totalBytes }) =>
    seen.push([rows, bytes, totalBytes]),
  );
  expect(seen.map(([rows]) => rows)).toEqual([1000, 2000, 2500]);
  expect(seen.at(-1)).toEqual([2500, content.length, content.length]);
});
