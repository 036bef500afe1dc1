import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { QueueFullError, TooManyPlansError } from '../../../../src/server/features/plan/planQueue';
import { heldJobs, LEFT } from './heldJobs';
import { joining, leavingOrEnding, turnsOf, walkOf } from './walks';

const LIMITS = { running: 2, perPerson: 3, waiting: 4 };

test('Two jobs run at a time, one of each person, and the others start as those end', async () => {
  const { started, join, end } = heldJobs(LIMITS);
  for (const name of ['a1', 'a2', 'b1', 'c1']) join(name.charAt(0), name);
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  // No one else waits, and a second job of the same person does not run concurrently.
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('People take turns, however many jobs one of them has', async () => {
  const { started, join, end } = heldJobs({ running: 1, perPerson: 9, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) join(name.charAt(0), name);
  for (let ended = 0; ended < 5; ended += 1) await end(started.at(-1) ?? '');
  // a2 was in line before anyone else came.
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a person with a full share is refused with a retry time; others are not', () => {
  const { started, join } = heldJobs(LIMITS);
  for (const name of ['a1', 'a2', 'a3']) join('a', name);
  expect(() => join('a', 'a4')).toThrow(new TooManyPlansError(3));
  expect(new TooManyPlansError(3)).toMatchObject({
    ...{ statusCode: 429, headers: { 'retry-after': '5' } },
    message: 'You have 3 plans running or waiting. Wait until one of them is done, then try again.',
  });
  join('b', 'b1');
  expect(started).toEqual(['a1', 'b1']);
});

test('A queue with all of its places taken refuses the next person', () => {
  const { join } = heldJobs({ running: 1, perPerson: 2, waiting: 2 });
  for (const name of ['a1', 'b1', 'c1']) join(name.charAt(0), name);
  expect(() => join('d', 'd1')).toThrow(QueueFullError);
  // Joining a queued job takes no place.
  expect(() => join('d', 'b1')).not.toThrow();
});

test('A job that everyone leaves before its turn never starts, and frees its place', async () => {
  const { started, join, end } = heldJobs({ running: 1, perPerson: 2, waiting: 1 });
  join('a', 'a1');
  const left = join('b', 'b1');
  left.leave();
  await expect(left.result).rejects.toBe(LEFT);
  join('c', 'c1');
  await end('a1');
  expect(started).toEqual(['a1', 'c1']);
});

test('A running job ends when its last asker leaves, not before, and the next one starts then', async () => {
  const { jobs, started, join } = heldJobs({ running: 1, perPerson: 2, waiting: 2 });
  const [first, second] = [join('a', 'shared'), join('b', 'shared')];
  join('c', 'c1');
  first.leave();
  await expect(first.result).rejects.toBe(LEFT);
  expect(jobs.get('shared')?.state).toBe('running');
  expect(jobs.get('shared')?.job.isAbandoned()).toBe(false);
  second.leave();
  await turn();
  expect(jobs.get('shared')).toMatchObject({ state: 'ended', starts: 1, ends: 1 });
  expect(jobs.get('shared')?.job.isAbandoned()).toBe(true);
  expect(started).toEqual(['shared', 'c1']);
});

test('All who share a job get its result, also those who join when it is done', async () => {
  const { join, end, jobs } = heldJobs(LIMITS);
  const [one, other] = [join('a', 'shared'), join('b', 'shared')];
  await end('shared');
  const late = join('c', 'shared');
  expect(await Promise.all([one.result, other.result, late.result])).toEqual(['shared', 'shared', 'shared']);
  late.leave();
  expect(jobs.get('shared')?.job.isAbandoned()).toBe(false);
});

test('A job that waits in the long line of one person starts at the turn of another who shares it', async () => {
  const { started, join, end } = heldJobs({ running: 1, perPerson: 9, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'shared']) join('a', name);
  join('b', 'shared');
  await end('a1');
  await end('a2');
  expect(started).toEqual(['a1', 'a2', 'shared']);
});

test('the same question counts once in a person’s share, until its last request ends', async () => {
  const { started, join, end } = heldJobs({ running: 1, perPerson: 1, waiting: 2 });
  join('a', 'a1');
  const [one, other] = [join('b', 'b1'), join('b', 'b1')];
  one.leave();
  await end('a1');
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(await other.result).toBe('b1');
});

test('A request that was given up before it joins takes no place', () => {
  const { jobs, started, join } = heldJobs({ running: 1, perPerson: 1, waiting: 1 });
  join('a', 'a1');
  join('b', 'b1');
  const gone = { person: 'a', signal: AbortSignal.abort(LEFT) };
  expect(() => jobs.get('b1')?.job.join(gone)).toThrow(LEFT);
  expect(started).toEqual(['a1']);
});

const bounds = fc.record({
  running: fc.integer({ min: 1, max: 3 }),
  perPerson: fc.integer({ min: 1, max: 4 }),
  waiting: fc.integer({ min: 1, max: 6 }),
});

test('Bounds hold, every job ends once, and an abandoned job never starts, whatever people do', async () => {
  const steps = fc.array(fc.oneof({ weight: 4, arbitrary: joining }, { weight: 5, arbitrary: leavingOrEnding }), {
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(bounds, steps, async (limits, taken) => {
      const walk = walkOf(limits);
      for (const each of taken) await walk.take(each);
      await walk.endAll();
    }),
    { numRuns: 200 },
  );
});

test('no one starves: while a person waits, each other person gets at most one turn', async () => {
  const arrivals = fc.array(fc.record({ who: fc.nat(4), ends: fc.nat(3) }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), arrivals, async (running, taken) => {
      const { started, ...queue } = heldJobs({ running, perPerson: 60, waiting: 60 });
      const turns = turnsOf(started);
      for (const [place, { who, ends }] of taken.entries()) {
        queue.join(String(who), `${who} ${place}`);
        turns.join(String(who));
        for (let ended = 0; ended < ends; ended += 1) await turns.end(queue.end);
        expect(turns.mostOvertaken()).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 200 },
  );
});
