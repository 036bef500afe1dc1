import { MessageChannel } from 'node:worker_threads';
import { answerOn } from '../../../../../src/server/matching/plan/solving/solvePlan';
import { instanceOf, problemIn } from '../../../../domain/plan/assignment/exhaustive';

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
