import { createInterner, memoized, valuesOf } from '../../../../src/domain/matching/search/interner';

test('equal keys have one number, made once; numbers count from 0', () => {
  const interner = createInterner<string>();
  const make = jest.fn(() => 'value');
  expect([interner.idOf('a', make), interner.idOf('b', make), interner.idOf('a', make)]).toEqual([0, 1, 0]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(interner.size).toBe(2);
});

test.each([1, -1, 0.5, Number.NaN])('no value has the id %p, of which none was given out', (id) => {
  const interner = createInterner<string>();
  interner.idOf('a', () => 'word');
  expect(() => interner.valueOf(id)).toThrow(new RangeError(`No value has the id ${id}.`));
});

test('keys that only look alike are different values', () => {
  const interner = createInterner<unknown>();
  const keys = [
    null,
    'null',
    0,
    '0',
    '',
    ' ',
    false,
    'false',
    true,
    1,
    '1',
    '1.0',
    'A',
    'a',
    'É',
    'E\u0301',
    'A\0',
    500.5,
  ];
  expect(keys.map((key) => interner.idOf(key, () => key))).toEqual(keys.map((_, nth) => nth));
  expect(keys.map((key) => interner.idOf(key, () => 'made again'))).toEqual(keys.map((_, nth) => nth));
  expect(valuesOf(interner)).toEqual(keys);
});

test('numbers that are equal are one value: 0 and -0, 500 and 500.0, and what is no number', () => {
  const interner = createInterner<number>();
  const idOf = (key: number) => interner.idOf(key, () => key);
  expect([0, -0, 500, Number('500.0'), Number.NaN, Number.NaN].map(idOf)).toEqual([0, 0, 1, 1, 2, 2]);
});

test.each([
  ['a number', (text: string) => text.length, 4],
  ['0', () => 0, 0],
  ['an empty text', () => '', ''],
  ['false', () => false, false],
])('a memoized reading reads each value once, also where it is %s', (_, compute, expected) => {
  const interner = createInterner<string>();
  const id = interner.idOf('a', () => 'word');
  const read = jest.fn<unknown, [string]>(compute);
  const reading = memoized<string, unknown>(interner, read);
  expect([reading(id), reading(id)]).toEqual([expected, expected]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a memoized reading keeps apart what it reads of each value, also of those that come later', () => {
  const interner = createInterner<string>();
  const ids = ['one', 'three'].map((key) => interner.idOf(key, () => key));
  const length = memoized(interner, (text) => text.length);
  ids.push(interner.idOf('eleven', () => 'eleven'));
  expect([...ids, ...ids].map(length)).toEqual([3, 5, 6, 3, 5, 6]);
  expect(() => length(3)).toThrow(RangeError);
});

test('the values of an interner stand in the order in which they came', () => {
  const interner = createInterner<string>();
  expect(valuesOf(interner)).toEqual([]);
  for (const key of ['b', 'a', 'b']) interner.idOf(key, () => key);
  expect(valuesOf(interner)).toEqual(['b', 'a']);
});
