import fc from 'fast-check';
import { auction, sidesOf, startsOf, type Side, bid } from '../../../../src/domain/plan/assignment/auction';
import { bestOf, instanceOf, instances, NONE, problemIn, worthIn, type Instance, valueIn } from './exhaustive';

function auctioned(instance: Instance) {
  const rounds: number[][] = [];
  const unitOf = [...auction(problemIn(instance), (done, of) => rounds.push([done, of]))];
  return { unitOf, rounds };
}

test('Of every small problem the units that are auctioned are worth the best, and none goes to two orders', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const { unitOf } = auctioned(instance);
      const used = unitOf.filter((unit) => unit !== NONE);
      expect(new Set(used).size).toBe(used.length);
      expect(worthIn(instance, unitOf)).toBe(bestOf(instance));
    }),
  );
});

test('units bid up in a coarse round can sell for less in a fine one', () => {
  // Rows of great and of small values: the coarse rounds cannot tell the small ones apart.
  const rows = fc.array(
    fc.tuple(
      fc.constantFrom(1, 100, 10_000),
      fc.array(fc.integer({ min: -2, max: 9 }), { minLength: 4, maxLength: 4 }),
    ),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(rows, (drawn) => {
      const instance = instanceOf(
        ...drawn.map(([scale, values]) => values.map((value) => value * scale + (value % 3))),
      );
      expect(worthIn(instance, auctioned(instance).unitOf)).toBe(bestOf(instance));
    }),
  );
});

// Values count twice where one pair can be made, three times where two can: the steps are eighths of the highest, down to 1.
test.each<[string, Instance, number]>([
  ['2 times 100: steps 25, 3 and 1', instanceOf([100]), 3],
  ['2 times 100, of a loss: the same', instanceOf([-100]), 3],
  ['3 times 100: steps 37, 4 and 1', instanceOf([100, 1], [1, 1]), 3],
  ['2 times 8: steps 2 and 1', instanceOf([8]), 2],
  ['2 times 7, of which an eighth is 1: one step', instanceOf([7]), 1],
  ['2 times 1, of which an eighth is less: one step of 1', instanceOf([1]), 1],
  ['nothing is worth anything: no step', instanceOf([0, 0]), 0],
  ['no pairs: no step', instanceOf([null, null]), 0],
])('reports each finished round: %s', (_, instance, of) => {
  const { rounds } = auctioned(instance);
  expect(rounds).toEqual(Array.from({ length: of }, (_each, round) => [round + 1, of]));
});

// Half of 2 ** 53 - 1 is 4,503,599,627,370,495.5: a half of that and a third of it, in whole cents.
test.each<[string, Instance, boolean]>([
  ['1 pair of 2,251,799,813,685,247', instanceOf([2_251_799_813_685_247]), true],
  ['1 pair of one cent more', instanceOf([2_251_799_813_685_248]), false],
  ['a loss of one cent more', instanceOf([-2_251_799_813_685_248]), false],
  ['2 orders for 1 unit at the edge', instanceOf([2_251_799_813_685_247], [1]), true],
  ['2 pairs of 1,501,199,875,790,165', instanceOf([1_501_199_875_790_165, 1], [1, 1]), true],
  ['2 pairs, one of them of one cent more', instanceOf([1_501_199_875_790_166, 1], [1, 1]), false],
])('Values are refused where their sums would not be exact, and only there: %s', (_, instance, isExact) => {
  const auctionIt = () => auctioned(instance).unitOf.length;
  if (isExact) expect(auctionIt()).toBe(instance.orders);
  else expect(auctionIt).toThrow(new RangeError('Values of the plan are too large to be added exactly.'));
});

test('One cent decides between two plans of ten million dollars', () => {
  const million = 500_000_000;
  // 500,000,000 + 500,000,000 straight, one cent more across; the other way round one cent less.
  expect(auctioned(instanceOf([million, million + 1], [million, million])).unitOf).toEqual([1, 0]);
  expect(auctioned(instanceOf([million, million - 1], [million, million])).unitOf).toEqual([0, 1]);
});

test('A last order with one choice moves every other back to its own unit, however many they are', () => {
  // Of 12 orders each has its own unit for 20 and would have that of the next for 21; the last has only its own, for 100.
  // All on their own are 11 * 20 + 100 = 320; ten on the next one's, with one empty, 10 * 21 + 100 = 310; eleven 11 * 21 = 231.
  const last = 11;
  const worth = (order: number, unit: number) =>
    unit === order + 1 ? 21 : unit !== order ? null : order === last ? 100 : 20;
  const places = Array.from({ length: last + 1 }, (_, place) => place);
  const chain = instanceOf(...places.map((order) => places.map((unit) => worth(order, unit))));
  expect(auctioned(chain).unitOf).toEqual(places);
});

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

test('initially no node has a partner or a gain', () => {
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

test('the two sides are independent', () => {
  const { orders, units } = sidesOf(problemIn(instanceOf([1, 2], [3, 4])), 1);
  orders.partnerOf.fill(1);
  orders.gains.fill(9);
  expect([...units.partnerOf, ...units.gains]).toEqual([NONE, NONE, 0, 0]);
});

test("the units' pairs are the orders' pairs by unit, then by order", () => {
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

test('partners are mutual', () => {
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

test("a pair's value is split into gain and price, and no order could gain more than one step elsewhere", () => {
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
