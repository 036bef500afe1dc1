import fc from 'fast-check';
import { at, problemOf } from '../../../../src/domain/plan/assignment/problem';
import { instances } from './exhaustive';
import { forAll } from '../../builders/forAll';

test('the pairs of an order are grouped and retain their order', () => {
  const { starts, unitOfPair, values } = problemOf(3, 4, [
    { order: 2, unit: 3, value: 23 },
    { order: 0, unit: 1, value: 1 },
    { order: 2, unit: 0, value: 20 },
    { order: 1, unit: 2, value: -12 },
    { order: 2, unit: 1, value: 21 },
  ]);
  expect([...starts]).toEqual([0, 1, 2, 5]);
  expect([...unitOfPair]).toEqual([1, 2, 3, 0, 1]);
  expect([...values]).toEqual([1, -12, 23, 20, 21]);
});

test.each([
  [
    'the first',
    [
      [1, 0],
      [2, 0],
    ],
    [0, 0, 1, 2],
  ],
  [
    'one in the middle',
    [
      [0, 0],
      [2, 0],
    ],
    [0, 1, 1, 2],
  ],
  [
    'the last',
    [
      [0, 0],
      [1, 0],
    ],
    [0, 1, 2, 2],
  ],
  ['every one', [], [0, 0, 0, 0]],
])('an order without units, %s, has an empty range of pairs', (_, pairs, starts) => {
  const listed = pairs.map(([order = Number.NaN, unit = Number.NaN]) => ({ order, unit, value: 5 }));
  expect([...problemOf(3, 1, listed).starts]).toEqual(starts);
});

test('of no orders there is a start all the same, at which all pairs end', () => {
  expect([...problemOf(0, 7, []).starts]).toEqual([0]);
});

test('read back, a problem has the pairs that it was made of, shuffled as they may be', () => {
  const shuffled = instances(5).chain((instance) =>
    fc
      .shuffledSubarray([...instance.pairs], { minLength: instance.pairs.length })
      .map((pairs) => ({ ...instance, pairs })),
  );
  forAll(shuffled, ({ orders, units, pairs }) => {
    const { starts, unitOfPair, values, ...counts } = problemOf(orders, units, pairs);
    expect(counts).toEqual({ orders, units });
    const read = Array.from(unitOfPair, (unit, place) => {
      const order = starts.findLastIndex((start) => start <= place);
      return { order, unit, value: values[place] };
    });
    // Sorting keeps those of an order as they come.
    expect(read).toEqual(pairs.toSorted((a, b) => a.order - b.order));
  });
});

test('a value of many millions of dollars is preserved to the cent', () => {
  // As 32-bit integers, or as floats of 32 bits, they would be others.
  const cents = [9_007_199_254_740_991, -4_294_967_297, 16_777_217];
  const pairs = cents.map((value, unit) => ({ order: 0, unit, value }));
  expect([...problemOf(1, 3, pairs).values]).toEqual(cents);
});

test('reading beyond the end of an array gives NaN', () => {
  const array = new Float64Array([3]);
  expect([at(array, 0), at(array, 1), at(array, -1)]).toEqual([3, Number.NaN, Number.NaN]);
});
