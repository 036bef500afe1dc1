import fc from 'fast-check';
import { auction } from '../../../../src/domain/plan/assignment/auction';
import { totalValue } from '../../../../src/domain/plan/assignment/residual';
import { solveAssignment, leastPrices, fillTied } from '../../../../src/domain/plan/assignment/solve';
import { forAll, testProperty } from '../../builders/forAll';
import {
  bestOf,
  fullerFirst,
  instanceOf,
  instances,
  NONE,
  pairsOf,
  problemIn,
  solved,
  worthIn,
  type Instance,
  withCopy,
} from './exhaustive';

const unitsOf = (instance: Instance) => [...solved(instance).assignment.unitOf];

/** What has to be the same, whichever of the plans that tie comes out. */
function figuresOf(instance: Instance) {
  const { problem, assignment } = solved(instance);
  const filled = assignment.unitOf.filter((unit) => unit !== NONE).length;
  const [profits, prices] = [[...assignment.profits], [...assignment.prices]];
  return { total: totalValue(problem, assignment), filled, profits, prices };
}

test('On 1,000 random instances no other plan is worth more or, of those that tie, fills more orders, by trying everything', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const { total, filled } = figuresOf(instance);
      expect(total * 1_000 + filled).toBe(bestOf(fullerFirst(instance)));
    }),
    { numRuns: 1_000 },
  );
});

test('Every order knows its unit and every unit its order, and each pair is one that there is', () => {
  forAll(instances(5), (instance) => {
    const { unitOf, orderOf } = solved(instance).assignment;
    const reported = [...unitOf].flatMap((unit, order) => (unit === NONE ? [] : [`${order} has ${unit}`]));
    const there = instance.pairs.map(({ order, unit }) => `${order} has ${unit}`);
    expect(there).toEqual(expect.arrayContaining(reported));
    expect([...orderOf].flatMap((order, unit) => (order === NONE ? [] : [`${order} has ${unit}`])).sort()).toEqual(
      reported.sort(),
    );
  });
});

test('Where only one plan is the best, it is the plan', () => {
  // Each pair has its power of two in the last 17 bits: no two sets of pairs are worth the same.
  const distinct = instances(4).map((instance) => ({
    ...instance,
    pairs: instance.pairs.map((pair, place) => ({ ...pair, value: pair.value * 2 ** 17 + 2 ** place })),
  }));
  fc.assert(
    fc.property(distinct, (instance) => {
      const unitOf = unitsOf(instance);
      const isMade = (order: number, unit: number) => unitOf[order] === unit;
      // Without a pair that it makes no plan is as good; without one that it does not make the best is the same.
      const needed = instance.pairs.filter((left) => bestOf(instance, (pair) => pair !== left) < bestOf(instance));
      expect(needed).toEqual(instance.pairs.filter(({ order, unit }) => isMade(order, unit)));
    }),
    { numRuns: 50 },
  );
});

test('The same problem has the same answer', () => {
  fc.assert(
    fc.property(instances(5), (instance) => expect(solved(instance)).toEqual(solved(instance))),
    { numRuns: 50 },
  );
});

test('How orders and units are numbered, and in which order pairs are named, changes no figure', () => {
  const shuffled = instances(5).chain((instance) => {
    const order = (of: number) => Array.from({ length: of }, (_, place) => place);
    const any = <T>(all: readonly T[]) => fc.shuffledSubarray([...all], { minLength: all.length });
    return fc.record({
      instance: fc.constant(instance),
      newOrder: any(order(instance.orders)),
      newUnit: any(order(instance.units)),
      pairs: any(instance.pairs),
    });
  });
  forAll(shuffled, ({ instance, newOrder, newUnit, pairs }) => {
    const before = figuresOf(instance);
    const renamed = pairs.map(({ order, unit, value }) => ({
      order: newOrder[order] ?? 0,
      unit: newUnit[unit] ?? 0,
      value,
    }));
    const after = figuresOf({ ...instance, pairs: renamed });
    expect([after.total, after.filled]).toEqual([before.total, before.filled]);
    expect(newOrder.map((order) => after.profits[order])).toEqual(before.profits);
    expect(newUnit.map((unit) => after.prices[unit])).toEqual(before.prices);
  });
});

test('Whatever money is counted in, the plan is the same: all figures scale, and as many orders are filled', () => {
  forAll(instances(5), fc.constantFrom(2, 7, 100, 1_000_003), (instance, times) => {
    const before = figuresOf(instance);
    const scaled = instance.pairs.map((pair) => ({ ...pair, value: pair.value * times }));
    expect(figuresOf({ ...instance, pairs: scaled })).toEqual({
      ...{ total: before.total * times, filled: before.filled },
      ...{
        profits: before.profits.map((profit) => profit * times),
        prices: before.prices.map((price) => price * times),
      },
    });
  });
});

