import fc from 'fast-check';
import { residualOf } from '../../../../../src/domain/plan/assignment/residual';
import { boundByHighs } from '../../../../../src/server/matching/plan/solving/prove';
import {
  bestOf,
  instanceOf,
  instances,
  NONE,
  problemIn,
  solved,
  type Instance,
} from '../../../../domain/plan/assignment/exhaustive';

/** HiGHS begins with the plan that leaves every order empty. */
function fromNothing(instance: Instance) {
  const problem = problemIn(instance);
  const { orders, units } = problem;
  const assignment = {
    ...{ unitOf: new Int32Array(orders).fill(NONE), orderOf: new Int32Array(units).fill(NONE) },
    ...{ profits: new Float64Array(orders), prices: new Float64Array(units) },
  };
  return boundByHighs(problem, assignment, residualOf(problem, assignment));
}

function fromBest(instance: Instance) {
  const { problem, assignment, residual } = solved(instance);
  return boundByHighs(problem, assignment, residual);
}

test.each([
  ['two orders that want one unit share it out', [[5], [7]], 7],
  ['one order does not get two units', [[5, 7]], 7],
  // 4 + 4 rather than 5 + 1.
  [
    'the best unit for each alone is not the best for both',
    [
      [5, 4],
      [4, 1],
    ],
    8,
  ],
  [
    'losses are not made',
    [
      [-1, null],
      [3, -2],
    ],
    3,
  ],
  ['nothing pays', [[-1, -2]], 0],
  // 4 + 3 or 5 + 2.
  [
    'there are more orders than units',
    [
      [1, 2],
      [2, 4],
      [3, 5],
    ],
    7,
  ],
  [
    'an order has no unit to choose',
    [
      [null, null],
      [3, 2],
    ],
    3,
  ],
])('HiGHS finds what no plan can exceed, where %s', async (_, rows, best) => {
  const instance = instanceOf(...rows);
  expect(await fromNothing(instance)).toBe(best);
  expect(await fromBest(instance)).toBe(best);
});

test('Whatever plan HiGHS begins with, it finds the best that trying everything finds', async () => {
  await fc.assert(
    fc.asyncProperty(instances(4), async (instance) => {
      const best = bestOf(instance);
      expect([await fromNothing(instance), await fromBest(instance)]).toEqual([best, best]);
    }),
    { numRuns: 25 },
  );
});

test('Without pairs nothing can be exceeded', async () => {
  expect(await fromNothing({ orders: 0, units: 0, pairs: [] })).toBe(0);
  expect(await fromNothing({ orders: 2, units: 1, pairs: [] })).toBe(0);
});

test('Numbers that HiGHS cannot take end in an error, and the next problem is solved', async () => {
  await expect(fromNothing(instanceOf([Infinity, 1]))).rejects.toThrow('HiGHS status');
  expect(await fromNothing(instanceOf([2, 1]))).toBe(2);
});
