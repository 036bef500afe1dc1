import fc from 'fast-check';
import { auction, startsOf } from '../../../../src/domain/plan/assignment/auction';
import { at, problemOf } from '../../../../src/domain/plan/assignment/problem';
import { residualOf, provenBound, totalValue } from '../../../../src/domain/plan/assignment/residual';
import { forAll } from '../../builders/forAll';
import { bestOf, instanceOf, instances, NONE, problemIn, worthIn, type Instance, lossIn, solved } from './exhaustive';

function auctioned(instance: Instance) {
  const rounds: number[][] = [];
  const unitOf = [...auction(problemIn(instance), (done, of) => rounds.push([done, of]))];
  return { unitOf, rounds };
}

test('Of every small problem the units that are auctioned are worth the best, and none goes to two orders', () => {
  forAll(instances(5), (instance) => {
    const { unitOf } = auctioned(instance);
    const used = unitOf.filter((unit) => unit !== NONE);
    expect(new Set(used).size).toBe(used.length);
    expect(worthIn(instance, unitOf)).toBe(bestOf(instance));
  });
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
  forAll(rows, (drawn) => {
    const instance = instanceOf(...drawn.map(([scale, values]) => values.map((value) => value * scale + (value % 3))));
    expect(worthIn(instance, auctioned(instance).unitOf)).toBe(bestOf(instance));
  });
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
])('Values are refused only if their sums would not be exact: %s', (_, instance, isExact) => {
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

test.each([
  ['each once', [0, 1, 2], 3, [0, 1, 2, 3]],
  ['one often', [1, 1, 1], 3, [0, 0, 3, 3]],
  ['in no order', [2, 0, 2], 3, [0, 1, 1, 3]],
  ['none of several', [], 2, [0, 0, 0]],
  ['none at all', [], 0, [0]],
])('named units, %s, start at the end of those before them', (_, unitOfPair, units, starts) => {
  expect([...startsOf(Int32Array.from(unitOfPair), units)]).toEqual(starts);
});

const exitsOf = (...rows: readonly (readonly (number | null)[])[]) => {
  const { exits, exitUnits } = solved(instanceOf(...rows)).residual;
  return { exits: [...exits], exitUnits: [...exitUnits] };
};

test('Of each unit the orders are known that may have it, and what each would lose by it', () => {
  // The best is 100 + 45. The second would give 50 - 45 = 5 for u0: with it the first gains 95, with u1 90.
  const { starts, orders, slacks } = solved(instanceOf([100, 90, null], [50, null, 45])).residual;
  expect([...starts]).toEqual([0, 2, 3, 4]);
  expect([...orders]).toEqual([0, 1, 0, 1]);
  expect([...slacks]).toEqual([0, 0, 5, 0]);
});

test.each([
  ['the available unit, where it loses least by that', [10, 6], 4, 1],
  ['the best of the available units', [10, 4, 6, 5], 4, 2],
  ['of available units that tie, the first', [10, 4, 6, 6], 4, 2],
  ['an available unit that is worth nothing rather than none', [10, 0], 10, 1],
  ['none, where the only available unit loses money', [10, -1], 10, NONE],
  ['none, where there is no available unit', [10], 10, NONE],
])('An order that leaves the plan gets %s', (_, row, exit, unit) => {
  expect(exitsOf(row)).toEqual({ exits: [exit], exitUnits: [unit] });
});

test('A unit that another order has is no way out', () => {
  // The first gains 10 - 3 with u0 at what the third would give; u1 is as good as none to it, but taken.
  expect(exitsOf([10, 7], [null, 20], [3, null])).toEqual({ exits: [7, 20, 0], exitUnits: [NONE, NONE, NONE] });
});

test('An order without a unit leaves for nothing', () => {
  expect(exitsOf([9], [5])).toEqual({ exits: [4, 0], exitUnits: [NONE, NONE] });
});

test('Of every problem each pair costs its order what it gains less with it; pairs of the plan nothing, none less', () => {
  forAll(instances(5), (instance) => {
    const { assignment, residual } = solved(instance);
    const reported = Array.from({ length: instance.units }, (_, unit) =>
      Array.from(residual.orders.subarray(residual.starts[unit], residual.starts[unit + 1]), (order, place) => ({
        ...{ order, unit, slack: residual.slacks[(residual.starts[unit] ?? 0) + place] ?? Number.NaN },
      })),
    ).flat();
    const expected = instance.pairs
      .map(({ order, unit }) => ({ order, unit, slack: lossIn(instance, assignment, order, unit) }))
      .sort((a, b) => a.unit - b.unit || a.order - b.order);
    expect(reported).toEqual(expected);
    const isOwn = ({ order, unit }: (typeof reported)[number]) => assignment.unitOf[order] === unit;
    expect(reported.filter((each) => (isOwn(each) ? each.slack !== 0 : each.slack < 0))).toEqual([]);
  });
});

test('Of every problem an order leaves by what costs it least of all available units and none', () => {
  forAll(instances(5), (instance) => {
    const { assignment, residual } = solved(instance);
    const isFree = (unit: number) => !assignment.unitOf.includes(unit);
    const orders = Array.from({ length: instance.orders }, (_, order) => order);
    const least = orders.map((order) => {
      const ways = instance.pairs.filter((pair) => pair.order === order && isFree(pair.unit)).map(({ unit }) => unit);
      return Math.min(...[NONE, ...ways].map((unit) => lossIn(instance, assignment, order, unit)));
    });
    expect([...residual.exits]).toEqual(least);
    expect([...residual.exitUnits].map((unit, order) => lossIn(instance, assignment, order, unit))).toEqual(least);
  });
});

test("does not change the plan's gains", () => {
  const instance = instanceOf([10, 6]);
  const { assignment } = solved(instance);
  residualOf(problemIn(instance), assignment);
  expect([...assignment.profits]).toEqual([10]);
});

/** Two orders, two units: 100 + 50 = 150 straight, 90 + 70 = 160 across. */
const square = instanceOf([100, 90], [70, 50]);

const assignmentOf = (unitOf: readonly number[], profits: readonly number[], prices: readonly number[]) => ({
  ...{ unitOf: Int32Array.from(unitOf), orderOf: Int32Array.from(prices, (_, unit) => unitOf.indexOf(unit)) },
  ...{ profits: Float64Array.from(profits), prices: Float64Array.from(prices) },
});

test.each([
  ['both orders have a unit', [1, 0], 160],
  ['they have the other one', [0, 1], 150],
  ['one goes without', [NONE, 0], 70],
  ['both do', [NONE, NONE], 0],
])('A plan is worth its pairs if %s', (_, unitOf, total) => {
  expect(totalValue(problemIn(square), assignmentOf(unitOf, [0, 0], [0, 0]))).toBe(total);
});

test('A loss that is in a plan counts against it', () => {
  expect(totalValue(problemIn(instanceOf([-40, null], [null, 15])), assignmentOf([0, 1], [0, 0], [0, 0]))).toBe(-25);
});

test('A unit that the order cannot have is worth nothing to it', () => {
  expect(totalValue(problemIn(instanceOf([null, 15])), assignmentOf([0], [0], [0, 0]))).toBe(0);
});

test('no plan exceeds the sum of gains and prices', () => {
  // 70 + 40 + 30 + 20 = 160. Each pair is covered: 70 + 30 = 100, 70 + 20 = 90, 40 + 30 = 70, and 40 + 20 exceeds 50.
  expect(provenBound(problemIn(square), assignmentOf([1, 0], [70, 40], [30, 20]))).toBe(160);
});

test('Prices that are too high prove a bound, but not that the plan is the best', () => {
  expect(provenBound(problemIn(square), assignmentOf([1, 0], [70, 41], [30, 20]))).toBe(161);
});

test.each([
  ['the gain of an order is one cent too low', [69, 40], [30, 20]],
  ['the price of a unit is one cent too low', [70, 40], [29, 20]],
  ['that holds for the last pair alone', [70, 29], [41, 20]],
  ['all are 0', [0, 0], [0, 0]],
])('proves nothing if a pair exceeds gain and price: %s', (_, profits, prices) => {
  expect(() => provenBound(problemIn(square), assignmentOf([1, 0], profits, prices))).toThrow(
    'The prices of the plan prove nothing.',
  );
});

test.each([
  ['gain', [-1, 40], [101, 91]],
  ['price', [101, 71], [-1, 20]],
])('A %s below 0 proves nothing, though every pair is covered: the bound is no number', (_, profits, prices) => {
  expect(provenBound(problemIn(square), assignmentOf([1, 0], profits, prices))).toBeNaN();
});

test('Of nothing the bound is 0', () => {
  expect(provenBound(problemIn({ orders: 0, units: 0, pairs: [] }), assignmentOf([], [], []))).toBe(0);
});

test("the plan's bound equals the best value, and no bound is below it", () => {
  const raised = fc.record({ instance: instances(4), by: fc.nat(5), at: fc.nat(3) });
  forAll(raised, ({ instance, by, at }) => {
    const { problem, assignment } = solved(instance);
    expect(provenBound(problem, assignment)).toBe(bestOf(instance));
    const isThere = at < instance.orders;
    const profits = assignment.profits.map((profit, order) => (order === at ? profit + by : profit));
    expect(provenBound(problem, { ...assignment, profits })).toBe(bestOf(instance) + (isThere ? by : 0));
  });
});

test('the pairs of an order are grouped and retain their order', () => {
  const { starts, unitOfPair, values } = problemOf(3, 4, [
    { order: 2, unit: 3, value: 23 },
    { order: 0, unit: 1, value: 1 },
    { order: 2, unit: 0, value: 20 },
    { order: 1, unit: 2, value: -12 },
    { order: 2, unit: 1, value: 21 },
  ]);
  expect([...starts]).toEqual([0, 1, 2, 5]);
  expect([...unitOfPair]).toEqual([1, 2, 3, 0, 1]);
  expect([...values]).toEqual([1, -12, 23, 20, 21]);
});

test.each([
  [
    'the first',
    [
      [1, 0],
      [2, 0],
    ],
    [0, 0, 1, 2],
  ],
  [
    'one in the middle',
    [
      [0, 0],
      [2, 0],
    ],
    [0, 1, 1, 2],
  ],
  [
    'the last',
    [
      [0, 0],
      [1, 0],
    ],
    [0, 1, 2, 2],
  ],
  ['every one', [], [0, 0, 0, 0]],
])('an order without units, %s, has an empty range of pairs', (_, pairs, starts) => {
  const listed = pairs.map(([order = Number.NaN, unit = Number.NaN]) => ({ order, unit, value: 5 }));
  expect([...problemOf(3, 1, listed).starts]).toEqual(starts);
});

test('of no orders there is a start all the same, at which all pairs end', () => {
  expect([...problemOf(0, 7, []).starts]).toEqual([0]);
});

test('read back, a problem has the pairs that it was made of, shuffled as they may be', () => {
  const shuffled = instances(5).chain((instance) =>
    fc
      .shuffledSubarray([...instance.pairs], { minLength: instance.pairs.length })
      .map((pairs) => ({ ...instance, pairs })),
  );
  forAll(shuffled, ({ orders, units, pairs }) => {
    const { starts, unitOfPair, values, ...counts } = problemOf(orders, units, pairs);
    expect(counts).toEqual({ orders, units });
    const read = Array.from(unitOfPair, (unit, place) => {
      const order = starts.findLastIndex((start) => start <= place);
      return { order, unit, value: values[place] };
    });
    // Sorting keeps those of an order as they come.
    expect(read).toEqual(pairs.toSorted((a, b) => a.order - b.order));
  });
});

test('a value of many millions of dollars is preserved to the cent', () => {
  // As 32-bit integers, or as floats of 32 bits, they would be others.
  const cents = [9_007_199_254_740_991, -4_294_967_297, 16_777_217];
  const pairs = cents.map((value, unit) => ({ order: 0, unit, value }));
  expect([...problemOf(1, 3, pairs).values]).toEqual(cents);
});

test('reading beyond the end of an array gives NaN', () => {
  const array = new Float64Array([3]);
  expect([at(array, 0), at(array, 1), at(array, -1)]).toEqual([3, Number.NaN, Number.NaN]);
});
