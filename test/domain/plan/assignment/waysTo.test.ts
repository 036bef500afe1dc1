import fc from 'fast-check';
import { OUTSIDE } from '../../../../src/domain/plan/assignment/residual';
import { waysTo } from '../../../../src/domain/plan/assignment/waysTo';
import { instanceOf, instances, lossIn, NONE, solved, type Instance } from './exhaustive';

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

test('From where an order is to itself there is nothing to pay and nowhere to go', () => {
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
