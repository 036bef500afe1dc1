import fc from 'fast-check';
import { rowAt } from '../../../../src/domain/matching/search/bucket';
import type { FacetIds } from '../../../../src/domain/matching/search/facets';
import { createPlacing, type Placing } from '../../../../src/domain/matching/search/placing';

const ids = (fields: Partial<FacetIds> = {}): FacetIds => ({
  ...{ phase: 0, kva: 0, primary: 0, secondary: 0, side: 0, finish: 0, impedance: 0 },
  ...fields,
});
/** The rows of each bucket, in the order in which buckets came. */
const rowsIn = ({ buckets }: Placing) =>
  [...buckets.values()].map((bucket) => Array.from({ length: bucket.count }, (_, place) => rowAt(bucket, place)));

test.each(['phase', 'kva', 'primary', 'secondary'] as const)('units of another %s stand in another bucket', (head) => {
  const placing = createPlacing(0);
  placing.enter(0, ids());
  placing.enter(1, ids({ [head]: 1 }));
  placing.enter(2, ids({ [head]: 1 }));
  expect(rowsIn(placing)).toEqual([[0], [1, 2]]);
});

test('units that differ in side, finish and impedance stand in one bucket, each with its own', () => {
  const placing = createPlacing(0);
  const units = [ids({ side: 5 }), ids({ finish: 6 }), ids({ impedance: 7 })];
  units.forEach((each, row) => placing.enter(row, each));
  expect(rowsIn(placing)).toEqual([[0, 1, 2]]);
  expect(units.map((_, row) => placing.idsAt(row))).toEqual(units);
});

test('heads whose numbers would be the same joined are not the same', () => {
  const placing = createPlacing(0);
  placing.enter(0, ids({ phase: 1, kva: 11 }));
  placing.enter(1, ids({ phase: 11, kva: 1 }));
  placing.enter(2, ids({ primary: 1, secondary: 2 }));
  placing.enter(3, ids({ primary: 2, secondary: 1 }));
  expect(rowsIn(placing)).toEqual([[0], [1], [2], [3]]);
});

test('the unit that moves up when another leaves is found where it then stands, and leaves from there', () => {
  const placing = createPlacing(0);
  [10, 11, 12].forEach((side, row) => placing.enter(row, ids({ side })));
  placing.leave(0);
  expect(rowsIn(placing)).toEqual([[2, 1]]);
  expect([placing.idsAt(2).side, placing.idsAt(1).side]).toEqual([12, 11]);
  placing.leave(2);
  expect(rowsIn(placing)).toEqual([[1]]);
});

test('a bucket goes with its last unit, and comes back with the next one, which has nothing of the first', () => {
  const placing = createPlacing(0);
  placing.enter(0, ids({ kva: 3, finish: 8 }));
  placing.leave(0);
  expect(placing.buckets.size).toBe(0);
  placing.enter(0, ids({ kva: 3, finish: 9 }));
  expect(rowsIn(placing)).toEqual([[0]]);
  expect([...placing.buckets.values()].map(({ finishCounts }) => [...finishCounts])).toEqual([[[9, 1]]]);
});

test('a row where no unit stands has no ids and cannot be left', () => {
  const placing = createPlacing(4);
  expect(() => placing.idsAt(3)).toThrow(new RangeError('No unit has the row 3.'));
  expect(() => placing.leave(3)).toThrow(RangeError);
});

test('whoever enters, moves and leaves, every row is found with its own ids, in the bucket of its head', () => {
  const few = fc.nat(2);
  const someIds = fc.record({
    phase: few,
    kva: few,
    primary: few,
    secondary: few,
    side: few,
    finish: few,
    impedance: few,
  });
  const step = fc.record({ row: fc.constantFrom(0, 1, 2, 3, 4, 2_000), ids: fc.option(someIds) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.constantFrom(0, 3, 100), (steps, room) => {
      const placing = createPlacing(room);
      const standing = new Map<number, FacetIds>();
      for (const { row, ids: entering } of steps) {
        if (standing.delete(row)) placing.leave(row);
        if (entering === null) continue;
        placing.enter(row, entering);
        standing.set(row, entering);
      }
      for (const [row, expected] of standing) expect(placing.idsAt(row)).toEqual(expected);
      const heads = new Map<string, number[]>();
      for (const [row, { phase, kva, primary, secondary }] of standing) {
        const head = JSON.stringify([phase, kva, primary, secondary]);
        heads.set(head, [...(heads.get(head) ?? []), row]);
      }
      const sorted = (groups: number[][]) => groups.map((rows) => rows.sort((a, b) => a - b).join()).sort();
      expect(sorted(rowsIn(placing))).toEqual(sorted([...heads.values()]));
    }),
  );
});
