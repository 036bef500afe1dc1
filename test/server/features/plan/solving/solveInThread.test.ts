import { getEventListeners } from 'node:events';
import { problemOf } from '../../../../../src/domain/plan/assignment/problem';
import { solveInThread, solverOf, solve } from '../../../../../src/server/features/plan/solving/solveInThread';
import { problemIn } from '../../../../domain/plan/assignment/exhaustive';

/** 60 orders that want the same 60 units, each pair worth something else. */
const problem = problemOf(
  60,
  60,
  Array.from({ length: 3600 }, (_, place) => {
    const [order, unit] = [Math.floor(place / 60), place % 60];
    return { order, unit, value: (order + 1) * (unit + 1) };
  }),
);
const work = { problem, explained: Int32Array.of(0) };

test('A thread solves, proves and explains, and says meanwhile how far it is', async () => {
  const steps: string[] = [];
  const report = ({ step }: { step: string }) => void steps.push(step);
  const { value, bound, changes } = await solveInThread(work, report, new AbortController().signal);
  // Dear units for dear orders: the sum of the squares from 1 to 60.
  expect([value, bound]).toEqual([73_810, 73_810]);
  expect(changes[0]).toHaveLength(60);
  expect(new Set(steps)).toEqual(new Set(['solving', 'proving']));
});

test('canceling terminates the thread and rejects', async () => {
  const shutdown = new AbortController();
  const reason = new Error('Canceled');
  const end = () => shutdown.abort(reason);
  await expect(solveInThread(work, end, shutdown.signal)).rejects.toBe(reason);
  await expect(solveInThread(work, end, shutdown.signal)).rejects.toBe(reason);
});

test('an error in the thread rejects the request and removes its abort listener', async () => {
  const { signal } = new AbortController();
  const odd = problemOf(1, 1, [{ order: 0, unit: 0, value: Number.MAX_SAFE_INTEGER }]);
  const solving = solveInThread({ problem: odd, explained: new Int32Array() }, () => undefined, signal);
  await expect(solving).rejects.toThrow('Values of the plan are too large to be added exactly.');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a request canceled before the start starts no thread', async () => {
  const reason = new Error('Canceled');
  const never = () => {
    throw new Error('Begun');
  };
  await expect(solveInThread(work, never, AbortSignal.abort(reason))).rejects.toBe(reason);
});

test.each([
  ['/app/src/plan/solveInThread.ts', '/app/src/plan/solver.ts'],
  ['/app/dist/server/main.js', '/app/dist/server/solver.js'],
  ['/app/dist/server/chunks/12.js', '/app/dist/server/solver.js'],
])('For %s the solver is %s', (own, solver) => {
  expect(solverOf(own)).toBe(solver);
});

/** One order with this number of units. */
const workOf = (units: number) => {
  const pairs = Array.from({ length: units }, (_, unit) => ({ order: 0, unit, value: unit }));
  return { problem: problemIn({ orders: 1, units, pairs }), explained: new Int32Array() };
};
const reason = new Error('Canceled');

test('A problem of 500 pairs is solved here, without waiting for a thread', async () => {
  let reports = 0;
  const solving = solve(workOf(500), () => void (reports += 1), new AbortController().signal);
  expect(reports).toBeGreaterThan(0);
  expect((await solving).value).toBe(499);
});

test('A problem of 501 pairs is left to a thread, which can be ended', async () => {
  const shutdown = new AbortController();
  let reports = 0;
  const solving = solve(workOf(501), () => void (reports += 1), shutdown.signal);
  expect(reports).toBe(0);
  shutdown.abort(reason);
  await expect(solving).rejects.toBe(reason);
});

test('a job canceled before the start does not run', async () => {
  const report = () => {
    throw new Error('Begun');
  };
  await expect(solve(workOf(1), report, AbortSignal.abort(reason))).rejects.toBe(reason);
});
