import fc from 'fast-check';
import { addToBucket, createBucket, removeFromBucket, type Entry } from '../../../../src/domain/matching/search/bucket';
import { rankFactsOf } from '../../../../src/domain/matching/ranking/rankKey';
import { aCandidate } from '../../builders/units';

const ids = { phase: 0, kva: 0, primary: 0, secondary: 0, side: 0, finish: 0, impedance: 0 };

function anEntry(serial: string, side: number, finish: number): Entry {
  const candidate = aCandidate({ serial });
  return { candidate, ids: { ...ids, side, finish, impedance: finish * 10 }, ...rankFactsOf(candidate) };
}

test('the columns hold what each entry says, also after one leaves from the middle', () => {
  const bucket = createBucket(ids);
  const [a, b, c] = [anEntry('a', 1, 10), anEntry('b', 2, 20), anEntry('c', 3, 30)];
  [a, b, c].forEach((entry) => addToBucket(bucket, entry));
  expect([bucket.sides, bucket.finishes, bucket.impedances]).toEqual([
    [1, 2, 3],
    [10, 20, 30],
    [100, 200, 300],
  ]);
  removeFromBucket(bucket, a);
  expect(bucket.entries.map(({ serial }) => serial)).toEqual(['c', 'b']);
  expect([bucket.sides, bucket.finishes, bucket.impedances]).toEqual([
    [3, 2],
    [30, 20],
    [300, 200],
  ]);
});

test('the last entry leaves without a trace', () => {
  const bucket = createBucket(ids);
  const entry = anEntry('a', 1, 10);
  addToBucket(bucket, entry);
  removeFromBucket(bucket, entry);
  expect(bucket).toEqual(createBucket(ids));
});

test('whatever comes and goes, columns and entries stay level', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 20 }), fc.array(fc.nat()), (sides, leaving) => {
      const bucket = createBucket(ids);
      const entries = sides.map((side, index) => anEntry(String(index), side, side * 2));
      entries.forEach((entry) => addToBucket(bucket, entry));
      for (const each of leaving) {
        const entry = bucket.entries[each % Math.max(1, bucket.entries.length)];
        if (entry) removeFromBucket(bucket, entry);
      }
      expect(bucket.sides).toEqual(bucket.entries.map((entry) => entry.ids.side));
      expect(bucket.finishes).toEqual(bucket.entries.map((entry) => entry.ids.finish));
      expect(bucket.impedances).toEqual(bucket.entries.map((entry) => entry.ids.impedance));
      expect(bucket.entries).toHaveLength(Math.max(0, entries.length - leaving.length));
    }),
  );
});
