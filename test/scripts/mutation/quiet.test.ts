import { setTimeout as sleep } from 'node:timers/promises';
import { awaitQuiet } from '../../mutation/quiet';

test('a process that only waits becomes quiet', async () => {
  const quiet = awaitQuiet(500);
  await expect(quiet.comes).resolves.toBe('quiet');
  quiet.stop();
});

test('a process that works does not become quiet, however long it takes', async () => {
  const quiet = awaitQuiet(500);
  let isQuiet = false;
  void quiet.comes.then(() => (isQuiet = true));
  for (let round = 0; round < 60; round += 1) {
    const end = performance.now() + 10;
    while (performance.now() < end);
    await sleep(10);
  }
  quiet.stop();
  expect(isQuiet).toBe(false);
});
