import { problemOf } from '../../../../src/domain/plan/assignment/problem';
import { solveInThread } from '../../../../src/server/matching/plan/solving/solveInThread';

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

test('A thread solves, proves by HiGHS and explains, and says meanwhile how far it is', async () => {
  const steps: string[] = [];
  const report = ({ step }: { step: string }) => void steps.push(step);
  const { value, bound, changes } = await solveInThread(work, report, new AbortController().signal);
  // Dear units for dear orders: the sum of the squares from 1 to 60.
  expect([value, bound]).toEqual([73_810, 73_810]);
  expect(changes[0]).toHaveLength(60);
  expect(new Set(steps)).toEqual(new Set(['solving', 'proving']));
});

test('Whoever cancels ends the thread, whose end is the answer', async () => {
  const leaving = new AbortController();
  const reason = new Error('Canceled');
  const end = () => leaving.abort(reason);
  await expect(solveInThread(work, end, leaving.signal)).rejects.toBe(reason);
  await expect(solveInThread(work, end, leaving.signal)).rejects.toBe(reason);
});
