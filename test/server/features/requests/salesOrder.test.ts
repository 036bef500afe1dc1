import { orderSchema } from '../../../../src/contract/orders/order';
import { paths } from '../../../../src/contract/paths';
import { salesOrderSchema } from '../../../../src/contract/requests/salesOrder';
import { parseStrict, useTestApp } from '../../../support/server/app';
import { insertRows, orderRow, unitRow, useTestDatabase } from '../../../support/server/database';

const database = useTestDatabase();

const job = (job_number: string, row: object = {}) =>
  orderRow({ job_number, sales_order_number: 'SO 117', oil_type: 'FR3', ...row });

/** Unit 202 earns less, and both fit each job. */
const units = [
  unitRow({ serial: '201', type_of_fluid: 'FR3', list_price: 30_000 }),
  unitRow({ serial: '202', type_of_fluid: 'FR3', list_price: 28_000 }),
  unitRow({ serial: '300', type_of_fluid: 'FR3', kva_rating: 75 }),
];
let ids: number[] = [];
beforeAll(async () => {
  const orders = [
    job('J10'),
    job('J9'),
    job('J11', { kva_rating: 10_000 }),
    job('J12', { kva_rating: null }),
    job('J13', { assigned_serial: '300' }),
    job('J14', { retired_at: new Date() }),
    orderRow({ job_number: 'J50', sales_order_number: 'so-117' }),
    orderRow({ job_number: 'J51', sales_order_number: null }),
  ];
  ids = await insertRows(database.db, { units, orders });
});
const served = useTestApp(database);

const orderOf = async (at: number) =>
  parseStrict(orderSchema, (await served.call('GET', paths.order(String(ids[at])))).json());

test('an order names all jobs of its sales order by number, without retired ones', async () => {
  const { sales_order_jobs: jobs } = await orderOf(0);
  expect(jobs?.map(({ job_number }) => job_number)).toEqual(['J9', 'J10', 'J11', 'J12', 'J13']);
  expect(await orderOf(6)).not.toHaveProperty('sales_order_jobs');
  expect(await orderOf(7)).not.toHaveProperty('sales_order_jobs');
});

test('the open jobs of a sales order get distinct units that fit', async () => {
  const response = await served.call('GET', paths.salesOrder('SO 117'));
  const { jobs, count } = parseStrict(salesOrderSchema, response.json());
  expect(count).toBe(5);
  const [first, second, ...others] = jobs;
  expect([first?.unit?.serial, second?.unit?.serial].sort()).toEqual(['201', '202']);
  expect(others.map(({ order, unit, reserved, unstated }) => [order.job_number, unit, reserved, unstated])).toEqual([
    ['J11', null, null, []],
    ['J12', null, null, ['kVA']],
    ['J13', null, '300', []],
  ]);
});

test.each(['SO 118', 'so 117', 'a\0b'])('%j is no sales order', async (number) => {
  expect((await served.call('GET', paths.salesOrder(number))).statusCode).toBe(404);
});
