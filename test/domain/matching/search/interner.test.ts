import fc from 'fast-check';
import {
  createInterner,
  createTupleInterner,
  memoized,
  valuesOf,
} from '../../../../src/domain/matching/search/interner';

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
  const tuples = createTupleInterner<string>();
  tuples.idOf([7], () => 'word');
  expect(() => interner.valueOf(id)).toThrow(new RangeError(`No value has the id ${id}.`));
  expect(() => tuples.valueOf(id)).toThrow(new RangeError(`No value has the id ${id}.`));
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

test('ids that lead to a value are told apart one by one, not as one text', () => {
  const interner = createTupleInterner<string>();
  const keys = [
    [1, 12],
    [11, 2],
    [1, 1],
    [2, 11],
    [12, 1],
  ];
  expect(keys.map((key) => interner.idOf(key, () => key.join('-')))).toEqual([0, 1, 2, 3, 4]);
  expect(interner.valueOf(1)).toBe('11-2');
});

test('any row of tuples gets the ids of a list that is searched from its beginning', () => {
  const key = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
      const interner = createTupleInterner<readonly number[]>();
      const known: string[] = [];
      for (const each of keys) {
        const text = JSON.stringify(each);
        if (!known.includes(text)) known.push(text);
        expect(interner.idOf(each, () => each)).toBe(known.indexOf(text));
        expect(interner.size).toBe(known.length);
      }
      expect(valuesOf(interner).map((value) => JSON.stringify(value))).toEqual(known);
    }),
  );
});

test('a tuple that is known is not made again', () => {
  const interner = createTupleInterner<string>();
  interner.idOf([3, 0], () => 'first');
  interner.idOf([3, 0], () => 'second');
  expect(interner.valueOf(0)).toBe('first');
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
