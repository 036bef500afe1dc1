import fc from 'fast-check';
import {
  addToBucket,
  createBucket,
  finishAt,
  impedanceAt,
  removeFromBucket,
  rowAt,
  sideAt,
  type Bucket,
} from '../../../../src/domain/matching/search/bucket';

const ids = { phase: 0, kva: 0, primary: 0, secondary: 0, side: 0, finish: 0, impedance: 0 };

const add = (bucket: Bucket, row: number, finish = row * 10) =>
  addToBucket(bucket, row, { ...ids, side: row + 1, finish, impedance: finish * 10 });
const standing = (bucket: Bucket) =>
  Array.from({ length: bucket.count }, (_, place) =>
    [rowAt, sideAt, finishAt, impedanceAt].map((valueAt) => valueAt(bucket, place)),
  );

test('the last unit takes the place of one that leaves from the middle', () => {
  const bucket = createBucket(ids);
  expect([add(bucket, 7), add(bucket, 8), add(bucket, 9)]).toEqual([0, 1, 2]);
  expect(removeFromBucket(bucket, 0)).toBe(9);
  expect(standing(bucket)).toEqual([
    [9, 10, 90, 900],
    [8, 9, 80, 800],
  ]);
});

test('whatever comes and goes, a bucket holds what is left, and counts its finishes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 20 }), fc.array(fc.nat(), { maxLength: 25 }), (finishes, leaving) => {
      const bucket = createBucket(ids);
      finishes.forEach((finish, row) => add(bucket, row, finish));
      const left = finishes.map((finish, row) => [row, row + 1, finish, finish * 10]);
      for (const each of leaving.slice(0, left.length)) {
        const place = each % left.length;
        const last = left.pop() ?? [];
        if (place < left.length) left[place] = last;
        removeFromBucket(bucket, place);
      }
      expect(standing(bucket)).toEqual(left);
      const counts = new Map<number, number>();
      for (const [, , finish = 0] of left) counts.set(finish, (counts.get(finish) ?? 0) + 1);
      expect(bucket.finishCounts).toEqual(counts);
    }),
  );
});
