import { columnsOf, orderKinds, unitKinds } from '../../../src/domain/tables/listColumns';

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

test('a title that comes twice is two columns, and no title is none', () => {
  expect(kindsOf(['kVA', 'kVA'], unitKinds)).toEqual(['kVA: number', 'kVA: number']);
  expect(columnsOf([], unitKinds)).toEqual([]);
});
