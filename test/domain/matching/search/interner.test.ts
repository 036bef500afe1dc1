import fc from 'fast-check';
import { createInterner, memoized } from '../../../../src/domain/matching/search/interner';
import { createTopList } from '../../../../src/domain/matching/search/topList';

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

test('a top list keeps what sorting and cutting keeps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 0, max: 9 }), (items, limit) => {
      const top = createTopList<number>(limit, (a, b) => a - b);
      items.forEach(top.offer);
      expect(top.items()).toEqual([...items].sort((a, b) => a - b).slice(0, limit));
      expect(top.isFull()).toBe(items.length >= limit);
    }),
  );
});