test('losing pairs, orders without units and unusable units change nothing', () => {
  forAll(instances(4), ({ orders, units, pairs }) => {
    const before = figuresOf({ orders, units, pairs });
    const loss = { order: orders, unit: units, value: -1 };
    const after = figuresOf({ orders: orders + 2, units: units + 2, pairs: [...pairs, loss] });
    expect(after).toEqual({ ...before, profits: [...before.profits, 0, 0], prices: [...before.prices, 0, 0] });
  });
});

test('One more unit makes no plan worth less and no unit dearer; one more order, none worth less and none cheaper', () => {
  forAll(instances(5), (instance) => {
    const { orders, units, pairs } = instance;
    const all = figuresOf(instance);
    const fewerUnits = figuresOf({ ...instance, pairs: pairs.filter(({ unit }) => unit !== units - 1) });
    const fewerOrders = figuresOf({ ...instance, pairs: pairs.filter(({ order }) => order !== orders - 1) });
    expect(Math.min(all.total - fewerUnits.total, all.total - fewerOrders.total)).toBeGreaterThanOrEqual(0);
    const raised = all.prices.slice(0, -1).filter((price, unit) => price > (fewerUnits.prices[unit] ?? 0));
    const lowered = all.prices.filter((price, unit) => price < (fewerOrders.prices[unit] ?? 0));
    expect([raised, lowered]).toEqual([[], []]);
  });
});

test.each<[string, Instance, number[]]>([
  // Order 0 could have either unit for 100 or 90; order 1 only unit 0, for 50: 90 + 50 beats 100.
  ['A unit goes to the order that gives the higher total', instanceOf([100, 90], [50, null]), [1, 0]],
  ['An order goes without a unit that would lose money', instanceOf([-1]), [NONE]],
  ['A pair that is worth nothing fills its order', instanceOf([0]), [0]],
  ['As many worthless pairs as possible are made', instanceOf([0, 0], [0, null]), [1, 0]],
])('%s', (_, instance, unitOf) => {
  expect(unitsOf(instance)).toEqual(unitOf);
});

test('Where all pairs tie every unit has an order', () => {
  const [orders, units] = [40, 30];
  const pairs = pairsOf(
    units,
    Array.from({ length: orders * units }, () => 7),
  );
  expect(figuresOf({ orders, units, pairs })).toMatchObject({ total: 210, filled: 30 });
});

test('Many orders that want the same few units are settled at the price of the first that goes without', () => {
  // 200 orders worth 1 to 200 cents, 100 units that all of them want: those of 101 to 200 have one, for 100 each.
  const values = Array.from({ length: 20_000 }, (_, place) => Math.floor(place / 100) + 1);
  const { assignment } = solved({ orders: 200, units: 100, pairs: pairsOf(100, values) });
  expect([...assignment.unitOf].slice(0, 100).every((unit) => unit === NONE)).toBe(true);
  expect(new Set(assignment.prices)).toEqual(new Set([100]));
});

test('A plan too large to try everything is proven: its prices cover every pair and come to its worth', () => {
  const [orders, units] = [60, 45];
  const cents = fc.array(fc.integer({ min: -200_000, max: 4_000_000 }), {
    minLength: orders * units,
    maxLength: orders * units,
  });
  fc.assert(
    fc.property(cents, (values) => {
      const instance = { orders, units, pairs: pairsOf(units, values) };
      const { unitOf, profits, prices } = solved(instance).assignment;
      const isCovered = values.every((value, place) => {
        const [profit = 0, price = 0] = [profits[Math.floor(place / units)], prices[place % units]];
        return profit >= 0 && price >= 0 && profit + price >= value;
      });
      expect(isCovered).toBe(true);
      const sum = [...profits, ...prices].reduce((total, each) => total + each, 0);
      expect(worthIn(instance, unitOf)).toBe(sum);
    }),
    { numRuns: 5 },
  );
});

test('reports finished rounds; the callback is optional', () => {
  // Values of 8 count twice: steps of 2 and 1.
  const rounds: string[] = [];
  solveAssignment(problemIn(instanceOf([8])), (done, of) => rounds.push(`${done} of ${of}`));
  expect(rounds).toEqual(['1 of 2', '2 of 2']);
});

test('Nothing is planned of no orders, of no units and of no pairs', () => {
  expect(unitsOf({ orders: 0, units: 3, pairs: [] })).toEqual([]);
  expect(unitsOf({ orders: 2, units: 0, pairs: [] })).toEqual([NONE, NONE]);
  expect(unitsOf({ orders: 2, units: 2, pairs: [] })).toEqual([NONE, NONE]);
});

