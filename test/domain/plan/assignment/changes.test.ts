import { changesFor } from '../../../../src/domain/plan/assignment/changes';
import { bestOf, instanceOf, instances, NONE, solved, worthIn, type Instance } from './exhaustive';
import { forAll } from '../../builders/forAll';

const changesIn = (instance: Instance, order: number) => {
  const { problem, assignment, residual } = solved(instance);
  return changesFor(order, problem, assignment, residual);
};

/** Every change of every order, with the plan before. */
function allChanges(instance: Instance) {
  const { problem, assignment, residual } = solved(instance);
  const orders = Array.from({ length: instance.orders }, (_, order) => order);
  const changes = orders.map((order) => changesFor(order, problem, assignment, residual));
  const reported = changes.flatMap((each, order) => each.map((change) => ({ order, ...change })));
  return { unitOf: [...assignment.unitOf], changes, reported };
}

test('the cost of each other unit equals an exhaustive search with that pair fixed', () => {
  forAll(instances(5), (instance) => {
    const best = bestOf(instance);
    const { unitOf, reported } = allChanges(instance);
    const without = unitOf.flatMap((unit, order) => (unit === NONE ? [] : [{ order, unit: NONE, value: 0 }]));
    const others = instance.pairs.filter((pair) => unitOf[pair.order] !== pair.unit);
    const expected = [...without, ...others].map(({ order, unit, value }) => {
      const rest = bestOf(instance, (pair) => pair.order !== order && pair.unit !== unit);
      return { order, unit, cost: best - (value + rest) };
    });
    const byPair = (a: { order: number; unit: number }, b: typeof a) => a.order - b.order || a.unit - b.unit;
    expect(reported.map(({ order, unit, cost }) => ({ order, unit, cost })).sort(byPair)).toEqual(
      expected.sort(byPair),
    );
  });
});

test('the moves of a change are worth its cost, give no unit to two orders, and list each changed order once', () => {
  forAll(instances(5), (instance) => {
    const { unitOf, reported } = allChanges(instance);
    const after = reported.map(({ order, unit, moves }) => {
      const changed = [...unitOf];
      for (const move of [...moves, { order, unit }]) changed[move.order] = move.unit;
      return changed;
    });
    const lost = after.map((changed) => worthIn(instance, unitOf) - worthIn(instance, changed));
    expect(lost).toEqual(reported.map(({ cost }) => cost));
    const used = after.map((changed) => changed.filter((unit) => unit !== NONE));
    expect(used.map((units) => new Set(units).size)).toEqual(used.map((units) => units.length));
    const names = reported.map(({ order, moves }) => [order, ...moves.map((move) => move.order)]);
    expect(names.map((each) => new Set(each).size)).toEqual(names.map((each) => each.length));
    expect(reported.flatMap(({ moves }) => moves).filter((move) => unitOf[move.order] === move.unit)).toEqual([]);
  });
});

test('The cheapest change comes first; of those that tie leaving it empty, then the first unit; none costs less than nothing', () => {
  forAll(instances(5), (instance) => {
    // A unit is below 100, no unit is -1.
    const keys = allChanges(instance).changes.map((changes) => changes.map(({ cost, unit }) => cost * 100 + unit));
    expect(keys).toEqual(keys.map((each) => each.toSorted((a, b) => a - b)));
    expect(keys.flat().filter((key) => key < NONE)).toEqual([]);
  });
});

test('Giving an order another unit names who makes room and what that costs', () => {
  // The best is 100 + 45. The second with unit 0 makes the first fall back to unit 1: 90 + 50.
  expect(changesIn(instanceOf([100, 90, null], [50, null, 45]), 1)).toEqual([
    { unit: 0, cost: 5, moves: [{ order: 0, unit: 1 }] },
    { unit: NONE, cost: 45, moves: [] },
  ]);
});

test('Who makes room may make another one move, and so on: each is named after the one that takes its unit', () => {
  // The fourth with u0: the first gets u1, for 9 less 10; so the second u2 and the third u3. It brings 8, for 3.
  const chain = instanceOf([10, 9, null, null], [null, 10, 9, null], [null, null, 10, 9], [2, null, null, null]);
  expect(changesIn(chain, 3)).toEqual([
    {
      ...{ unit: 0, cost: 1 },
      moves: [
        { order: 0, unit: 1 },
        { order: 1, unit: 2 },
        { order: 2, unit: 3 },
      ],
    },
  ]);
});

test('an order without an alternative would stay empty', () => {
  // 10 goes, 6 comes.
  expect(changesIn(instanceOf([10], [6]), 1)).toEqual([{ unit: 0, cost: 4, moves: [{ order: 0, unit: NONE }] }]);
});

test('A unit that an order leaves goes to who goes without, and that is not lost', () => {
  // 10 goes; the second gives 6 for the unit, the third 5.
  expect(changesIn(instanceOf([10], [6], [5]), 0)).toEqual([{ unit: NONE, cost: 4, moves: [{ order: 1, unit: 0 }] }]);
});

test('Two orders can exchange their units', () => {
  // 100 + 80 against 70 + 60. Empty, the first would lose its 100, of which the second makes nothing: 80 is more than 60.
  expect(changesIn(instanceOf([100, 70], [60, 80]), 0)).toEqual([
    { unit: 1, cost: 50, moves: [{ order: 1, unit: 0 }] },
    { unit: NONE, cost: 100, moves: [] },
  ]);
});

test('A unit that loses money can be chosen all the same, for what it loses', () => {
  expect(changesIn(instanceOf([-25, null]), 0)).toEqual([{ unit: 0, cost: 25, moves: [] }]);
  // 40 - (-25)
  expect(changesIn(instanceOf([-25, 40]), 0)).toEqual([
    { unit: NONE, cost: 40, moves: [] },
    { unit: 0, cost: 65, moves: [] },
  ]);
});

test('A unit as good costs the plan nothing', () => {
  expect(changesIn(instanceOf([30, 30]), 0)[0]).toEqual({ unit: 1, cost: 0, moves: [] });
});

test.each([
  ['an order that has the only unit that it may have can only be left empty', instanceOf([7]), 0, [[NONE, 7]]],
  ['an order that may have no unit has no change', instanceOf([null], [7]), 0, []],
])('%s', (_, instance, order, expected) => {
  expect(changesIn(instance, order).map(({ unit, cost }) => [unit, cost])).toEqual(expected);
});
