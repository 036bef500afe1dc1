import type { Replayed } from '../../../scripts/replay/replayFile';
import { exitCode, linesOf, totalLine } from '../../../scripts/replay/report';
import { replayTrace } from '../../../src/web/inspection/replay/replayTrace';
import { aTrace } from '../../web/inspection/aTrace';
import { pinning } from './recordings';

const replayed = async (file: string, ...pinned: string[]): Promise<Replayed> => {
  const trace = pinning(...pinned);
  return { file, trace, steps: await replayTrace(trace) };
};
const unread: Replayed = { file: 'c.json', failed: 'read', reason: 'This is not JSON.' };
const crashed: Replayed = { file: 'd.json', failed: 'replayed', reason: 'no slice' };

test('a recording that is as recorded has one line', async () => {
  expect(linesOf(await replayed('a.json', 'IC-1001'), false)).toEqual(['a.json: ok (1 step compared)']);
});

test('a recording that differs has a line, where it comes from, and every difference', async () => {
  expect(linesOf(await replayed('b.json', 'IC-1002', 'IC-1003'), false)).toEqual([
    'b.json: 2 differences, the first at step 2',
    '  recorded 2026-03-05T15:30:00.000Z with 1 (main.js), 2 steps',
    '  step 2  pinnedUnits/unitPinned',
    '    pinnedUnits.7.0: recorded "IC-1002", today "IC-1001"',
    '    pinnedUnits.7.1: recorded "IC-1003", today (nothing)',
  ]);
});

test('a single difference is not counted as the first of several', async () => {
  const [line] = linesOf(await replayed('b.json', 'IC-1002'), false);
  expect(line).toBe('b.json: 1 difference, at step 2');
});

test('steps that were left out and placeholders are explained where a recording differs', () => {
  const differing = { number: 2, title: 'a/B', owner: 'a', isCompared: true };
  const steps = [{ ...differing, differences: [{ path: 'x', recorded: 1, today: 2 }] }];
  const lines = linesOf({ file: 'a.json', trace: aTrace([{ kind: 'gap', steps: 5 }]), steps }, false);
  expect(lines).toEqual(
    expect.arrayContaining([
      '  Steps were left out while recording: states that depend on them are taken as recorded.',
      '  Names, notes, prices and other text are placeholders: they are compared only with each other.',
    ]),
  );
});

test('quiet leaves out details and what is as recorded', async () => {
  expect(linesOf(await replayed('a.json', 'IC-1001'), true)).toEqual([]);
  expect(linesOf(await replayed('b.json', 'IC-1002'), true)).toEqual(['b.json: 1 difference, at step 2']);
  expect(linesOf(unread, true)).toEqual(['c.json: cannot be read: This is not JSON.']);
});

test('the last line counts the recordings by what became of them, and the exit code is that of the worst', async () => {
  const same = await replayed('a.json', 'IC-1001');
  const other = await replayed('b.json', 'IC-1002');
  expect(totalLine([same])).toBe('1 recording: 1 as recorded');
  expect(totalLine([same, other, same, unread])).toBe('4 recordings: 2 as recorded, 1 differs, 1 cannot be read');
  expect(totalLine([other, other, crashed])).toBe('3 recordings: 2 differ, 1 cannot be replayed');
  expect([[same], [same, other], [other, unread], [crashed]].map(exitCode)).toEqual([0, 1, 2, 2]);
});
