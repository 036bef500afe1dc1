import fc from 'fast-check';
import { hostileAddress } from '../builders/hostileText';
import { readReservedList, writeReservedList } from '../../../src/domain/reservations/reservedList';

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
  fc.assert(
    fc.property(hostileAddress(['search', 'page', 'other'], pages), (address) => {
      const list = readReservedList(address);
      expect(Number.isSafeInteger(list.page) && list.page >= 1).toBe(true);
      expect(read(writeReservedList(list).toString())).toEqual(list);
    }),
  );
});
