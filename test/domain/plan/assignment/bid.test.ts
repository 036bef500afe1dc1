import fc from 'fast-check';
import { bid } from '../../../../src/domain/plan/assignment/bid';
import { sidesOf } from '../../../../src/domain/plan/assignment/sides';
import { bestOf, instanceOf, instances, NONE, problemIn, valueIn, worthIn, type Instance } from './exhaustive';

/** The orders bid for units that cost nothing yet; each has all to gain. */
function bidden(instance: Instance, more: number) {
  const { orders, units } = sidesOf(problemIn(instance), 1);
  orders.gains.fill(Infinity);
  bid(orders, units, more);
  return {
    unitOf: [...orders.partnerOf],
    orderOf: [...units.partnerOf],
    gains: [...orders.gains],
    prices: [...units.gains],
  };
}

test.each<[string, Instance, { unitOf: number[]; gains: number[]; prices: number[] }]>([
  ['the only unit there is takes all that it is worth', instanceOf([10]), { unitOf: [0], gains: [0], prices: [10] }],
  [
    // 10 - 7 + 1
    'the best unit takes what it is worth more than the next best, and the step',
    instanceOf([10, 7]),
    { unitOf: [0], gains: [6], prices: [4, 0] },
  ],
  [
    'a next best that is met before the best counts as well',
    instanceOf([7, 10]),
    { unitOf: [1], gains: [6], prices: [0, 4] },
  ],
  [
    'of two that are as good the first is taken, for the step alone',
    instanceOf([5, 5]),
    { unitOf: [0], gains: [4], prices: [1, 0] },
  ],
  ['a next best that loses money counts as none', instanceOf([10, -7]), { unitOf: [0], gains: [0], prices: [10, 0] }],
  ['the step takes no more than there is to gain', instanceOf([10, 0.5]), { unitOf: [0], gains: [0], prices: [10, 0] }],
  [
    'who gives less than a unit has already goes without',
    instanceOf([10], [6]),
    { unitOf: [0, NONE], gains: [0, 0], prices: [10] },
  ],
  [
    'who gives more takes it from whom it had',
    instanceOf([6], [10]),
    { unitOf: [NONE, 0], gains: [0, 0], prices: [10] },
  ],
  [
    // u0 goes for 8 - 7 + 1 = 2 to the first; then for 9 to the second, whose only one it is; the first has u1 for 7.
    'who is outbid bids again, for what is best now',
    instanceOf([8, 7], [9, null]),
    { unitOf: [1, 0], gains: [0, 0], prices: [9, 7] },
  ],
  ['a pair that loses money is not made', instanceOf([-1]), { unitOf: [NONE], gains: [0], prices: [0] }],
  ['nor is one that gains nothing', instanceOf([0]), { unitOf: [NONE], gains: [0], prices: [0] }],
  ['an order without units goes without', instanceOf([null]), { unitOf: [NONE], gains: [0], prices: [0] }],
])('With a step of 1, %s', (_, instance, expected) => {
  expect(bidden(instance, 1)).toMatchObject(expected);
});

test('Three that are after the same two units end, one of them without, at what the units are worth', () => {
  // By steps of 1: 1 for u0, 2 for u1, 3 for u0, 4 for u1, 5 for u0, 5 for u1. Then the first gains nothing any more.
  const { unitOf, prices } = bidden(instanceOf([5, 5], [5, 5], [5, 5]), 1);
  expect(unitOf).toEqual([NONE, 0, 1]);
  expect(prices).toEqual([5, 5]);
});

test('Who has a unit, or has nothing to gain, does not bid', () => {
  const { orders, units } = sidesOf(problemIn(instanceOf([10, 50], [20, 60])), 1);
  orders.gains.set([Infinity, 0]);
  orders.partnerOf[0] = 0;
  units.partnerOf[0] = 0;
  bid(orders, units, 1);
  expect([[...orders.partnerOf], [...units.partnerOf], [...units.gains]]).toEqual([
    [0, NONE],
    [0, NONE],
    [0, 0],
  ]);
});

test('Units bid for orders in the same way: one that stays lowers its price to what an order gives', () => {
  // The order has u0 and gains 2; u1, worth 10 to it, still stands at 9. It asks 10 - 2 at first and takes the order over
  // for all that is left to gain, since nobody else wants it.
  const { orders, units } = sidesOf(problemIn(instanceOf([5, 10])), 1);
  orders.gains.set([2]);
  orders.partnerOf.set([0]);
  units.gains.set([0, 9]);
  units.partnerOf.set([0, NONE]);
  bid(units, orders, 1);
  expect([[...orders.partnerOf], [...units.partnerOf]]).toEqual([[1], [NONE, 0]]);
  expect([[...orders.gains], [...units.gains]]).toEqual([[10], [0, 0]]);
});

const runs = fc.record({ instance: instances(4), step: fc.integer({ min: 1, max: 5 }) });

test('Whom somebody has, has that one', () => {
  fc.assert(
    fc.property(runs, ({ instance, step }) => {
      const { unitOf, orderOf } = bidden(instance, step);
      const pairs = unitOf.flatMap((unit, order) => (unit === NONE ? [] : [`${order} ${unit}`]));
      expect(pairs.sort()).toEqual(
        orderOf.flatMap((order, unit) => (order === NONE ? [] : [`${order} ${unit}`])).sort(),
      );
    }),
  );
});

test('A pair is shared between gain and price, and nobody could gain more than one step more elsewhere', () => {
  fc.assert(
    fc.property(runs, ({ instance, step }) => {
      const { unitOf, gains, prices } = bidden(instance, step);
      const shared = unitOf.map((unit, order) => (gains[order] ?? Number.NaN) + (prices[unit] ?? 0));
      expect(shared).toEqual(unitOf.map((unit, order) => valueIn(instance, order, unit) ?? 0));
      const elsewhere = instance.pairs.map(
        ({ order, unit, value }) => value - (prices[unit] ?? 0) - (gains[order] ?? 0),
      );
      expect(elsewhere.filter((more) => more > step)).toEqual([]);
    }),
  );
});

test('From prices of 0 the pairs are worth the best, or less by at most a step for each', () => {
  fc.assert(
    fc.property(runs, ({ instance, step }) => {
      const { unitOf } = bidden(instance, step);
      const missed = bestOf(instance) - worthIn(instance, unitOf);
      expect(missed).toBeGreaterThanOrEqual(0);
      expect(missed).toBeLessThanOrEqual(step * Math.min(instance.orders, instance.units));
    }),
  );
});