/** The prices for these units of the orders. */
function priced(instance: Instance, unitOf: readonly number[]) {
  const orderOf = Array.from({ length: instance.units }, (_, unit) => unitOf.indexOf(unit));
  const { prices, profits } = leastPrices(problemIn(instance), Int32Array.from(unitOf), Int32Array.from(orderOf));
  return { prices: [...prices], profits: [...profits] };
}

const pricedAtBest = (instance: Instance) => priced(instance, [...auction(problemIn(instance), () => undefined)]);

test.each<[string, Instance, number[], number[], number[]]>([
  ['no other order wants costs nothing', instanceOf([10], [null]), [0, NONE], [0], [10, 0]],
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
  ['no order can have costs nothing', { orders: 0, units: 2, pairs: [] }, [], [0, 0], []],
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
  forAll(instances(4), (instance) => {
    const { prices } = pricedAtBest(instance);
    const added = prices.map((_, unit) => bestOf(withCopy(instance, unit)) - bestOf(instance));
    expect(prices).toEqual(added);
  });
});

testProperty("an order's gain equals the plan's loss without it, by exhaustive search", instances(4), (instance) => {
  const { profits } = pricedAtBest(instance);
  const lost = profits.map((_, left) => bestOf(instance) - bestOf(instance, ({ order }) => order !== left));
  expect(profits).toEqual(lost);
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
  expect(() => priced(instance, unitOf)).toThrow('An available unit is worth more than the plan makes of it.');
});

test('An available unit that is worth just as much is no reason to refuse a plan', () => {
  expect(priced(instanceOf([100, 100]), [0])).toEqual({ prices: [0, 0], profits: [100] });
  expect(priced(instanceOf([0]), [NONE])).toEqual({ prices: [0], profits: [0] });
});

/** What becomes of these units for the orders; they must be a best plan. */
function filled(instance: Instance, given: readonly number[]) {
  const problem = problemIn(instance);
  const unitOf = Int32Array.from(given);
  const orderOf = Int32Array.from({ length: instance.units }, (_, unit) => given.indexOf(unit));
  const assignment = { unitOf, orderOf, ...leastPrices(problem, unitOf, orderOf) };
  const prices = [...assignment.prices];
  fillTied(problem, assignment);
  expect([...assignment.prices]).toEqual(prices);
  return { unitOf: [...unitOf], orderOf: [...orderOf] };
}

test.each<[string, Instance, number[], number[]]>([
  ['has an available unit that is worth nothing to it', instanceOf([0]), [NONE], [0]],
  ['has the first of several such', instanceOf([null, 0, 0]), [NONE], [1]],
  ['has no unit that loses money', instanceOf([-1, -2]), [NONE], [NONE]],
  ['has no unit that it may not have', instanceOf([null], [0]), [NONE, NONE], [NONE, 0]],
  ['gets the unit of one that has a free one as good', instanceOf([4, 4], [0, null]), [0, NONE], [1, 0]],
  ['leaves alone one whose available unit is worth less', instanceOf([4, 3], [0, null]), [0, NONE], [0, NONE]],
  [
    'moves one after the other, where the last has a free one as good',
    instanceOf([7, 7, null, null], [null, 7, 7, null], [null, null, 7, 7], [0, null, null, null]),
    [0, 1, 2, NONE],
    [1, 2, 3, 0],
  ],
  [
    'moves as few as can be',
    instanceOf([7, 7, null, null], [null, 7, 7, null], [0, null, null, 0]),
    [0, 1, NONE],
    [0, 1, 3],
  ],
  ['stays empty, where every unit has an order', instanceOf([7], [0]), [0, NONE], [0, NONE]],
  ['stays empty, where others outbid it', instanceOf([9, null], [5, null]), [0, NONE], [0, NONE]],
  [
    // Both would have u0 or u1, whose orders have no other; u2 is nothing to anybody of them.
    'stays empty beside another, where no unit that they reach leads to a free one',
    instanceOf([5, 5, null], [5, 5, null], [0, 0, null], [0, 0, null], [null, null, -1]),
    [0, 1, NONE, NONE, NONE],
    [0, 1, NONE, NONE, NONE],
  ],
  [
    'is filled though one before could not be, by units that this one did not reach',
    instanceOf([5, null, null], [0, null, null], [0, 0, null], [null, 0, 0]),
    [0, NONE, NONE, NONE],
    [0, NONE, 1, 2],
  ],
])('An order that goes without for nothing %s', (_, instance, given, unitOf) => {
  expect(filled(instance, given).unitOf).toEqual(unitOf);
});
testProperty('an order with a unit retains one', instances(5), (instance) => {
  const given = [...auction(problemIn(instance), () => undefined)];
  const { unitOf } = filled(instance, given);
  expect(given.filter((unit, order) => unit !== NONE && unitOf[order] === NONE)).toEqual([]);
});
