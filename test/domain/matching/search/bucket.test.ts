import fc from 'fast-check';
import {
  addToBucket,
  bucketKey,
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

test('a unit goes behind those that stand there, past the room that there was, and none is lost', () => {
  const bucket = createBucket(ids);
  const rows = Array.from({ length: 100 }, (_, number) => number * 3);
  expect(rows.map((row) => add(bucket, row))).toEqual(rows.map((_, place) => place));
  expect(standing(bucket)).toEqual(rows.map((row) => [row, row + 1, row * 10, row * 100]));
});

test('the last unit leaves without moving another, and the only one leaves an empty bucket', () => {
  const bucket = createBucket(ids);
  [7, 8].forEach((row) => add(bucket, row));
  expect(removeFromBucket(bucket, 1)).toBe(8);
  expect(standing(bucket)).toEqual([[7, 8, 70, 700]]);
  expect(removeFromBucket(bucket, 0)).toBe(7);
  expect([bucket.count, bucket.finishCounts.size]).toEqual([0, 0]);
  // It may be filled again.
  expect([add(bucket, 5), rowAt(bucket, 0)]).toEqual([0, 5]);
});

test('a finish is counted until the last unit with it goes', () => {
  const bucket = createBucket(ids);
  [4, 4, 9].forEach((finish, row) => add(bucket, row, finish));
  const counts = [[...bucket.finishCounts]];
  for (const place of [0, 1, 0]) {
    removeFromBucket(bucket, place);
    counts.push([...bucket.finishCounts]);
  }
  // Finish 9 takes place 0, so that the other 4 stays at place 1, and leaves next.
  expect(counts).toEqual([
    [
      [4, 2],
      [9, 1],
    ],
    [
      [4, 1],
      [9, 1],
    ],
    [[9, 1]],
    [],
  ]);
});

test('the largest number that a column of codes holds comes back whole', () => {
  const bucket = createBucket(ids);
  const most = 2 ** 32 - 1;
  addToBucket(bucket, most, { ...ids, side: most, finish: most, impedance: most });
  expect(standing(bucket)).toEqual([[most, most, most, most]]);
});

test('a bucket keeps the ids that it began with, whatever else its units have', () => {
  const bucket = createBucket({ ...ids, phase: 1, kva: 2, primary: 3, secondary: 4 });
  add(bucket, 7);
  expect(bucket.ids).toEqual({ phase: 1, kva: 2, primary: 3, secondary: 4, side: 0, finish: 0, impedance: 0 });
});

test('units have one key where phase, kVA, primary and secondary voltage are the same, whatever else they have', () => {
  // Among 0, 1, 11 and 111, joined numbers would soon look alike.
  const id = fc.constantFrom(0, 1, 11, 111);
  const unit = fc.record({ phase: id, kva: id, primary: id, secondary: id, side: id, finish: id, impedance: id });
  fc.assert(
    fc.property(unit, unit, (a, b) => {
      const isSame = a.phase === b.phase && a.kva === b.kva && a.primary === b.primary && a.secondary === b.secondary;
      expect(bucketKey(a) === bucketKey(b)).toBe(isSame);
      expect(bucketKey({ ...b, phase: a.phase, kva: a.kva, primary: a.primary, secondary: a.secondary })).toBe(
        bucketKey(a),
      );
    }),
  );
});
