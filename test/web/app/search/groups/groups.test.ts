import { searchSchema, type Found } from '../../../../../src/contract/search';
import {
  foundGroups,
  hasWord,
  inOrder,
  isSameNumber,
  ownGroups,
} from '../../../../../src/web/app/search/paletteGroups';

const job = (number: string, unit: string | null = null) => ({
  order_id: Number(number.slice(1)),
  job_number: number,
  sales_order_number: `SO${number}`,
  customer_name: 'Mesa Water District',
  unit_serial: unit,
});
const unit = (serial: string, reserved: number | null = null) => ({
  serial,
  kva_rating: 1500,
  primary_voltage: '12470',
  secondary_voltage: '480',
  reserved_for: reserved,
  reserved_for_job: reserved === null ? null : `J${reserved}`,
});
const person = (name: string, hasOpen = true) => ({ name, has_open_orders: hasOpen });
const of = (change: Partial<Found>) => ({ ...searchSchema.parse({}), ...change });
const own = {
  opened: [{ kind: 'job' as const, id: '7', number: 'J7' }],
  screens: [
    { path: '/', name: 'Open Orders' },
    { path: '/reserved', name: 'Reserved' },
  ],
  actions: [{ name: 'Log out', run: () => undefined }],
};
const shown = (text: string, found: Found, lately: string[] = []) =>
  inOrder([...foundGroups(text, found, new Set(lately)), ...ownGroups(text, own)]).map(({ name, items }) => [
    name,
    ...items.map((item) => item.name),
  ]);

test.each([
  ['59260', 'J59260', true],
  ['j 59260', 'J59260', true],
  ['5926', 'J59260', false],
  ['', 'J', false],
  [' ', null, false],
])('%j is the number %j: %s', (typed, known, same) => {
  expect(isSameNumber(typed, known)).toBe(same);
});

test.each([
  ['wat', 'Mesa Water District', true],
  ['mesa  WATER', 'Mesa Water District', true],
  ['ater', 'Mesa Water District', false],
])('a word of %j begins in %j: %s', (typed, name, has) => {
  expect(hasWord(typed, name)).toBe(has);
});

test('jobs come before units, unless a unit has the very number that was typed', () => {
  const both = of({ jobs: [job('J59260')], units: [unit('592')] });
  expect(shown('59', both).map(([name]) => name)).toEqual(['Jobs', 'Units']);
  expect(shown('592', both).map(([name]) => name)).toEqual(['Units', 'Jobs']);
  expect(shown('59260', both).map(([name]) => name)).toEqual(['Jobs', 'Units']);
});

test('names that only resemble the text come after screens and actions that have it', () => {
  expect(shown('log', of({ customers: [person('Lodge Hall')], salespeople: [person('Ana Logan')] }))).toEqual([
    ['Salespeople', 'Ana Logan'],
    ['Actions', 'Log out'],
    ['Customers', 'Lodge Hall'],
  ]);
});

test('among the jobs that begin with the text, what was opened lately comes first, but not before the same number', () => {
  const jobs = of({ jobs: [job('J5'), job('J51'), job('J52')] });
  expect(shown('J5', jobs, ['job 52'])[0]).toEqual(['Jobs', 'Job J5', 'Job J51', 'Job J52']);
  expect(shown('J', jobs, ['job 52'])[0]).toEqual(['Jobs', 'Job J52', 'Job J5', 'Job J51']);
});

test('without a text it offers what was opened last, the screens and the actions', () => {
  expect(inOrder(ownGroups(' ', own)).map(({ name }) => name)).toEqual(['Recent', 'Screens', 'Actions']);
  expect(shown('open', of({}))).toEqual([['Screens', 'Open Orders']]);
});

test('an assigned job says its unit, a unit its rating and whether it is available; each leads to its screen', () => {
  const found = of({ jobs: [job('J59', '484872')], units: [unit('590'), unit('591', 12)] });
  const items = foundGroups('59', found, new Set()).flatMap((group) => group.items);
  expect(items.map(({ name, detail, to }) => [name, detail, to])).toEqual([
    ['Job J59 has unit 484872', 'Mesa Water District · SOJ59', '/order/59'],
    ['Unit 590', '1,500 kVA · 12470 – 480 · available', '/unit/590'],
    ['Unit 591', '1,500 kVA · 12470 – 480 · reserved for J12', '/unit/591?order=12'],
  ]);
});

test('customers and salespeople lead to their open orders, else to those with units', () => {
  const found = of({
    customers: [person('A & B'), person('Done', false)],
    salespeople: [person('Dana Whitfield'), person('X'.repeat(80))],
  });
  const addresses = foundGroups('d', found, new Set()).flatMap((group) => group.items.map(({ to }) => to));
  expect(addresses).toEqual([
    '/?customer=A+%26+B',
    '/?customer=Done&status=assigned',
    '/?salesperson=Dana+Whitfield',
    `/?salesperson=${'X'.repeat(30)}`,
  ]);
});
