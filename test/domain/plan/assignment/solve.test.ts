import fc from 'fast-check';
import { changesFor } from '../../../../src/domain/plan/assignment/changes';
import { problemOf, type Pair } from '../../../../src/domain/plan/assignment/problem';
import { provenBound, totalValue } from '../../../../src/domain/plan/assignment/proof';
import { residualOf } from '../../../../src/domain/plan/assignment/residual';
import { solveAssignment } from '../../../../src/domain/plan/assignment/solve';
import { bestByTrying } from './exhaustive';

const NONE = -1;

/** Up to 5 orders and 5 units; few values, so that many tie, and losses among them. */
const instances = fc
  .record({ orders: fc.integer({ min: 0, max: 5 }), units: fc.integer({ min: 0, max: 5 }) })
  .chain(({ orders, units }) =>
    fc.record({
      orders: fc.constant(orders),
      units: fc.constant(units),
      pairs: fc
        .array(fc.option(fc.integer({ min: -3, max: 12 }), { freq: 2 }), {
          minLength: orders * units,
          maxLength: orders * units,
        })
        .map((values) =>
          values.flatMap((value, place): Pair[] =>
            value === null ? [] : [{ order: Math.floor(place / units), unit: place % units, value }],
          ),
        ),
    }),
  );

const solved = (orders: number, units: number, pairs: readonly Pair[]) => {
  const problem = problemOf(orders, units, pairs);
  return { problem, assignment: solveAssignment(problem) };
};

const unitsOf = (orders: number, units: number, pairs: readonly Pair[]) => [
  ...solved(orders, units, pairs).assignment.unitOf,
];

test('On 1,000 random instances the plan is worth what trying everything finds, and its prices prove it', () => {
  fc.assert(
    fc.property(instances, ({ orders, units, pairs }) => {
      const { problem, assignment } = solved(orders, units, pairs);
      const total = totalValue(problem, assignment);
      expect(total).toBe(bestByTrying(orders, pairs));
      expect(provenBound(problem, assignment)).toBe(total);
    }),
    { numRuns: 1000 },
  );
});

test('What each other unit of an order costs the plan is what trying everything with that pair fixed finds', () => {
  fc.assert(
    fc.property(instances, ({ orders, units, pairs }) => {
      const { problem, assignment } = solved(orders, units, pairs);
      const residual = residualOf(problem, assignment);
      const best = bestByTrying(orders, pairs);
      for (let order = 0; order < orders; order += 1) {
        const changes = changesFor(order, problem, assignment, residual);
        const own = assignment.unitOf[order];
        const others = pairs.filter((pair) => pair.order === order && pair.unit !== own).map(({ unit }) => unit);
        expect(changes.map(({ unit }) => unit).sort()).toEqual([...others, ...(own === NONE ? [] : [NONE])].sort());
        for (const { unit, cost } of changes) expect(cost).toBe(best - bestWith(orders, pairs, order, unit));
      }
    }),
    { numRuns: 300 },
  );
});

function bestWith(orders: number, pairs: readonly Pair[], order: number, unit: number): number {
  const own = pairs.find((pair) => pair.order === order && pair.unit === unit)?.value ?? 0;
  const others = pairs.filter((pair) => pair.order !== order && pair.unit !== unit);
  return own + bestByTrying(orders, others);
}

test('The moves of a change are worth what it costs, and give no unit to two orders', () => {
  fc.assert(
    fc.property(instances, ({ orders, units, pairs }) => {
      const { problem, assignment } = solved(orders, units, pairs);
      const residual = residualOf(problem, assignment);
      const before = totalValue(problem, assignment);
      for (let order = 0; order < orders; order += 1)
        for (const { unit, cost, moves } of changesFor(order, problem, assignment, residual)) {
          const after = [...assignment.unitOf];
          for (const move of [...moves, { order, unit }]) after[move.order] = move.unit;
          const used = after.filter((each) => each !== NONE);
          expect(new Set(used).size).toBe(used.length);
          const values = after.map(
            (each, of) => pairs.find((pair) => pair.order === of && pair.unit === each)?.value ?? 0,
          );
          expect(before - values.reduce((sum, value) => sum + value, 0)).toBe(cost);
        }
    }),
    { numRuns: 300 },
  );
});

