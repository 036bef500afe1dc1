import { MessageChannel } from 'node:worker_threads';
import { solvePlan, type PlanProgress, answerOn } from '../../../../../src/server/features/plan/solving/solvePlan';
import { instanceOf, NONE, problemIn } from '../../../../domain/plan/assignment/exhaustive';

const none = new Int32Array();

test('a plan is solved and proven, with the changes of the requested orders, in order', () => {
  const problem = problemIn(instanceOf([5, 4, null], [4, 1, 1]));
  const { assignment, value, bound, changes } = solvePlan({ problem, explained: Int32Array.of(1, 0) });
  // 4 + 4 rather than 5 + 1.
  expect([[...assignment.unitOf], value, bound]).toEqual([[1, 0], 8, 8]);
  const change = (unit: number, cost: number, ...moves: { order: number; unit: number }[]) => ({ unit, cost, moves });
  expect(changes).toEqual([
    // With the third unit: 5 + 1. With none, 5. With the second: 5 + 1.
    [change(1, 2, { order: 0, unit: 0 }), change(2, 2, { order: 0, unit: 0 }), change(NONE, 3, { order: 0, unit: 0 })],
    // The first: 5 + 1. With none: 4.
    [change(0, 2, { order: 1, unit: 1 }), change(NONE, 4)],
  ]);
});

test('without orders to explain there are no changes, and without orders the plan is empty', () => {
  expect(solvePlan({ problem: problemIn(instanceOf([5])), explained: none }).changes).toEqual([]);
  const empty = solvePlan({ problem: problemIn({ orders: 0, units: 0, pairs: [] }), explained: none });
  expect([empty.value, empty.bound]).toEqual([0, 0]);
});

test('progress is reported, then the proof', () => {
  const reported: PlanProgress[] = [];
  solvePlan({ problem: problemIn(instanceOf([5, 4], [4, 1])), explained: none }, (each) => reported.push(each));
  expect(reported.at(-1)).toEqual({ step: 'proving', done: 0, of: 1 });
  expect(reported.slice(0, -1)).toContainEqual({ step: 'solving', done: 1, of: 1 });
  expect(new Set(reported.slice(0, -1).map(({ step }) => step))).toEqual(new Set(['solving']));
});

test('Values that cannot be added exactly have no plan', () => {
  const problem = problemIn(instanceOf([Number.MAX_SAFE_INTEGER]));
  expect(() => solvePlan({ problem, explained: none })).toThrow(RangeError);
});

test('A problem that comes is solved: messages say how far that is, and the last one is the answer', async () => {
  const { port1: own, port2: other } = new MessageChannel();
  answerOn(other);
  const steps: unknown[] = [];
  const answer = await new Promise((resolve) => {
    own.on('message', (message: object) => {
      if ('answer' in message) resolve(message.answer);
      else steps.push(message);
    });
    own.postMessage({ problem: problemIn(instanceOf([5, 4], [4, 1])), explained: new Int32Array() });
  });
  own.close();
  expect(answer).toMatchObject({ value: 8, bound: 8, changes: [] });
  expect(steps).toContainEqual({ progress: { step: 'solving', done: 1, of: 1 } });
  expect(steps.at(-1)).toEqual({ progress: { step: 'proving', done: 0, of: 1 } });
});
