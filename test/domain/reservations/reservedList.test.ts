import fc from 'fast-check';
import { hostileAddress } from '../builders/hostileText';
import { readReservedList, writeReservedList, searchReserved } from '../../../src/domain/reservations/reservedList';
import { reservationsSchema } from '../../../src/contract/reservations';
import { forAll } from '../builders/forAll';

const read = (address: string) => readReservedList(new URLSearchParams(address));

test.each([
  ['', '', 1],
  ['search=mesa', 'mesa', 1],
  ['search=+mesa+power+&page=2', 'mesa power', 2],
  ['search=J%0D%0A1%00', 'J  1', 1],
  ['search=J1&search=J2&page=3&page=4', 'J1', 3],
  ['page=0', '', 1],
  ['page=-2', '', 1],
  ['page=2.9', '', 2],
  ['page=0.5', '', 1],
  ['page=two', '', 1],
  ['page=1000000', '', 1_000_000],
  ['page=1000001', '', 1_000_000],
  ['page=Infinity', '', 1_000_000],
  ['page=-Infinity', '', 1],
  ['page=', '', 1],
  ['page=NaN', '', 1],
  ['Page=2&SEARCH=x', '', 1],
])('the address %j searches for %j on page %d', (address, text, page) => {
  expect(read(address)).toEqual({ text, page });
});

test('the search has at most 60 characters, and none of them is half of one', () => {
  expect(read(`search=${'x'.repeat(60)}`).text).toBe('x'.repeat(60));
  expect(read(`search=${'x'.repeat(61)}`).text).toBe('x'.repeat(60));
  expect(read(`search=${'x'.repeat(59)}😀`).text).toBe('x'.repeat(59));
  expect(writeReservedList({ text: 'x'.repeat(61), page: 1 }).toString()).toBe(`search=${'x'.repeat(60)}`);
});

test.each([
  [{ text: '', page: 1 }, ''],
  [{ text: '  ', page: 2 }, 'page=2'],
  [{ text: ' Smith & Sons ', page: 1 }, 'search=Smith+%26+Sons'],
  [{ text: 'J1', page: 12 }, 'search=J1&page=12'],
])('the list %j has the address %j, without what goes without saying', (list, address) => {
  expect(writeReservedList(list).toString()).toBe(address);
});

test('whatever an address says, its list is a whole page from 1, and comes back from the address that it writes', () => {
  const pages = fc.oneof(fc.double(), fc.integer()).map(String);
  forAll(hostileAddress(['search', 'page', 'other'], pages), (address) => {
    const list = readReservedList(address);
    expect(Number.isSafeInteger(list.page) && list.page >= 1).toBe(true);
    expect(read(writeReservedList(list).toString())).toEqual(list);
  });
});

const { results } = reservationsSchema.parse({
  results: [
    { id: 1, itemCode: '1001', orderId: 101, jobNumber: 'J-70114', customerName: 'Mesa Power & Light' },
    { id: 2, itemCode: '0557128', orderId: 7, jobNumber: null, customerName: 'Électricité de Mâcon' },
    { id: 3, itemCode: 'IC-2002', orderId: 102, jobNumber: 'j-55', customerName: null, itemName: '1001 kVA pad' },
  ],
});
const found = (text: string) => searchReserved(results, text).map(({ id }) => Number(id));

test.each<[string, number[]]>([
  ['', [1, 2, 3]],
  [' \t ', [1, 2, 3]],
  ['1001', [1]],
  ['0557', [2]],
  ['557128 ', [2]],
  ['ic-2002', [3]],
  ['101', [1]],
  ['10', [1, 3]],
  ['7', [1, 2]],
  ['J-', [1, 3]],
  ['mesa', [1]],
  ['POWER & L', [1]],
  ['électricité', [2]],
  ['MÂCON', [2]],
  ['macon', []],
  ['null', []],
  ['kVA', []],
  ['.*', []],
  ['1001 J-70114', []],
])('the search for %j finds the reservations %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test('results retain their order, and the searched list is unchanged', () => {
  const before = structuredClone(results);
  const reversed = results.toReversed();
  expect(searchReserved(reversed, 'j-').map(({ id }) => Number(id))).toEqual([3, 1]);
  expect(results).toEqual(before);
  expect(searchReserved([], 'j-')).toEqual([]);
});

test('one more letter never finds more, and each part of a customer finds them', () => {
  forAll(fc.stringMatching(/^[a-zé0-9 -]{0,4}$/), fc.stringMatching(/^[a-z0-9]$/), (text, letter) => {
    for (const id of found(text + letter)) expect(found(text)).toContain(id);
  });
  const name = 'Mesa Power & Light';
  for (let end = 1; end <= name.length; end += 1) expect(found(name.slice(0, end))).toContain(1);
});
