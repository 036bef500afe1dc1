import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { askTogether } from '../../../src/server/repositories/askTogether';

test('all who ask in one turn are answered by one question, which begins after the last of them asked', async () => {
  const told: string[] = [];
  let written = 0;
  const ask = askTogether(() => {
    told.push(`asked at ${written}`);
    return Promise.resolve(written);
  });
  const first = ask();
  written += 1;
  await Promise.resolve();
  const second = ask();
  written += 1;
  expect(await Promise.all([first, second])).toEqual([2, 2]);
  expect(told).toEqual(['asked at 2']);
});

test('who asks while a question is under way does not share it: something may have been written since it began', async () => {
  const ends: ((answer: number) => void)[] = [];
  const ask = askTogether(() => new Promise<number>((resolve) => ends.push(resolve)));
  const first = ask();
  await turn();
  await turn();
  expect(ends).toHaveLength(1);
  const second = ask();
  await turn();
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]?.(2);
  expect(await second).toBe(2);
  ends[0]?.(1);
  expect(await first).toBe(1);
});

test('a question that fails fails for all who asked it, and for nobody after them', async () => {
  let asked = 0;
  const ask = askTogether(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve('answered');
  });
  expect(await Promise.allSettled([ask(), ask()])).toMatchObject([
    { status: 'rejected', reason: { message: 'no connection' } },
    { status: 'rejected', reason: { message: 'no connection' } },
  ]);
  expect([await ask(), asked]).toEqual(['answered', 2]);
});

test('a question is part of no request, whoever asks first', async () => {
  const request = new AsyncLocalStorage<string>();
  const ask = askTogether(() => Promise.resolve(request.getStore()));
  expect(await request.run('the first', ask)).toBeUndefined();
});
