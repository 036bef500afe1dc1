import { keepRunning } from '../../../src/server/db/embedded';

async function givenUp(start: () => Promise<void>) {
  const errors: string[] = [];
  let starts = 0;
  const server = {
    isRunning: () => Promise.resolve(false),
    start: () => {
      starts += 1;
      return start();
    },
  };
  const reason = await new Promise<Error>((resolve) => {
    keepRunning(server, { onError: ({ message }) => errors.push(message), onGivenUp: resolve, lookMs: 1, waitMs: 1 });
  });
  return { starts, errors, reason: reason.message };
}

let keeper: ReturnType<typeof keepRunning> | undefined;
const ENDED = 'The database ended by itself. It is started again.';

test('a database that does not start, or does not stay, is given up after five starts', async () => {
  expect(await givenUp(() => Promise.resolve())).toEqual({
    starts: 5,
    errors: [ENDED, ENDED, ENDED, ENDED, ENDED],
    reason: expect.stringMatching(/^The database ended or did not start 5 times within ten minutes/) as string,
  });
  const failing = await givenUp(() => Promise.reject(new Error('no space')));
  expect([failing.starts, failing.errors.slice(0, 3)]).toEqual([5, [ENDED, 'no space', ENDED]]);
});

test('a running database is left alone, and nothing starts after the end', async () => {
  let looks = 0;
  const looked = new Promise<void>((resolve) => {
    const isRunning = () => {
      if ((looks += 1) === 3) resolve();
      return Promise.resolve(true);
    };
    const start = () => Promise.reject(new Error('not asked'));
    const fail = (error: Error) => {
      throw error;
    };
    keeper = keepRunning({ isRunning, start }, { onError: fail, onGivenUp: fail, lookMs: 1 });
  });
  await looked;
  await keeper?.stop();
  const atTheEnd = looks;
  await new Promise((resolve) => setImmediate(resolve));
  expect(looks).toBe(atTheEnd);
});
