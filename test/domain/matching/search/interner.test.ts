import { createInterner, memoized, valuesOf } from '../../../../src/domain/matching/search/interner';

test('equal keys have one number, made once; numbers count from 0', () => {
  const interner = createInterner<string>();
  const make = jest.fn(() => 'value');
  expect([interner.idOf('a', make), interner.idOf('b', make), interner.idOf('a', make)]).toEqual([0, 1, 0]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(interner.size).toBe(2);
  expect(() => interner.valueOf(2)).toThrow(RangeError);
});

test('a memoized reading reads each value once', () => {
  const interner = createInterner<string>();
  const id = interner.idOf('a', () => 'word');
  const read = jest.fn((text: string) => text.length);
  const length = memoized(interner, read);
  expect([length(id), length(id)]).toEqual([4, 4]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('the values of an interner stand in the order in which they came', () => {
  const interner = createInterner<string>();
  for (const key of ['b', 'a', 'b']) interner.idOf(key, () => key);
  expect(valuesOf(interner)).toEqual(['b', 'a']);
});
