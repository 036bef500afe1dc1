import fc from 'fast-check';
import { sidesOf, startsOf, type Side } from '../../../../src/domain/plan/assignment/sides';
import { instanceOf, instances, NONE, problemIn } from './exhaustive';

/** Two orders, three units, of which nobody may have the second. */
const two = instanceOf([10, null, 30], [-4, null, null]);

/** [node, partner, value] of every pair, as a side tells it. */
const toldBy = ({ starts, partners, values }: Side) =>
  Array.from(starts.subarray(1)).flatMap((end, node) =>
    Array.from(partners.subarray(starts[node], end), (partner, place) => [
      ...[node, partner, values[(starts[node] ?? 0) + place]],
    ]),
  );

test('orders see their units and units their orders, with the same values', () => {
  const { orders, units } = sidesOf(problemIn(two), 1);
  expect(toldBy(orders)).toEqual([
    [0, 0, 10],
    [0, 2, 30],
    [1, 0, -4],
  ]);
  expect(toldBy(units)).toEqual([
    [0, 0, 10],
    [0, 1, -4],
    [2, 0, 30],
  ]);
  expect([...units.starts]).toEqual([0, 2, 2, 3]);
});

test('values count as many times on both sides, and stay as they are in the problem', () => {
  const problem = problemIn(two);
  const { orders, units } = sidesOf(problem, 3);
  expect([[...orders.values], [...units.values]]).toEqual([
    [30, 90, -12],
    [30, -12, 90],
  ]);
  expect([...problem.values]).toEqual([10, 30, -4]);
});

test('at first nobody has anybody or gains anything, on either side', () => {
  const { orders, units } = sidesOf(problemIn(two), 2);
  expect([[...orders.partnerOf], [...units.partnerOf]]).toEqual([
    [NONE, NONE],
    [NONE, NONE, NONE],
  ]);
  expect([[...orders.gains], [...units.gains]]).toEqual([
    [0, 0],
    [0, 0, 0],
  ]);
});

test('what one side has or gains is not what the other one does, also where both are as many', () => {
  const { orders, units } = sidesOf(problemIn(instanceOf([1, 2], [3, 4])), 1);
  orders.partnerOf.fill(1);
  orders.gains.fill(9);
  expect([...units.partnerOf, ...units.gains]).toEqual([NONE, NONE, 0, 0]);
});

test('of every problem the units tell the pairs of the orders turned about, by unit and then by order', () => {
  fc.assert(
    fc.property(instances(5), fc.integer({ min: 1, max: 6 }), (instance, times) => {
      const { orders, units } = sidesOf(problemIn(instance), times);
      const byOrder = instance.pairs.map(({ order, unit, value }) => [order, unit, value * times]);
      const byUnit = byOrder.map(([order = 0, unit = 0, value = 0]) => [unit, order, value]);
      expect(toldBy(orders)).toEqual(byOrder);
      expect(toldBy(units)).toEqual(byUnit.sort(([a = 0, c = 0], [b = 0, d = 0]) => a - b || c - d));
    }),
  );
});

test.each([
  ['each once', [0, 1, 2], 3, [0, 1, 2, 3]],
  ['one often', [1, 1, 1], 3, [0, 0, 3, 3]],
  ['in no order', [2, 0, 2], 3, [0, 1, 1, 3]],
  ['none of several', [], 2, [0, 0, 0]],
  ['none at all', [], 0, [0]],
])('units that are named, %s, start where those before them end', (_, unitOfPair, units, starts) => {
  expect([...startsOf(Int32Array.from(unitOfPair), units)]).toEqual(starts);
});
