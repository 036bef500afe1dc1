import { parse } from 'csv-parse/sync';
import { sql, type Insertable } from 'kysely';
import type { OrdersTable } from '../../../../src/server/db/schema/schema';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { exportedOrders } from '../../../support/server/exportedOrders';

const HEADINGS =
  'Job Number,Sales Order Number,Customer Name,Salesperson,Location,Delivery State,Type,kVA,Job Type,Price,Order Date,Delivery Date,Issued Units,Order Code,Unit Assigned';

type OrderRow = Insertable<OrdersTable>;

const row = (fields: Partial<OrderRow>): OrderRow => ({ ...orderRow(), assigned_serial: null, ...fields });

const database = useTestDatabase();
beforeAll(async () => {
  // Allows numbers that no order has today.
  await sql`alter table orders drop constraint orders_kva_rating_finite, drop constraint orders_sale_price_finite`.execute(
    database.db,
  );
  await insertRows(database.db, { units: [unitRow({ serial: '1001' })] });
});

async function csvOf(...rows: OrderRow[]): Promise<string> {
  await database.db.deleteFrom('orders').execute();
  if (rows.length > 0) await database.db.insertInto('orders').values(rows).execute();
  const { text, count } = await exportedOrders(database.db, {});
  expect(count).toBe(rows.length);
  return text;
}

const cellsOf = async (...rows: OrderRow[]): Promise<string[][]> => {
  const [, ...lines] = parse(await csvOf(...rows), { record_delimiter: '\r\n' });
  return lines;
};

test('a file has headings, and one line for each order', async () => {
  const full = row({
    job_number: 'J50001',
    stock_code_desc: '1500KVA PAD',
    kva_rating: '1500.00',
    order_code: 'SO1-1',
    sales_order_number: 'SO1',
    sale_price: '41250.00',
    issued_units: 2,
    assigned_serial: '1001',
  });
  const empty = row({
    job_number: 'J50002',
    order_code: 'SO2-1',
    sales_order_number: null,
    ship_city: null,
    order_date: null,
    request_date: null,
    sales_rep: null,
    order_type: 'RW',
    sale_price: null,
    kva_rating: null,
    stock_code_desc: null,
  });
  expect(await csvOf(full, empty)).toBe(
    `${HEADINGS}\r\n` +
      'J50001,SO1,Mesa Water District,Dana Whitfield,"Mesa, AZ",AZ,"1,500 KVA PAD",1500,RC,41250.00,2026-03-05,2026-05-01,2,SO1-1,1001\r\n' +
      'J50002,,Mesa Water District,,,AZ,,,RW,,,,0,SO2-1,\r\n',
  );
});

test('an export without orders has headings only', async () => expect(await csvOf()).toBe(`${HEADINGS}\r\n`));

test.each([
  [{ ship_city: 'Mesa', ship_state: null }, 4, ''],
  [{ ship_city: null, ship_state: 'AZ' }, 4, ''],
  [{ ship_state: 'TX' }, 5, 'TX'],
  [{ stock_code_desc: ' 75kva pad ' }, 6, '75 kva pad'],
  [{ kva_rating: '112.50' }, 7, '112.5'],
  [{ kva_rating: '-3.00' }, 7, '-3'],
  [{ sale_price: '-1250.50' }, 9, '-1250.50'],
  [{ sale_price: '9999999999.99' }, 9, '9999999999.99'],
])('%j: cell %i is %j', async (fields, column, text) => {
  expect((await cellsOf(row(fields)))[0]?.[column]).toBe(text);
});

test.each([
  'Élan & Søn',
  'Mesa, Water',
  'the "big" one',
  'two\r\nlines',
  'two\nlines',
  'old\rMac',
  '"',
  ',',
  '変圧器 ⚡',
  ' spaces ',
  'a=b',
  '5-wire',
  'x\t=1',
  '; semicolon',
])('%j arrives as it is', async (text) => {
  const [cells] = await cellsOf(row({ customer_name: text, sales_rep: text }));
  expect(cells?.slice(2, 4)).toEqual([text, text]);
});

test('a line break inside a text ends no line', async () => {
  const file = await csvOf(row({ customer_name: 'Mesa\nWater' }));
  expect(file.split('\r\n')[1]).toContain(',"Mesa\nWater",');
});
