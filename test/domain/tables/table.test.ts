import { filterBasis, madeBasis, COST_BASIS, columnsOf, orderKinds, unitKinds } from '../../../src/domain/tables/table';

const asOf = (at: string, timeZone?: string) => madeBasis({ at, by: 'Dana Sales', timeZone })[0]?.[1];

test('a file names its time, time zone and author', () => {
  expect(madeBasis({ at: '2026-03-05T16:05:00Z', by: 'Dana Sales', timeZone: 'America/Phoenix' })).toEqual([
    ['As of', '5 March 2026, 09:05 (America/Phoenix)'],
    ['Exported by', 'Dana Sales'],
  ]);
});

test.each([
  // Phoenix is seven hours behind UTC all year, Denver six in summer.
  ['2026-03-06T06:59:59Z', 'America/Phoenix', '5 March 2026, 23:59 (America/Phoenix)'],
  ['2026-03-06T07:00:00Z', 'America/Phoenix', '6 March 2026, 00:00 (America/Phoenix)'],
  ['2026-07-01T12:30:00Z', 'America/Phoenix', '1 July 2026, 05:30 (America/Phoenix)'],
  ['2026-07-01T12:30:00Z', 'America/Denver', '1 July 2026, 06:30 (America/Denver)'],
  ['2027-01-01T00:30:00+01:00', 'UTC', '31 December 2026, 23:30 (UTC)'],
  ['2028-02-29T00:00:00Z', 'UTC', '29 February 2028, 00:00 (UTC)'],
  ['yesterday', 'UTC', 'N/A (UTC)'],
])('what was made at %s reads in %s as %s', (at, timeZone, text) => {
  expect(asOf(at, timeZone)).toBe(text);
});

test('without a time zone a file names that of the reader, and shows its time there', () => {
  const at = new Date(2026, 2, 5, 16, 5);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(asOf(at.toISOString())).toBe(`5 March 2026, 16:05 (${zone})`);
});

test.each([
  [[], 'None'],
  [[''], 'None'],
  [['Search: abb'], 'Search: abb'],
  [['Search: abb', '500 kVA', 'Re-tank needed'], 'Search: abb; 500 kVA; Re-tank needed'],
])('the filters %j read %j', (filters, text) => {
  expect(filterBasis(filters)).toEqual(['Filters', text]);
});

test('amounts and their basis are listed beside the data', () => {
  const basis = Object.fromEntries(COST_BASIS);
  expect(Object.keys(basis)).toEqual(['Amounts', 'Price', 'Cost', 'Margin', 'Profit']);
  // Spec section 9: the profit shown is 17.5 points below the margin.
  expect(basis).toMatchObject({
    Amounts: 'US dollars',
    Profit: 'Margin less the percentage points of the rates, 17.5 by the standard ones',
  });
});

const kindsOf = (...args: Parameters<typeof columnsOf>) =>
  columnsOf(...args).map(({ title, kind }) => `${title}: ${kind}`);

test('columns are of their kinds by their titles, in the order of the file; codes and texts stay text', () => {
  expect(kindsOf(['Job Number', 'Price', 'kVA', 'Order Date', 'Delivery Date', 'Issued Units'], orderKinds)).toEqual([
    ...['Job Number: text', 'Price: money', 'kVA: number', 'Order Date: date', 'Delivery Date: date'],
    'Issued Units: number',
  ]);
  expect(kindsOf(['IC#', 'kVA', 'Phase', 'Year', 'Weight', 'Unit Cost', 'List Price'], unitKinds)).toEqual([
    ...['IC#: text', 'kVA: number', 'Phase: number', 'Year: number', 'Weight: number', 'Unit Cost: money'],
    'List Price: money',
  ]);
});

test.each([
  ['a column that a later version may send', 'Sound Level'],
  ['a known title in another case', 'price'],
  ['a known title with a space behind it', 'Price '],
  ['no title', ''],
  ['a name that JavaScript has for itself', 'constructor'],
  ['another one', '__proto__'],
])('%s is text, so that nothing of it is lost', (_what, title) => {
  expect(columnsOf([title], orderKinds)).toEqual([{ title, kind: 'text' }]);
});

test('duplicate titles are two columns, and no titles give no columns', () => {
  expect(kindsOf(['kVA', 'kVA'], unitKinds)).toEqual(['kVA: number', 'kVA: number']);
  expect(columnsOf([], unitKinds)).toEqual([]);
});
