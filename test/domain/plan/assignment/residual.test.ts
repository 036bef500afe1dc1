import fc from 'fast-check';
import { residualOf, provenBound, totalValue } from '../../../../src/domain/plan/assignment/residual';
import { instanceOf, instances, lossIn, NONE, problemIn, solved, bestOf } from './exhaustive';
import { forAll } from '../../builders/forAll';

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
  ['the free unit, where it loses least by that', [10, 6], 4, 1],
  ['the best of the free units', [10, 4, 6, 5], 4, 2],
  ['of free units that tie, the first', [10, 4, 6, 6], 4, 2],
  ['a free unit that is worth nothing rather than none', [10, 0], 10, 1],
  ['none, where the only free unit loses money', [10, -1], 10, NONE],
  ['none, where there is no free unit', [10], 10, NONE],
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
    const told = Array.from({ length: instance.units }, (_, unit) =>
      Array.from(residual.orders.subarray(residual.starts[unit], residual.starts[unit + 1]), (order, place) => ({
        ...{ order, unit, slack: residual.slacks[(residual.starts[unit] ?? 0) + place] ?? Number.NaN },
      })),
    ).flat();
    const expected = instance.pairs
      .map(({ order, unit }) => ({ order, unit, slack: lossIn(instance, assignment, order, unit) }))
      .sort((a, b) => a.unit - b.unit || a.order - b.order);
    expect(told).toEqual(expected);
    const isOwn = ({ order, unit }: (typeof told)[number]) => assignment.unitOf[order] === unit;
    expect(told.filter((each) => (isOwn(each) ? each.slack !== 0 : each.slack < 0))).toEqual([]);
  });
});

test('Of every problem an order leaves by what costs it least of all free units and none', () => {
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