test('A unit goes to the order for which it is worth more than for the first to come', () => {
  // Order 0 could have either for 100 or 90; order 1 only unit 0, for 50: 90 + 50 beats 100.
  const pairs = [
    { order: 0, unit: 0, value: 100 },
    { order: 0, unit: 1, value: 90 },
    { order: 1, unit: 0, value: 50 },
  ];
  expect(unitsOf(2, 2, pairs)).toEqual([1, 0]);
});

test('Giving an order another unit names who makes room and what that costs', () => {
  const pairs = [
    { order: 0, unit: 0, value: 100 },
    { order: 0, unit: 1, value: 90 },
    { order: 1, unit: 0, value: 50 },
    { order: 1, unit: 2, value: 45 },
  ];
  const { problem, assignment } = solved(2, 3, pairs);
  // The best is 100 + 45. Order 1 with unit 0 makes order 0 fall back to unit 1: 90 + 50.
  expect(changesFor(1, problem, assignment, residualOf(problem, assignment))).toEqual([
    { unit: 0, cost: 5, moves: [{ order: 0, unit: 1 }] },
    { unit: NONE, cost: 45, moves: [] },
  ]);
});

test('A unit that would lose money stays, and its order goes without', () => {
  expect(unitsOf(1, 1, [{ order: 0, unit: 0, value: -1 }])).toEqual([NONE]);
});

test('A pair that is worth nothing fills its order all the same', () => {
  expect(unitsOf(1, 1, [{ order: 0, unit: 0, value: 0 }])).toEqual([0]);
});

test('Where all pairs tie every unit has an order, the same each time', () => {
  const [orders, units] = [40, 30];
  const pairs = Array.from({ length: orders * units }, (_, place) => ({
    ...{ order: Math.floor(place / units), unit: place % units, value: 7 },
  }));
  const { problem, assignment } = solved(orders, units, pairs);
  expect(totalValue(problem, assignment)).toBe(210);
  expect(provenBound(problem, assignment)).toBe(210);
  expect(unitsOf(orders, units, pairs)).toEqual([...assignment.unitOf]);
});

test('Of pairs that are worth nothing as many are made as can be', () => {
  // Order 0 has the choice; order 1 may have only unit 0.
  const pairs = [
    { order: 0, unit: 0, value: 0 },
    { order: 0, unit: 1, value: 0 },
    { order: 1, unit: 0, value: 0 },
  ];
  expect(unitsOf(2, 2, pairs)).toEqual([1, 0]);
});

test('Many orders that want the same few units are settled at the price of the first that goes without', () => {
  // 200 orders worth 1 to 200 cents, 100 units that all of them want: those of 101 to 200 have one, for 100 each.
  const pairs = Array.from({ length: 20_000 }, (_, place) => {
    const order = Math.floor(place / 100);
    return { order, unit: place % 100, value: order + 1 };
  });
  const { assignment } = solved(200, 100, pairs);
  expect([...assignment.unitOf].slice(0, 100).every((unit) => unit === NONE)).toBe(true);
  expect(new Set(assignment.prices)).toEqual(new Set([100]));
});

test('Values that could not be added exactly are refused', () => {
  expect(() => unitsOf(1, 1, [{ order: 0, unit: 0, value: 1e16 }])).toThrow('too large to be added exactly');
});

test('Nothing is planned of no orders, of no units and of no pairs', () => {
  expect(unitsOf(0, 3, [])).toEqual([]);
  expect(unitsOf(2, 0, [])).toEqual([NONE, NONE]);
  expect(unitsOf(2, 2, [])).toEqual([NONE, NONE]);
});
