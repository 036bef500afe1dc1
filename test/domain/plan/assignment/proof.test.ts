import fc from 'fast-check';
import { provenBound, totalValue } from '../../../../src/domain/plan/assignment/proof';
import { bestOf, instanceOf, instances, NONE, problemIn, solved, worthIn } from './exhaustive';

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
])('A plan is worth its pairs, where %s', (_, unitOf, total) => {
  expect(totalValue(problemIn(square), assignmentOf(unitOf, [0, 0], [0, 0]))).toBe(total);
});

test('A loss that is in a plan counts against it', () => {
  expect(totalValue(problemIn(instanceOf([-40, null], [null, 15])), assignmentOf([0, 1], [0, 0], [0, 0]))).toBe(-25);
});

test('A unit that the order may not have is worth nothing to it', () => {
  expect(totalValue(problemIn(instanceOf([null, 15])), assignmentOf([0], [0], [0, 0]))).toBe(0);
});

test('Whatever a plan gives to whom, it is worth the sum of what each pair is', () => {
  const plans = instances(4).chain((instance) =>
    fc
      .array(fc.integer({ min: NONE, max: instance.units - 1 }), {
        minLength: instance.orders,
        maxLength: instance.orders,
      })
      .map((unitOf) => ({ instance, unitOf })),
  );
  fc.assert(
    fc.property(plans, ({ instance, unitOf }) => {
      expect(totalValue(problemIn(instance), assignmentOf(unitOf, [], []))).toBe(worthIn(instance, unitOf));
    }),
  );
});

test('What the gains and the prices come to together, no plan exceeds', () => {
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
])('Where a pair is worth more than gain and price, nothing is proven: %s', (_, profits, prices) => {
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

test('What is solved is proven: no bound of any prices is below the best, and that of the plan is the best', () => {
  const raised = fc.record({ instance: instances(4), by: fc.nat(5), at: fc.nat(3) });
  fc.assert(
    fc.property(raised, ({ instance, by, at }) => {
      const { problem, assignment } = solved(instance);
      expect(provenBound(problem, assignment)).toBe(bestOf(instance));
      const isThere = at < instance.orders;
      const profits = assignment.profits.map((profit, order) => (order === at ? profit + by : profit));
      expect(provenBound(problem, { ...assignment, profits })).toBe(bestOf(instance) + (isThere ? by : 0));
    }),
  );
});
