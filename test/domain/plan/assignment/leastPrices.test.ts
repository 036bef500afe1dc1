import fc from 'fast-check';
import { auction } from '../../../../src/domain/plan/assignment/auction';
import { leastPrices } from '../../../../src/domain/plan/assignment/leastPrices';
import { bestOf, instanceOf, instances, NONE, problemIn, withCopy, type Instance } from './exhaustive';

/** The prices for these units of the orders. */
function priced(instance: Instance, unitOf: readonly number[]) {
  const orderOf = Array.from({ length: instance.units }, (_, unit) => unitOf.indexOf(unit));
  const { prices, profits } = leastPrices(problemIn(instance), Int32Array.from(unitOf), Int32Array.from(orderOf));
  return { prices: [...prices], profits: [...profits] };
}

const pricedAtBest = (instance: Instance) => priced(instance, [...auction(problemIn(instance), () => undefined)]);

test.each<[string, Instance, number[], number[], number[]]>([
  ['nobody else wants costs nothing', instanceOf([10], [null]), [0, NONE], [0], [10, 0]],
  ['another order goes without costs what that one would give', instanceOf([10], [6]), [0, NONE], [6], [4, 0]],
  [
    'two others go without costs what the higher of them would give',
    instanceOf([10], [6], [8]),
    [0, NONE, NONE],
    [8],
    [2, 0, 0],
  ],
  ['another order loses money on costs nothing', instanceOf([10], [-6]), [0, NONE], [0], [10, 0]],
  // The second gives up 9 for the first unit, but gets 7 with its own.
  [
    'another order likes better than its own costs the difference',
    instanceOf([10, null], [9, 7]),
    [0, 1],
    [2, 0],
    [8, 7],
  ],
  ['another order likes less than its own costs nothing', instanceOf([10, null], [7, 9]), [0, 1], [0, 0], [10, 9]],
  ['another order likes as much as its own costs nothing', instanceOf([10, null], [5, 5]), [0, 1], [0, 0], [10, 5]],
  ['there is nobody to give anything for costs nothing', { orders: 0, units: 2, pairs: [] }, [], [0, 0], []],
])('A unit that %s', (_, instance, unitOf, prices, profits) => {
  expect(priced(instance, unitOf)).toEqual({ prices, profits });
});

test('A price goes on to the units behind it', () => {
  // Order 3 goes without and would give 5 for u0; so order 0 pays 5, gains 6 - 5 with u0, and would give 6 - 1 for u1; order 1
  // pays 5 and gains 2, and would give 7 - 2 for u2.
  const chain = instanceOf([6, 6, null], [null, 7, 7], [null, null, 8], [5, null, null]);
  expect(priced(chain, [0, 1, 2, NONE])).toEqual({ prices: [5, 5, 5], profits: [1, 2, 3, 0] });
});

test('The price of a unit is what one more like it would add to the best plan, by trying everything', () => {
  fc.assert(
    fc.property(instances(4), (instance) => {
      const { prices } = pricedAtBest(instance);
      const added = prices.map((_, unit) => bestOf(withCopy(instance, unit)) - bestOf(instance));
      expect(prices).toEqual(added);
    }),
  );
});

test('What an order gains is what the best plan would lose without it, by trying everything', () => {
  fc.assert(
    fc.property(instances(4), (instance) => {
      const { profits } = pricedAtBest(instance);
      const lost = profits.map((_, left) => bestOf(instance) - bestOf(instance, ({ order }) => order !== left));
      expect(profits).toEqual(lost);
    }),
  );
});

test('Of plans that tie each has the same prices and gains', () => {
  const square = instanceOf([7, 5], [6, 4], [2, 2]);
  // 7 + 4 and 5 + 6; the third would give 2 for either.
  expect(priced(square, [0, 1, NONE])).toEqual({ prices: [4, 2], profits: [3, 2, 0] });
  expect(priced(square, [1, 0, NONE])).toEqual(priced(square, [0, 1, NONE]));
});

test.each<[string, Instance, number[]]>([
  ['an order goes without it and would gain', instanceOf([1]), [NONE]],
  ['an order would gain one cent more with it', instanceOf([100, 101]), [0]],
  ['an order behind another would make use of it', instanceOf([10, 9], [6, null]), [0, NONE]],
])('A plan that leaves a unit though %s is refused: it is not the best', (_, instance, unitOf) => {
  expect(() => priced(instance, unitOf)).toThrow('A free unit is worth more than the plan makes of it.');
});

test('A free unit that is worth just as much is no reason to refuse a plan', () => {
  expect(priced(instanceOf([100, 100]), [0])).toEqual({ prices: [0, 0], profits: [100] });
  expect(priced(instanceOf([0]), [NONE])).toEqual({ prices: [0], profits: [0] });
});
