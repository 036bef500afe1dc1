import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import type { Order, OrdersList } from '../../../../src/contract/orders/order';
import { paths } from '../../../../src/contract/paths';
import { connect } from '../../../../src/server/db/pool/connectionPool';
import { createTestApp, useTestApp } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const MANY = 5_000;
const now = () => new Date('2026-03-05T19:00:00Z');

const database = useTestDatabase();

const customers = ['Élan "Power"', 'Mesa, Water', 'two\r\nlines', '=SUM(A1)', ' Plain '];
const few = Array.from({ length: 70 }, (_unused, n) =>
  orderRow({
    job_number: `F${n}`,
    sales_order_number: n % 4 === 0 ? null : `SO-${n % 9}`,
    customer_name: customers[n % 5]!,
    sales_rep: n % 3 === 0 ? null : 'Dana Whitfield',
    ship_state: [null, 'AZ', 'TX'][n % 3]!,
    stock_code_desc: n % 2 === 0 ? '500KVA PAD' : null,
    order_type: n % 2 === 0 ? 'RC' : 'RW',
    order_date: n % 6 === 0 ? null : new Date(Date.UTC(2026, 2, 10) - n * 40 * 86_400_000).toISOString().slice(0, 10),
    sale_price: n % 7 === 0 ? null : String((n * 37) % 11),
    assigned_serial: n % 10 === 0 ? String(1_000 + n) : null,
  }),
);

beforeAll(async () => {
  const units = few.flatMap(({ assigned_serial: serial }) => (serial ? [unitRow({ serial })] : []));
  await insertRows(database.db, { units, orders: few });
  await sql`insert into orders (order_code, job_number, customer_name, ship_city, ship_state, order_type, order_date, sale_price)
    select 'M' || n, 'M' || n, 'Many, "' || n || E'"\\nÉ', 'Tempe', 'NM', 'RC', date '2020-01-01' + (n % 50), n % 20
    from generate_series(1, ${sql.lit(MANY)}) n`.execute(database.db);
});
const served = useTestApp(database, { now });

const exported = async (query: string) => {
  const response = await served.call('GET', `${paths.ordersExport}?${query}`);
  expect(response.statusCode).toBe(200);
  const [, ...lines]: string[][] = parse(response.body, { bom: true, record_delimiter: '\r\n' });
  expect(response.headers['x-total-count']).toBe(String(lines.length));
  return lines;
};

async function pagesOf(query: string, size: number): Promise<Order[]> {
  const orders: Order[] = [];
  for (let page = 1; ; page += 1) {
    const response = await served.call('GET', `${paths.orders}?${query}&page_size=${size}&page=${page}`);
    const { results, count }: OrdersList = response.json();
    orders.push(...results);
    if (orders.length >= (count ?? 0)) return orders;
  }
}

/** The cells of a listed order, written independently; only the assigned unit is missing in the list. */
const cellsOf = (order: Order): string[] => [
  order.job_number ?? '',
  order.sales_order_number ?? '',
  order.customer_name === '=SUM(A1)' ? "'=SUM(A1)" : (order.customer_name ?? ''),
  order.sales_rep ?? '',
  order.ship_state === null ? '' : `${order.ship_city}, ${order.ship_state}`,
  order.ship_state ?? '',
  (order.requirement?.stock_code_desc ?? '').replace('KVA', ' KVA'),
  String(order.requirement?.kva_rating ?? ''),
  order.order_type ?? '',
  String(order.sale_price ?? ''),
  order.order_date ?? '',
  order.request_date ?? '',
  String(order.issued_units),
  order.order_code ?? '',
];
const isListed = async (query: string, size: number) => {
  const lines = await exported(query);
  expect(lines.map((line) => line.slice(0, -1))).toEqual((await pagesOf(query, size)).map(cellsOf));
  return lines;
};

const combinations = ['', 'unit_assignment=unassigned', 'unit_assignment=assigned'].flatMap((status) =>
  ['', 'ordering=order_date', 'ordering=-sale_price', 'ordering=sale_price'].flatMap((ordering) =>
    ['search=F', 'search=so-3', 'search=F&date_range=365', 'search=F&order_type=rw', 'search=F&delivery_state=AZ'].map(
      (filter) => [status, ordering, filter].filter(Boolean).join('&'),
    ),
  ),
);

test.each([
  ...combinations,
  'search=F&customer_name=%C3%A9lan',
  'search=F&sales_rep=whit&date_range=30',
  'delivery_state=NY',
  'search=%20F%20',
])('the export ?%s holds what the pages of the list hold', async (query) => {
  await isListed(query, 25);
});

test('an export of 5,000 orders is complete and in order', async () => {
  const lines = await isListed('delivery_state=NM&ordering=-sale_price', 100);
  expect(new Set(lines.map(([job]) => job)).size).toBe(MANY);
  expect(await exported('')).toHaveLength(MANY + few.length);
});

test('the assigned unit is the last column', async () => {
  const lines = await exported('unit_assignment=assigned&ordering=order_date');
  expect(lines.map((line) => [line[0], line.at(-1)])).toContainEqual(['F10', '1010']);
  expect((await exported('unit_assignment=unassigned&search=F')).every((line) => line.at(-1) === '')).toBe(true);
});

test('the export is a download', async () => {
  const response = await served.call('GET', `${paths.ordersExport}?search=F1`);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="open-orders.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(response.rawPayload.subarray(0, 13).toString('latin1')).toBe('\xef\xbb\xbfJob Number');
  expect(response.body.endsWith('\r\n')).toBe(true);
});

test.each(['search=%00', 'delivery_state=NY'])('the export ?%s of no orders is a file of headings', async (query) => {
  expect(await exported(query)).toEqual([]);
});

test.each([
  ['page=1', '/'],
  ['page_size=6', '/'],
  ['is_admin=true', '/'],
  ['search=123456789012345678901', '/search'],
  ['ordering=id', '/ordering'],
  ['date_range=0', '/date_range'],
])('the export ?%s is refused, naming the field', async (query, path) => {
  const response = await served.call('GET', `${paths.ordersExport}?${query}`);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ]);
  expect(response.json()).toMatchObject({ errors: [{ path }] });
});

test('HEAD says what GET would, without the file; other methods are refused', async () => {
  const head = await served.call('HEAD', paths.ordersExport);
  expect([head.statusCode, head.body, head.headers['x-total-count']]).toEqual([200, '', String(MANY + few.length)]);
  expect(head.headers['content-type']).toBe('text/csv; charset=utf-8');
  const put = await served.call('PUT', paths.ordersExport, {});
  expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('without the database the answer is a problem, not a file', async () => {
  const nowhere = connect(database.url.replace(/:\d+\//, ':1/'));
  const down = await createTestApp(database, { db: nowhere.db });
  const response = await down.call('GET', paths.ordersExport);
  await down.close();
  await nowhere.close();
  const { statusCode, headers } = response;
  expect([statusCode, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
  expect(headers).not.toHaveProperty('content-disposition');
});
