import fc from 'fast-check';
import { changesFor, createNearestFirst, type Near, waysTo } from '../../../../src/domain/plan/assignment/changes';
import { bestOf, instanceOf, instances, NONE, solved, worthIn, type Instance, lossIn } from './exhaustive';
import { OUTSIDE } from '../../../../src/domain/plan/assignment/residual';

const changesIn = (instance: Instance, order: number) => {
  const { problem, assignment, residual } = solved(instance);
  return changesFor(order, problem, assignment, residual);
};

/** Every change of every order, with the plan before. */
function allChanges(instance: Instance) {
  const { problem, assignment, residual } = solved(instance);
  const orders = Array.from({ length: instance.orders }, (_, order) => order);
  const changes = orders.map((order) => changesFor(order, problem, assignment, residual));
  const told = changes.flatMap((each, order) => each.map((change) => ({ order, ...change })));
  return { unitOf: [...assignment.unitOf], changes, told };
}

test('the cost of each other unit equals an exhaustive search with that pair fixed', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const best = bestOf(instance);
      const { unitOf, told } = allChanges(instance);
      const without = unitOf.flatMap((unit, order) => (unit === NONE ? [] : [{ order, unit: NONE, value: 0 }]));
      const others = instance.pairs.filter((pair) => unitOf[pair.order] !== pair.unit);
      const expected = [...without, ...others].map(({ order, unit, value }) => {
        const rest = bestOf(instance, (pair) => pair.order !== order && pair.unit !== unit);
        return { order, unit, cost: best - (value + rest) };
      });
      const byPair = (a: { order: number; unit: number }, b: typeof a) => a.order - b.order || a.unit - b.unit;
      expect(told.map(({ order, unit, cost }) => ({ order, unit, cost })).sort(byPair)).toEqual(expected.sort(byPair));
    }),
  );
});

test('The moves of a change are worth what it costs, and give no unit to two orders', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const { unitOf, told } = allChanges(instance);
      const after = told.map(({ order, unit, moves }) => {
        const changed = [...unitOf];
        for (const move of [...moves, { order, unit }]) changed[move.order] = move.unit;
        return changed;
      });
      const lost = after.map((changed) => worthIn(instance, unitOf) - worthIn(instance, changed));
      expect(lost).toEqual(told.map(({ cost }) => cost));
      const used = after.map((changed) => changed.filter((unit) => unit !== NONE));
      expect(used.map((units) => new Set(units).size)).toEqual(used.map((units) => units.length));
    }),
  );
});

test('moves list only orders that change, each once, without the order itself', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const { unitOf, told } = allChanges(instance);
      const names = told.map(({ order, moves }) => [order, ...moves.map((move) => move.order)]);
      expect(names.map((each) => new Set(each).size)).toEqual(names.map((each) => each.length));
      expect(told.flatMap(({ moves }) => moves).filter((move) => unitOf[move.order] === move.unit)).toEqual([]);
    }),
  );
});

test('The cheapest change comes first; of those that tie leaving it empty, then the first unit; none costs less than nothing', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      // A unit is below 100, no unit is -1.
      const keys = allChanges(instance).changes.map((changes) => changes.map(({ cost, unit }) => cost * 100 + unit));
      expect(keys).toEqual(keys.map((each) => each.toSorted((a, b) => a - b)));
      expect(keys.flat().filter((key) => key < NONE)).toEqual([]);
    }),
  );
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

const all = (places: readonly Near[]): Near[] => {
  const nearest = createNearestFirst();
  for (const { distance, place } of places) nearest.push(distance, place);
  const taken: Near[] = [];
  for (let near = nearest.pop(); near !== null; near = nearest.pop()) taken.push(near);
  return taken;
};

const near = (distance: number, place: number): Near => ({ distance, place });

test.each([
  ['the nearest comes first', [near(3, 1), near(1, 2), near(2, 3)], [2, 3, 1]],
  ['of equally near ones the lower place comes first', [near(5, 9), near(5, 2), near(5, 4)], [2, 4, 9]],
  ['OUTSIDE, the place -2, comes before every order as near', [near(0, 0), near(0, -2), near(0, 1)], [-2, 0, 1]],
  ['a place that stands in it twice comes twice', [near(4, 7), near(1, 7), near(2, 8)], [7, 8, 7]],
  ['what cannot be reached comes last', [near(Infinity, 0), near(1e15, 1), near(0, 2)], [2, 1, 0]],
  ['a distance below 0 is nearer than none', [near(0, 0), near(-1, 1)], [1, 0]],
])('%s', (_, pushed, places) => {
  expect(all(pushed).map(({ place }) => place)).toEqual(places);
});

test('an empty queue has no nearest place, and later pushes are found', () => {
  const nearest = createNearestFirst();
  expect([nearest.pop(), nearest.pop()]).toEqual([null, null]);
  nearest.push(6, 1);
  expect([nearest.pop(), nearest.pop()]).toEqual([near(6, 1), null]);
});

test('Two of them share nothing', () => {
  const [one, other] = [createNearestFirst(), createNearestFirst()];
  one.push(1, 1);
  expect([other.pop(), one.pop()]).toEqual([null, near(1, 1)]);
});

