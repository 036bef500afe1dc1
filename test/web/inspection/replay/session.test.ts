import { replayTrace } from '../../../../src/web/inspection/replay/replayTrace';
import { differenceLines } from '../../../../src/web/inspection/replay/report';
import { withObserved } from '../../../../src/web/inspection/replay/withObserved';
import { aSession } from './aSession';

test.each([false, true])('unchanged code makes of a session what it was (full: %s)', async (isComplete) => {
  const trace = await withObserved(await aSession(isComplete));
  const replayed = await replayTrace(trace);
  expect(replayed.flatMap(differenceLines)).toEqual([]);
  expect(replayed.filter(({ isCompared }) => isCompared).length).toBeGreaterThan(60);
});
