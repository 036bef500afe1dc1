import fc from 'fast-check';
import type { TraceStep } from '../../../../src/contract/trace/steps';
import { stepsSince } from '../../../../src/web/inspection/log/heldSteps';
import { FallbackShelf } from '../../../../src/web/inspection/storage/fallbackShelf';
import { MemoryShelf } from '../../../../src/web/inspection/storage/memoryShelf';
import type { Change } from '../../../../src/web/inspection/storage/shelf';
import { aLog, aMachineStep, aNavigation, anAnswer, aStart, aStoreStep, stepsIn } from './aLog';

const anyStep: fc.Arbitrary<(at: number) => TraceStep> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(aStart) },
  { weight: 1, arbitrary: fc.constant(aStoreStep) },
  { weight: 6, arbitrary: fc.constant(aNavigation) },
  { weight: 4, arbitrary: fc.json().map((body) => (at: number) => anAnswer(at, JSON.parse(body))) },
  {
    weight: 4,
    arbitrary: fc
      .record({
        actor: fc.constantFrom('one', 'two'),
        type: fc.constantFrom('xstate.init', 'CHANGE'),
        status: fc.constantFrom('active', 'stopped'),
      })
      .map(
        ({ actor, type, status }) =>
          (at: number) =>
            aMachineStep(at, actor, type, status),
      ),
  },
);

test('whatever was added is read back in order, gaps count exactly what is missing, and the first start and store stay', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ step: anyStep, isSaved: fc.boolean() }), { maxLength: 80 }),
      fc.record({ steps: fc.integer({ min: 1, max: 60 }), size: fc.integer({ min: 100, max: 20_000 }) }),
      async (made, bounds) => {
        const log = aLog(bounds);
        const added = [aStart(), ...made.map(({ step }, index) => step(index + 1))];
        for (const [index, step] of added.entries()) {
          log.add(step);
          if (made[index]?.isSaved) await log.save();
        }
        const read = await stepsIn(log);
        let next = 0;
        for (const step of read) {
          if (step.kind !== 'gap') expect(step).toEqual(added[next]);
          next += step.kind === 'gap' ? step.steps : 1;
        }
        expect(next).toBe(added.length);
        expect(read[0]).toEqual(added[0]);
        expect(read.find(({ kind }) => kind === 'store')).toEqual(added.find(({ kind }) => kind === 'store'));
        expect(log.status()).toMatchObject({ steps: read.filter(({ kind }) => kind !== 'gap').length });
      },
    ),
    { numRuns: 60 },
  );
});

test('within its bounds a log leaves out the steps after the oldest start, but the starts of machines that are still there', async () => {
  const log = aLog({ steps: 8, size: 1_000_000 });
  const early = [aStart(), aStoreStep(1), aMachineStep(2, 'one', 'xstate.init'), aMachineStep(3, 'two', 'xstate.init')];
  [...early, aMachineStep(4, 'two', 'xstate.stop', 'stopped')].forEach(log.add);
  for (let at = 5; at < 20; at += 1) log.add(aNavigation(at));
  expect(await stepsIn(log)).toEqual([
    ...early.slice(0, 3),
    { kind: 'gap', at: expect.any(Number) as never, steps: 12 },
    ...[15, 16, 17, 18, 19].map(aNavigation),
  ]);
  expect(log.status()).toMatchObject({ steps: 8, leftOut: 12 });
});

test('equal answers take room once, and none when the last step that has them is left out', async () => {
  const log = aLog({ steps: 10, size: 1_000_000 });
  const body = { results: Array.from({ length: 500 }, (_, index) => `unit ${index}`) };
  const size = JSON.stringify(body).length;
  log.add(aStart());
  for (let at = 1; at <= 5; at += 1) log.add(anAnswer(at, body));
  await log.save();
  expect(log.status().size).toBeGreaterThan(size);
  expect(log.status().size).toBeLessThan(2 * size);
  for (let at = 6; at <= 30; at += 1) log.add(aNavigation(at));
  await log.save();
  expect(log.status().size).toBeLessThan(size);
});

test('the last minutes begin with the latest start and store before them, and a gap stands for the rest of that page', async () => {
  const log = aLog();
  const latest = [aStart(100), aStoreStep(101), aMachineStep(102, 'one', 'xstate.init')];
  [aStart(), aStoreStep(1), aNavigation(2), ...latest].forEach(log.add);
  for (let at = 103; at < 110; at += 1) log.add(aNavigation(at));
  expect(await stepsIn(log, (reader) => stepsSince(reader, 107))).toEqual([
    ...latest,
    { kind: 'gap', at: 106, steps: 4 },
    ...[107, 108, 109].map(aNavigation),
  ]);
  expect(await stepsIn(log, (reader) => stepsSince(reader, -1))).toHaveLength(13);
  expect(await stepsIn(log, (reader) => stepsSince(reader, 500))).toEqual([
    ...latest,
    { kind: 'gap', at: 109, steps: 7 },
  ]);
});

test('a log whose shelf has no room left goes on in memory and says so', async () => {
  const shelf = new MemoryShelf();
  const full = Object.assign(new MemoryShelf(), {
    keeping: 'kept' as const,
    write: jest
      .fn<Promise<void>, [Change]>()
      .mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
      .mockImplementationOnce((change) => shelf.write(change)),
    steps: (chunk: number) => shelf.steps(chunk),
  });
  const log = aLog(undefined, new FallbackShelf(full));
  log.add(aStart());
  await log.save();
  expect(log.status().keeping).toBe('kept');
  log.add(aNavigation(1));
  await log.save();
  log.add(aNavigation(2));
  expect(await stepsIn(log)).toEqual([aStart(), aNavigation(1), aNavigation(2)]);
  expect(log.status().keeping).toBe('no room');
});

test('a discarded log holds nothing', async () => {
  const log = aLog();
  log.add(aStart());
  await log.save();
  log.add(aNavigation(1));
  await log.clear();
  expect(log.unsaved.steps).toEqual([]);
});
