import fc from 'fast-check';
import { createTopList } from '../../../../src/domain/matching/search/topList';
import { forAll } from '../../builders/forAll';

const ascending = (a: number, b: number) => a - b;

test('a top list equals sorting and cutting', () => {
  forAll(fc.array(fc.integer()), fc.integer({ min: 0, max: 9 }), (items, limit) => {
    const top = createTopList<number>(limit, (a, b) => a - b);
    items.forEach(top.offer);
    expect(top.items()).toEqual([...items].sort((a, b) => a - b).slice(0, limit));
    expect(top.isFull()).toBe(items.length >= limit);
  });
});

test('a full list drops its worst item for a better one and refuses the others', () => {
  const top = createTopList<number>(2, ascending);
  [30, 10].forEach(top.offer);
  expect([top.isFull(), top.worst()]).toEqual([true, 30]);
  top.offer(40);
  expect(top.items()).toEqual([10, 30]);
  top.offer(20);
  expect(top.items()).toEqual([10, 20]);
  expect(top.worst()).toBe(20);
});

test('an item equal to the worst of a full list stays out', () => {
  const top = createTopList<{ rank: number; name: string }>(1, (a, b) => a.rank - b.rank);
  top.offer({ rank: 1, name: 'first' });
  top.offer({ rank: 1, name: 'second' });
  expect(top.items()).toEqual([{ rank: 1, name: 'first' }]);
});

test('a list of no places is full from the start and takes nothing', () => {
  const top = createTopList<number>(0, ascending);
  expect(top.isFull()).toBe(true);
  top.offer(1);
  expect(top.items()).toEqual([]);
  expect(top.worst()).toBeUndefined();
});

test('the list does not depend on the order of offers', () => {
  forAll(fc.uniqueArray(fc.integer()), fc.integer({ min: 1, max: 5 }), (items, limit) => {
    const [forward, backward] = [createTopList<number>(limit, ascending), createTopList<number>(limit, ascending)];
    items.forEach(forward.offer);
    [...items].reverse().forEach(backward.offer);
    expect(backward.items()).toEqual(forward.items());
  });
});

test('after each offer a list equals sorting and cutting the offers so far, with the worst last', () => {
  const item = fc.record({ rank: fc.nat(2), name: fc.nat(9) });
  const compare = (a: { rank: number; name: number }, b: { rank: number; name: number }) =>
    a.rank - b.rank || a.name - b.name;
  forAll(fc.array(item, { maxLength: 20 }), fc.integer({ min: -1, max: 5 }), (items, limit) => {
    const top = createTopList(limit, compare);
    for (const [nth, each] of items.entries()) {
      top.offer(each);
      const best = items
        .slice(0, nth + 1)
        .sort(compare)
        .slice(0, Math.max(0, limit));
      expect(top.items()).toEqual(best);
      expect(top.worst()).toEqual(best.at(-1));
    }
  });
});
