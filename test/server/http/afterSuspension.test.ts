import Fastify from 'fastify';
import { registerPauses } from '../../../src/server/http/afterSuspension';

const standStill = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const NEVER_MS = 3_600_000;

function serve(longestWait: number) {
  let appliedAt = performance.now();
  const app = Fastify();
  registerPauses(app, () => performance.now() - appliedAt, { pause: 200, longestWait });
  app.get('/', () => ({ appliedAt }));
  return { app, apply: () => (appliedAt = performance.now()) };
}

test('after a pause of the process, an answer waits until the changes of that time are applied', async () => {
  const { app, apply } = serve(NEVER_MS);
  standStill(300);
  let isAnswered = false;
  const answer = app.inject('/').then((response) => {
    isAnswered = true;
    return response;
  });
  for (let turns = 0; turns < 5; turns += 1) await new Promise(setImmediate);
  expect(isAnswered).toBe(false);
  const at = apply();
  expect((await answer).json()).toEqual({ appliedAt: at });
  await app.close();
});

test('an answer does not wait without a pause, nor longer than its limit', async () => {
  const { app } = serve(0);
  expect((await app.inject('/')).statusCode).toBe(200);
  standStill(300);
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});
