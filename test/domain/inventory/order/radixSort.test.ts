import fc from 'fast-check';
import { atOnce } from '../../../../src/domain/inventory/order/pausing';
import { radixSort } from '../../../../src/domain/inventory/order/radixSort';

const sorted = (rows: readonly number[], keys: readonly number[]) => [
  ...atOnce(radixSort(Uint32Array.from(rows), (row) => keys[row] ?? Infinity)),
];
const allRows = (keys: readonly number[]) => keys.map((_key, row) => row);

/** An array's own sort leaves equal elements as they were. */
const byTheBook = (rows: readonly number[], keys: readonly number[]) =>
  [...rows].sort((a, b) => (keys[a] === keys[b] ? 0 : (keys[a] ?? 0) - (keys[b] ?? 0)));

/** Digits have 16 bits: keys around each digit's end, the largest whole number, and rows without a value. */
const powers = [16, 32, 48].flatMap((bits) => [2 ** bits - 1, 2 ** bits, 2 ** bits + 1]);
const key = fc.oneof(
  fc.nat(3),
  fc.constantFrom(0, Infinity, ...powers, Number.MAX_SAFE_INTEGER - 1),
  fc.maxSafeNat().map((n) => Math.min(n, Number.MAX_SAFE_INTEGER - 1)),
);

test('rows come by their keys whatever these are, rows of one key as they stood', () => {
  const someRows = fc
    .array(key, { maxLength: 30 })
    .chain((keys) => fc.record({ keys: fc.constant(keys), rows: fc.shuffledSubarray(allRows(keys)) }));
  fc.assert(fc.property(someRows, ({ keys, rows }) => expect(sorted(rows, keys)).toEqual(byTheBook(rows, keys))));
});

test.each([
  ['next to each other', [3, 2, 1, 0], [3, 2, 1, 0]],
  ['at the end of the first digit', [65_537, 65_536, 65_535], [2, 1, 0]],
  ['equal in the first digit', [2 * 65_536 + 7, 65_536 + 7, 7], [2, 1, 0]],
  ['where the lower digit says the contrary', [65_536, 65_535], [1, 0]],
  ['of 10 billion dollars, in cents', [999_999_999_999, 1_000_000_000_000, 0], [2, 0, 1]],
  ['all the same', [5, 5, 5], [0, 1, 2]],
  ['none, the rows as they were', [Infinity, Infinity, Infinity], [0, 1, 2]],
  ['none but of one', [Infinity, 0, Infinity], [1, 0, 2]],
  ['none, or the largest there is', [Infinity, Number.MAX_SAFE_INTEGER - 1, Infinity, 0], [3, 1, 0, 2]],
  ['of no row at all', [], []],
])('keys %s: %j sorts the rows %j', (_what, keys, rows) => {
  expect(sorted(allRows(keys), keys)).toEqual(rows);
});

test('the rows that are given stay as they were, and each is asked for its key once', () => {
  const rows = Uint32Array.of(2, 0, 1);
  const keyOf = jest.fn((row: number) => 100 - row);
  expect([...atOnce(radixSort(rows, keyOf))]).toEqual([2, 1, 0]);
  expect([...rows]).toEqual([2, 0, 1]);
  expect(keyOf.mock.calls).toEqual([[2], [0], [1]]);
});

test('it pauses after reading the keys, and twice for each 16 bits of the largest', () => {
  const pauses = (...keys: number[]) =>
    [...radixSort(Uint32Array.from(allRows(keys)), (row) => keys[row] ?? Infinity)].length;
  expect([pauses(0, 1), pauses(65_534), pauses(Infinity, Infinity)]).toEqual([3, 3, 3]);
  // A row without a value needs a key above the largest one: 65,536 has 17 bits.
  expect([pauses(65_535), pauses(2 ** 32 - 2), pauses(2 ** 32)]).toEqual([5, 5, 7]);
});