test('Pushed and taken in any order, it answers as a list does that is searched each time', () => {
  const push = fc.record({ distance: fc.integer({ min: 0, max: 6 }), place: fc.integer({ min: -2, max: 6 }) });
  fc.assert(
    fc.property(fc.array(fc.option(push, { freq: 2 }), { maxLength: 40 }), (steps) => {
      const nearest = createNearestFirst();
      let list: Near[] = [];
      for (const step of steps) {
        if (step !== null) {
          nearest.push(step.distance, step.place);
          list.push(step);
          continue;
        }
        const least = Math.min(...list.map(({ distance }) => distance));
        const place = Math.min(...list.filter(({ distance }) => distance === least).map((each) => each.place));
        const found = list.findIndex((each) => each.distance === least && each.place === place);
        expect(nearest.pop()).toEqual(list[found] ?? null);
        list = list.filter((_, index) => index !== found);
      }
    }),
    { numRuns: 300 },
  );
});

test('A thousand places come out by distance, then by place, from whichever end they were pushed', () => {
  // 7 and 1,009 have no common factor: each distance of 0 to 1,008 comes once.
  const pushed = Array.from({ length: 1_009 }, (_, place) => near((place * 7) % 1_009, place));
  const distances = Array.from({ length: 1_009 }, (_, distance) => distance);
  expect(all(pushed).map(({ distance }) => distance)).toEqual(distances);
  expect(all(pushed.toReversed())).toEqual(all(pushed));
});

/** What each step costs, from place to place; Infinity where there is none. */
function stepsIn(instance: Instance, { assignment, residual }: ReturnType<typeof solved>) {
  const unitOf = (order: number) => assignment.unitOf[order] ?? NONE;
  return (from: number, to: number): number => {
    if (from === to) return 0;
    // Who comes in takes the unit of an order at its price; who goes out falls back to what is free.
    if (from === OUTSIDE) return assignment.prices[unitOf(to)] ?? 0;
    if (to === OUTSIDE) return residual.exits[from] ?? Number.NaN;
    const isPair = instance.pairs.some((pair) => pair.order === from && pair.unit === unitOf(to));
    return isPair ? lossIn(instance, assignment, from, unitOf(to)) : Infinity;
  };
}

/** The cheapest ways from everywhere to everywhere: through no place, through the first one, and so on. */
function cheapestIn(places: readonly number[], step: (from: number, to: number) => number) {
  const costs = new Map(places.flatMap((from) => places.map((to) => [`${from} ${to}`, step(from, to)] as const)));
  const costOf = (from: number, to: number) => costs.get(`${from} ${to}`) ?? Number.NaN;
  for (const over of places)
    for (const from of places)
      for (const to of places)
        costs.set(`${from} ${to}`, Math.min(costOf(from, to), costOf(from, over) + costOf(over, to)));
  return costOf;
}

const placesIn = ({ orders }: Instance) => [OUTSIDE, ...Array.from({ length: orders }, (_, order) => order)];

const allOf = (instance: Instance) => {
  const known = solved(instance);
  const places = placesIn(instance);
  const targets = places.filter((place) => place !== OUTSIDE);
  const to = (target: number, from = places) => waysTo(target, from, known.residual, known.assignment);
  return { places, targets, to, step: stepsIn(instance, known) };
};

test('Ways from all places cost what looking at every way over every place finds', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const { places, targets, to, step } = allOf(instance);
      const cheapest = cheapestIn(places, step);
      const found = targets.map((target) => places.map(to(target).costOf));
      expect(found).toEqual(targets.map((target) => places.map((place) => cheapest(place, target))));
    }),
  );
});

test('A way that is wanted alone costs the same as one of many', () => {
  fc.assert(
    fc.property(instances(4), (instance) => {
      const { places, targets, to } = allOf(instance);
      const alone = targets.map((target) => places.map((place) => to(target, [place]).costOf(place)));
      expect(alone).toEqual(targets.map((target) => places.map(to(target).costOf)));
    }),
  );
});

test('Step by step a way leads to the order, and costs what its steps do', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const { places, targets, to, step } = allOf(instance);
      const walked = (target: number, start: number) => {
        const { nextOf } = to(target);
        let [place, sum] = [start, 0];
        for (let steps = 0; place !== target && steps <= instance.orders; steps += 1) {
          sum += step(place, nextOf(place));
          place = nextOf(place);
        }
        return { place, sum };
      };
      const ends = targets.map((target) => places.map((start) => walked(target, start)));
      expect(ends).toEqual(
        targets.map((target) => places.map((start) => ({ place: target, sum: to(target).costOf(start) }))),
      );
    }),
  );
});

/** u0 is worth 10 to the first and 6 to the second, which has u1 for 5; the third goes without, and would give 3 for u1. */
const three = instanceOf([10, null], [6, 5], [null, 3]);

test('the path from an order to itself is empty and free', () => {
  const { residual, assignment } = solved(three);
  const { costOf, nextOf } = waysTo(1, [1], residual, assignment);
  expect([costOf(1), nextOf(1)]).toEqual([0, NONE]);
});

test('The unit of an order is left for its price, or taken by who gains as much with it', () => {
  // u1 costs the 3 that the third would give; then the second gains 2, and would give 6 - 2 = 4 for u0.
  const { residual, assignment } = solved(three);
  expect([...assignment.prices]).toEqual([4, 3]);
  const { costOf, nextOf } = waysTo(0, [OUTSIDE, 1, 2], residual, assignment);
  expect([costOf(1), nextOf(1)]).toEqual([0, 0]);
  expect([costOf(2), nextOf(2)]).toEqual([0, 1]);
  expect(costOf(OUTSIDE)).toBe(0);
  expect(nextOf(OUTSIDE)).toBe(2);
});
