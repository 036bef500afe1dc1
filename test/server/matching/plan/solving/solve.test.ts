import { solve } from '../../../../../src/server/matching/plan/solving/solveInThread';
import { problemIn } from '../../../../domain/plan/assignment/exhaustive';

/** One order that may have so many units. */
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
  const leaving = new AbortController();
  let reports = 0;
  const solving = solve(workOf(501), () => void (reports += 1), leaving.signal);
  expect(reports).toBe(0);
  leaving.abort(reason);
  await expect(solving).rejects.toBe(reason);
});

test('What is canceled before is not begun', async () => {
  const report = () => {
    throw new Error('Begun');
  };
  await expect(solve(workOf(1), report, AbortSignal.abort(reason))).rejects.toBe(reason);
});
