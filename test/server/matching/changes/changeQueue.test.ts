import { createChangeQueue } from '../../../../src/server/matching/changes/changeQueue';

/** A queue, what it read in which order, and what is thrown by its next reads. */
function queueOf() {
  const reads: (number | 'all')[] = [];
  const serials: string[] = [];
  const errors: unknown[] = [];
  const failures: Error[] = [];
  const stopping = new AbortController();
  const meanwhile: (() => void)[] = [];
  const read = (what: number | 'all'): Promise<void> => {
    reads.push(what);
    meanwhile.shift()?.();
    const failure = failures.shift();
    return failure === undefined ? Promise.resolve() : Promise.reject(failure);
  };
  const queue = createChangeQueue({
    takeAll: () => read('all'),
    takeSome: (some) => {
      serials.push(...some);
      return read(some.length);
    },
    onError: (error) => void errors.push(error),
    signal: stopping.signal,
  });
  return { queue, reads, serials, errors, failures, stopping, meanwhile };
}

const named = (count: number) => Array.from({ length: count }, (_, nth) => `U${nth}`);

/** A queue that has read every unit once. */
async function readQueue() {
  const all = queueOf();
  all.queue.refresh('all');
  await all.queue.ready;
  await all.queue.settled();
  all.reads.splice(0);
  return all;
}

test('until every unit was read once, whatever changed leads to reading all', async () => {
  const { queue, reads } = queueOf();
  expect(queue.isReady()).toBe(false);
  queue.refresh(['A']);
  await queue.ready;
  expect(queue.isReady()).toBe(true);
  await queue.settled();
  // What was named is read once more: it may have changed while all were read.
  expect(reads).toEqual(['all', 1]);
});

test('some that changed are read together, each once, at most two thousand at a time', async () => {
  const { queue, reads, serials } = await readQueue();
  queue.refresh(['A', 'B']);
  queue.refresh(['B', 'C']);
  await queue.settled();
  expect(serials.splice(0)).toEqual(['A', 'B', 'C']);
  queue.refresh(named(4_001));
  await queue.settled();
  expect(reads).toEqual([3, 2_000, 2_000, 1]);
  expect(serials).toEqual(named(4_001));
});

test('nothing is read where nothing changed', async () => {
  const { queue, reads } = await readQueue();
  queue.refresh([]);
  await queue.settled();
  expect(reads).toEqual([]);
});

test('a change during a read leads to another read', async () => {
  const { queue, reads, meanwhile } = await readQueue();
  meanwhile.push(() => queue.refresh(['A']));
  queue.refresh(['A']);
  await queue.settled();
  expect(reads).toEqual([1, 1]);
});

test('a change that comes once the work is done is taken, too', async () => {
  const { queue, serials } = await readQueue();
  for (const serial of ['A', 'B']) {
    queue.refresh([serial]);
    await queue.settled();
  }
  expect(serials).toEqual(['A', 'B']);
});

test.each([
  ['some', ['A', 'B'] as const],
  ['all', 'all' as const],
])('a read of %s that fails is told, and tried again a second later', async (_what, change) => {
  const { queue, reads, errors, failures } = await readQueue();
  failures.push(new Error('down'));
  const start = performance.now();
  queue.refresh(change);
  await queue.settled();
  expect(performance.now() - start).toBeGreaterThan(950);
  expect(errors).toEqual([new Error('down')]);
  expect(reads).toEqual(change === 'all' ? ['all', 'all'] : [2, 2]);
});

test('a first read that fails leaves the units unread, and is told until all were read', async () => {
  const { queue, reads, failures } = queueOf();
  failures.push(new Error('starting'));
  queue.refresh(['A']);
  await queue.ready;
  expect(reads).toEqual(['all', 'all']);
});

test('once the server stops, nothing more is read, and what fails then is not told', async () => {
  const { queue, reads, errors, failures, stopping, meanwhile } = await readQueue();
  failures.push(new Error('closed'));
  meanwhile.push(() => stopping.abort());
  queue.refresh(['A']);
  await queue.settled();
  queue.refresh('all');
  await queue.settled();
  expect([reads, errors]).toEqual([[1], []]);
});
