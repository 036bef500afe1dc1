import { ordersListSchema, orderSchema } from '../../../../src/contract/orders/order';
import { paths } from '../../../../src/contract/paths';
import { statesSchema } from '../../../../src/contract/states';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
let ids: number[];

const TODAY = '2026-03-05';
const now = () => new Date('2026-03-06T06:59:00Z');
const daysAgo = (days: number) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

const orders = [
  orderRow({ job_number: 'J100%1', sales_order_number: 'SO-A_1', order_date: daysAgo(0), sale_price: '300.00' }),
  orderRow({ job_number: 'J2002', sales_order_number: 'SO\\B', order_date: daysAgo(30), sale_price: '100.00' }),
  orderRow({ job_number: 'j3003', order_date: daysAgo(31), sale_price: null, order_type: 'RW', customer_name: 'Élan' }),
  orderRow({ job_number: 'K4', order_date: null, sale_price: '100.00', ship_state: 'TX', sales_rep: 'Sam Ortega' }),
  orderRow({
    job_number: 'K5',
    order_date: daysAgo(200),
    sale_price: '900.50',
    assigned_serial: '1001',
    ship_state: null,
  }),
];

beforeAll(async () => {
  ids = await insertRows(database.db, { units: [unitRow({ serial: '1001' })], orders });
});
const served = useTestApp(database, { now });

const jobs = async (query: string): Promise<string[]> => {
  const response = await served.call('GET', `${paths.orders}?${query}`);
  expect(response.statusCode).toBe(200);
  return parseStrict(ordersListSchema, response.json()).results.map((order) => order.job_number ?? '');
};

test('an order crosses the wire as the contract says', async () => {
  const order = await served.read(orderSchema, paths.order(String(ids[0])));
  expect(order).toMatchObject({
    id: ids[0],
    job_number: 'J100%1',
    order_date: daysAgo(0),
    sale_price: '300.00',
    sales_rep_email: 'dana.whitfield@specai.test',
    requirement: { kva_rating: 500, primary_voltage_kv: '12.47', metadata: { engineering_review: false } },
  });
});

test.each([
  ['', ['J100%1', 'J2002', 'j3003', 'K5', 'K4']],
  ['ordering=order_date', ['K5', 'j3003', 'J2002', 'J100%1', 'K4']],
  ['ordering=sale_price', ['J2002', 'K4', 'J100%1', 'K5', 'j3003']],
  ['ordering=-sale_price', ['K5', 'J100%1', 'J2002', 'K4', 'j3003']],
  ['search=%20J3003%20', ['j3003']],
  ['search=so-a', ['J100%1']],
  ['search=%25', ['J100%1']],
  ['search=_', ['J100%1']],
  ['search=%5C', ['J2002']],
  ['search=%20', ['J100%1', 'J2002', 'j3003', 'K5', 'K4']],
  ['search=%27%20OR%201%3D1--', []],
  ['unit_assignment=assigned', ['K5']],
  ['unit_assignment=unassigned&ordering=order_date', ['j3003', 'J2002', 'J100%1', 'K4']],
  ['customer_name=%C3%A9lan', ['j3003']],
  ['sales_rep=ortega', ['K4']],
  ['order_type=rw', ['j3003']],
  ['delivery_state=TX', ['K4']],
  ['delivery_state=NY', []],
  ['date_range=30', ['J100%1', 'J2002']],
  ['date_range=365', ['J100%1', 'J2002', 'j3003', 'K5']],
  ['page_size=2&page=2', ['j3003', 'K5']],
  ['page=999999', []],
])('the query ?%s lists %j', async (query, expected) => {
  expect(await jobs(query)).toEqual(expected);
});

test('the count is that of all pages', async () => {
  const response = await served.call('GET', `${paths.orders}?page_size=1&order_type=rc`);
  expect(response.json()).toMatchObject({ count: 4, results: [{ job_number: 'J100%1' }] });
});

test.each([
  ['page=0', '/page'],
  ['page=-1', '/page'],
  ['page=1e3', '/page'],
  ['page=1000001', '/page'],
  ['page=1&page=2', '/page'],
  ['page_size=101', '/page_size'],
  ['search=123456789012345678901', '/search'],
  ['ordering=id;drop', '/ordering'],
  ['ordering=-', '/ordering'],
  ['date_range=0', '/date_range'],
  ['order_type=all', '/order_type'],
  ['delivery_state=tx', '/delivery_state'],
  ['is_admin=true', ''],
])('the query ?%s is refused, naming the field', async (query, path) => {
  const response = await served.call('GET', `${paths.orders}?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toContain('application/problem+json');
  const { errors }: { errors: { path: string; message: string }[] } = response.json();
  expect(errors[0]?.path).toBe(path === '' ? '/' : path);
  expect(errors[0]?.message).not.toBe('');
});

test.each(['0', '99999999', '-1', '1.0', 'abc', '9'.repeat(50), "1'--", '%00', '%F0%9F%92%A5'])(
  'there is no order %s',
  async (id) => {
    for (const url of [`/api/orders/${id}`, `/api/orders/by-order-id/${id}`]) {
      const response = await served.call('GET', url);
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.json()).toMatchObject({ status: 404, detail: 'There is no such order.' });
    }
  },
);

test('the order beside a unit is found by id, by code, or as the sample', async () => {
  const code = orders[1]!.order_code;
  for (const [id, expected] of [
    [String(ids[1]), ids[1]],
    [code, ids[1]],
    ['sample', ids[0]],
  ] as const) {
    expect((await served.read(orderSchema, paths.orderSummary(id))).id).toBe(expected);
  }
});

test('the states that occur are listed by name', async () => {
  expect((await served.read(statesSchema, paths.states)).states).toEqual([
    { code: 'AZ', display: 'Arizona' },
    { code: 'TX', display: 'Texas' },
  ]);
});

test('who pays the freight is set on the order, and stays', async () => {
  const path = paths.orderFreight(String(ids[0]));
  const isPaid = async () => (await served.read(orderSchema, paths.order(String(ids[0])))).freight_paid_by_customer;
  expect(await isPaid()).toBe(false);
  expect((await served.call('PUT', path, { paid_by_customer: true })).statusCode).toBe(204);
  expect(await isPaid()).toBe(true);
  expect((await served.call('PUT', path, { paid_by_customer: 'yes' })).statusCode).toBe(400);
  expect((await served.call('PUT', path, { paid_by_customer: false })).statusCode).toBe(204);
  expect(await isPaid()).toBe(false);
  expect((await served.call('PUT', paths.orderFreight('none'), { paid_by_customer: true })).statusCode).toBe(404);
});
