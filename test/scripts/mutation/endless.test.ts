import { setTimeout as sleep } from 'node:timers/promises';
import { awaitEndless, type Limits } from '../../mutation/endless';

/** Keeps the processor busy for so long. The system's share is much of it: asking for the time is a call. */
function work(ms: number): void {
  const { user, system } = process.cpuUsage();
  const end = user + system + ms * 1_000;
  for (let now = process.cpuUsage(); now.user + now.system < end;) now = process.cpuUsage();
}

/** Whether this process is taken for endless while it works for 0.6 s, with pauses. */
async function isEndless(limits: Limits): Promise<boolean> {
  const endless = awaitEndless(limits);
  let came = false;
  void endless.comes.then(() => (came = true));
  for (let round = 0; round < 60; round += 1) {
    work(10);
    await sleep(10);
  }
  endless.stop();
  return came;
}

test('a process that only waits is endless once nothing has happened for so long', async () => {
  const endless = awaitEndless({ quietMs: 500, workMs: Infinity });
  await expect(endless.comes).resolves.toBe('endless');
  endless.stop();
});

test('a process that looks at something now and then while it waits is endless too', async () => {
  const endless = awaitEndless({ quietMs: 500, workMs: Infinity });
  const looking = setInterval(work, 100, 1);
  await expect(endless.comes).resolves.toBe('endless');
  clearInterval(looking);
  endless.stop();
});

test('a process that works is not endless, however long it takes', async () => {
  expect(await isEndless({ quietMs: 500, workMs: 60_000 })).toBe(false);
});

test('a process that has worked more than it may is endless', async () => {
  expect(await isEndless({ quietMs: 500, workMs: 100 })).toBe(true);
});
