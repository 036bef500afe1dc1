import { atOnce, type Pausing } from '../../../../src/domain/inventory/order/pausing';

function* counting(to: number, done: number[]): Pausing<string> {
  for (let n = 1; n <= to; n += 1) {
    done.push(n);
    yield;
  }
  return `${to} done`;
}

test.each([0, 1, 5])('work with %i pauses is done to its end, and gives its result', (pauses) => {
  const done: number[] = [];
  expect(atOnce(counting(pauses, done))).toBe(`${pauses} done`);
  expect(done).toHaveLength(pauses);
});

test('work that was begun with pauses is taken up where it paused', () => {
  const done: number[] = [];
  const work = counting(3, done);
  work.next();
  expect(atOnce(work)).toBe('3 done');
  expect(done).toEqual([1, 2, 3]);
});

test.each([null, 0, '', false])('the result %j is one: the work is not repeated', (result) => {
  const done: number[] = [];
  function* work(): Pausing<typeof result> {
    yield* counting(2, done);
    return result;
  }
  expect(atOnce(work())).toBe(result);
  expect(done).toEqual([1, 2]);
});

test('what goes wrong after a pause reaches whoever asked', () => {
  function* failing(): Pausing<never> {
    yield;
    throw new RangeError('no such row');
  }
  expect(() => atOnce(failing())).toThrow(new RangeError('no such row'));
});
