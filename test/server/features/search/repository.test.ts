import { createSearchRepository, type SearchRepository } from '../../../../src/server/features/search/repository';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
let search: SearchRepository;
beforeAll(async () => {
  search = createSearchRepository(database.db);
  await insertRows(database.db, {
    units: ['484872', '484873', '4848', '0484', 'IC-1001'].map((serial) => unitRow({ serial })),
    orders: [
      order('J59260', 'SO117300', '2026-01-10', { assigned_serial: '484872' }),
      order('J5926', 'SO900', '2020-01-01'),
      order('J59261', 'SO117301', '2026-02-10', { customer_name: 'Copper Mesa Electric Cooperative' }),
      order('J59262', null, '2026-03-10', { customer_name: 'Granite Hospital', sales_rep: 'Maria Ortega' }),
      order('RW-77', 'SO59', null, { customer_name: '50% Solar_Works', sales_rep: null }),
      ...['1', '2', '3', '4', '5', '6', '7'].map((n) => order(`K${n}`, 'K-SO', `2026-04-0${n}`)),
    ],
  });
});

const order = (
  job: string,
  salesOrder: string | null,
  day: string | null,
  change: Parameters<typeof orderRow>[0] = {},
) => orderRow({ job_number: job, sales_order_number: salesOrder, order_date: day, ...change });
const jobs = async (text: string) => (await search.find(text)).jobs.map(({ job_number }) => job_number);
const units = async (text: string) => (await search.find(text)).units.map(({ serial }) => serial);
const customers = async (text: string) => (await search.find(text)).customers.map(({ name }) => name);
const salespeople = async (text: string) => (await search.find(text)).salespeople.map(({ name }) => name);

test.each([
  ['59260', ['J59260']],
  ['j59260', ['J59260']],
  [' J 59260 ', ['J59260']],
  ['5926', ['J5926', 'J59262', 'J59261', 'J59260']],
  ['J', ['J59262', 'J59261', 'J59260', 'J5926']],
  ['so1173', ['J59261', 'J59260']],
  ['117301', ['J59261']],
  ['rw77', ['RW-77']],
  ['k', ['K7', 'K6', 'K5', 'K4', 'K3']],
  ['59260x', []],
  ['9260', []],
])('%j finds the orders %j: the same number first, then the newest', async (text, expected) => {
  expect(await jobs(text)).toEqual(expected);
});

test('an order that has a unit says which, an open one none; the same number, without its letters, comes first', async () => {
  const { jobs: found } = await search.find('59');
  expect(found.map(({ job_number }) => job_number)).toEqual(['RW-77', 'J59262', 'J59261', 'J59260', 'J5926']);
  expect(found.map(({ assigned_serial }) => assigned_serial)).toEqual([null, null, null, '484872', null]);
});

test.each([
  ['4848', ['4848', '484873', '484872']],
  ['484872', ['484872']],
  ['0', ['0484']],
  ['ic1', ['IC-1001']],
  ['484 872', ['484872']],
])('%j finds the units %j: the same IC# first, then the highest', async (text, expected) => {
  expect(await units(text)).toEqual(expected);
});

test('a reserved unit says the job that it is for, a free one none', async () => {
  const { units: found } = await search.find('48487');
  expect(found.map(({ serial, reserved_for_job }) => [serial, reserved_for_job])).toEqual([
    ['484873', null],
    ['484872', 'J59260'],
  ]);
  const [order] = (await search.find('59260')).jobs;
  expect(found[1]?.reserved_for).toBe(order?.id);
});

test.each([
  ['m', ['Mesa Water District']],
  ['me', ['Mesa Water District']],
  ['mesa', ['Mesa Water District', 'Copper Mesa Electric Cooperative']],
  ['MESA  water', ['Mesa Water District']],
  ['messa watr', ['Mesa Water District']],
  ['copper mesa electric cooperative', ['Copper Mesa Electric Cooperative']],
  ['cooprative', ['Copper Mesa Electric Cooperative']],
  ['hosptial', ['Granite Hospital']],
  ['zq', []],
  ['zqxjzq', []],
])('%j finds the customers %j', async (text, expected) => {
  expect(await customers(text)).toEqual(expected);
});

test.each([
  ['d', ['Dana Whitfield']],
  ['whitf', ['Dana Whitfield']],
  ['whitfeild', ['Dana Whitfield']],
  ['ortga', ['Maria Ortega']],
])('%j finds the salespeople %j', async (text, expected) => {
  expect(await salespeople(text)).toEqual(expected);
});

test('names that begin with the text come before others, the one of the newest order first', async () => {
  await insertRows(database.db, {
    orders: [
      order('N1', null, '2019-01-01', { customer_name: 'Lakeside' }),
      order('N2', null, '2024-01-01', { customer_name: 'Lakeside Dairy' }),
      order('N3', null, '2025-01-01', { customer_name: 'Lakeside Mining' }),
      order('N4', null, '2026-01-01', { customer_name: 'East Lakeside' }),
    ],
  });
  expect(await customers('lakeside')).toEqual(['Lakeside', 'Lakeside Mining', 'Lakeside Dairy', 'East Lakeside']);
});

test('a customer says whether one of its orders has no unit', async () => {
  const hasOpen = async () => (await search.find('mesa water')).customers[0]?.has_open_orders;
  expect(await hasOpen()).toBe(true);
  await insertRows(database.db, { units: [unitRow({ serial: '9001' })] });
  await insertRows(database.db, {
    orders: [order('Q1', null, null, { customer_name: 'Quiet Farm', assigned_serial: '9001' })],
  });
  expect((await search.find('quiet')).customers).toEqual([{ name: 'Quiet Farm', has_open_orders: false }]);
});

test.each([
  '',
  '   ',
  '\0',
  'J\0',
  '%',
  '_',
  '__',
  '\\',
  "'; drop table orders; --",
  'x'.repeat(200),
  '%%%%%',
  '💥'.repeat(50),
  '-',
  '#',
])('the text %j finds nothing and breaks nothing', async (text) => {
  expect(await search.find(text)).toEqual({ jobs: [], units: [], customers: [], salespeople: [] });
});

test.each(['50%', '50% solar_'])('%, _ and \\ match literally: %j', async (text) => {
  expect(await customers(text)).toEqual(['50% Solar_Works']);
});
