import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { createBell } from '../../../../src/server/matching/changes/bell';

/** Whether a promise has settled once everything else had its turn. */
async function isSettled(waiting: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void waiting.then(() => (settled = true));
  await turn();
  return settled;
}

test('who waits goes on with the next ring', async () => {
  const bell = createBell();
  const waiting = bell.rung();
  expect(await isSettled(waiting)).toBe(false);
  bell.ring();
  expect(await waiting).toBe(true);
});

test('a ring that came before the waiting counts, once, however often it rang', async () => {
  const bell = createBell();
  bell.ring();
  bell.ring();
  expect(await bell.rung()).toBe(true);
  expect(await isSettled(bell.rung())).toBe(false);
});

test('a ring is forgotten once the bell was stilled', async () => {
  const bell = createBell();
  bell.ring();
  bell.still();
  expect(await bell.rung(1)).toBe(false);
});

test('without a ring the wait ends after its time, and a later ring is for the next who waits', async () => {
  const bell = createBell();
  const start = performance.now();
  expect(await bell.rung(30)).toBe(false);
  expect(performance.now() - start).toBeGreaterThan(25);
  bell.ring();
  expect(await bell.rung(60_000)).toBe(true);
});

test('a wait that a ring has ended leaves nothing that would end the next one', async () => {
  const bell = createBell();
  const first = bell.rung(20);
  bell.ring();
  expect(await first).toBe(true);
  const second = bell.rung();
  await sleep(40);
  expect(await isSettled(second)).toBe(false);
  bell.ring();
  expect(await second).toBe(true);
});
