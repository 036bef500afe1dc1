import { paths } from '../../../../src/contract/paths';
import { searchSchema } from '../../../../src/contract/search';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
let orderId: number | undefined;
beforeAll(async () => {
  [orderId] = await insertRows(database.db, {
    units: [unitRow({ serial: '592600' })],
    orders: [orderRow({ job_number: 'J59260', sales_order_number: 'SO117300', assigned_serial: '592600' })],
  });
});
const served = useTestApp(database);

const search = (query: string) => served.call('GET', `${paths.search}?${query}`);

test('a search answers with orders and the units they have, and units and the jobs they are for', async () => {
  expect(parseStrict(searchSchema, (await search('q=5926')).json())).toEqual({
    jobs: [
      {
        order_id: orderId,
        job_number: 'J59260',
        sales_order_number: 'SO117300',
        customer_name: 'Mesa Water District',
        unit_serial: '592600',
        is_retired: false,
      },
    ],
    units: [
      {
        serial: '592600',
        kva_rating: 500,
        primary_voltage: '12470GrdY/7200',
        secondary_voltage: '480Y/277',
        reserved_for: orderId,
        reserved_for_job: 'J59260',
        is_retired: false,
      },
    ],
    stock: null,
    customers: [],
    salespeople: [],
  });
});

test('words of the trade answer with how many units the inventory lists for them', async () => {
  const stockOf = async (q: string) =>
    parseStrict(searchSchema, (await search(new URLSearchParams({ q }).toString())).json()).stock;
  expect(await stockOf('500 12470 480Y loop')).toEqual({
    words: 'kVA 500 · Primary 12470 V · Secondary 480 V wye · Loop feed',
    count: 1,
  });
  expect(await stockOf('750 12470')).toEqual({ words: 'kVA 750 · Primary 12470 V', count: 0 });
  expect(await stockOf('Mesa')).toBeNull();
});

test('a search by name answers with customers and salespeople', async () => {
  const answer = parseStrict(searchSchema, (await search('q=d')).json());
  expect(answer.salespeople).toEqual([{ name: 'Dana Whitfield', has_open_orders: false }]);
});

test.each([
  ['', 400],
  ['q=', 200],
  [`q=${'a'.repeat(200)}`, 200],
  [`q=${'a'.repeat(201)}`, 400],
  ['q=a&q=b', 400],
  ['q=a&limit=5', 400],
  ['q=%00', 200],
  ["q=%25_'%22%5C", 200],
])('%j is answered with %i', async (query, status) => {
  expect((await search(query)).statusCode).toBe(status);
});
