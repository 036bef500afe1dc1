import fc from 'fast-check';
import {
  asksForStart,
  FROM_THE_START,
  readPage,
  isSameQuery,
  listNames,
  viewAddress,
  viewQuery,
} from '../../../src/domain/views/views';
import { forAll } from '../builders/forAll';

test('a link to the start view works after the browser copied its state', () => {
  expect(asksForStart(FROM_THE_START)).toBe(true);
  expect(asksForStart(structuredClone({ ...FROM_THE_START, more: 1 }))).toBe(true);
});

test.each([null, undefined, 'start view', 7, [], {}, { begins: true }, { begins: 'start' }, { start: 'start view' }])(
  'a navigation with %j does not open the start view',
  (state) => {
    expect(asksForStart(state)).toBe(false);
  },
);

test.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['1', 1],
  ['12', 12],
  ['007', 7],
  ['1000000', 1_000_000],
  ['1000001', 1_000_000],
  ['99999999', 1],
  ['-3', 1],
  ['2.5', 1],
  ['1e3', 1],
  ['Infinity', 1],
  [' 2', 1],
  ['٢', 1],
])('the page that %j names is %i', (text, page) => {
  expect(readPage(text)).toBe(page);
});

test.each([
  ['orders', 'state=AZ&view=table', '/?state=AZ&view=table'],
  ['orders', '', '/'],
  ['inventory', '', '/inventory'],
  ['inventory', 'kva=75&kva=500', '/inventory?kva=75&kva=500'],
  ['reserved', 'search=Mesa', '/reserved?search=Mesa'],
] as const)('the view of %s with %j is at %s', (list, query, address) => {
  expect(viewAddress({ list, query })).toBe(address);
});

test.each(['', 'sort=margin'])('a view of a comparison (%j) has no address', (query) => {
  expect(viewAddress({ list: 'comparison', query })).toBeNull();
});

test('lists are called as their screens are (section 2)', () => {
  expect(listNames).toEqual({
    ...{ orders: 'Open Orders', inventory: 'Inventory', reserved: 'Reserved', comparison: 'Comparison' },
    inquiries: 'Inquiries',
  });
});

test.each([
  ['?state=AZ&page=7&view=table', 'state=AZ&view=table'],
  ['state=AZ', 'state=AZ'],
  ['page=2', ''],
  ['?', ''],
  ['page=2&page=3&rows=25', 'rows=25'],
  ['page_size=100&pages=2', 'page_size=100&pages=2'],
  ['search=page%3D7', 'search=page%3D7'],
])('a view of the address %j stores %j, without the page', (search, query) => {
  expect(viewQuery(search)).toBe(query);
});

test.each([
  ['a=1&b=2', 'page=3&b=2&a=1', true],
  ['?a=1', 'a=1', true],
  ['', '?page=9', true],
  ['customer=A+B', 'customer=A%20B', true],
  ['kva=75&kva=500', 'kva=500&kva=75', true],
  ['a=1', 'a=2', false],
  ['a=1', '', false],
  ['a=1', 'b=1', false],
  ['kva=75&kva=500', 'kva=75', false],
  ['kva=75&kva=75', 'kva=75', false],
  ['a=1&b=2', 'a=2&b=1', false],
  ['a=1%26b', 'a=1&b=', false],
  ['a=Mesa', 'a=mesa', false],
])('%j and %j list the same: %s', (one, other, isSame) => {
  expect(isSameQuery(one, other)).toBe(isSame);
  expect(isSameQuery(other, one)).toBe(isSame);
});

test('a saved query is that of the list, in whatever order it was put together', () => {
  const pairs = fc.array(fc.tuple(fc.constantFrom('kva', 'search', 'rows'), fc.string({ maxLength: 4 })));
  const shuffled = pairs.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  forAll(shuffled, fc.nat(99), ([list, other], page) => {
    const query = new URLSearchParams(list).toString();
    expect(isSameQuery(query, new URLSearchParams([...other, ['page', String(page)]]).toString())).toBe(true);
    expect(isSameQuery(query, new URLSearchParams([...other, ['kva', 'more']]).toString())).toBe(false);
  });
});
