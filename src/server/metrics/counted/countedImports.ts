import type { ImportJob } from '../../../contract/imports/job';
import { FeedRefusedError } from '../../import/feed/batches';
import type { TakeFeed } from '../../import/feed/takeFeed';
import { ImportInProgressError } from '../../import/locks';
import type { ImportSteps } from '../../import/jobs/importSteps';
import type { Metrics } from '../metrics';

type ImportMetrics = Pick<Metrics, 'imports' | 'importTimes'>;

/** Times how long saving takes, whatever comes of it. */
export const timedSteps = (steps: ImportSteps, { importTimes }: ImportMetrics): ImportSteps => ({
  ...steps,
  save: (files, options) => timed(importTimes, 'app', () => steps.save(files, options)),
});

/** Counts an import of the app that has ended, by how. */
export const countImport =
  ({ imports }: ImportMetrics) =>
  ({ state }: ImportJob): void =>
    imports.inc({ source: 'app', outcome: state });

/** Counts and times the batches of feeds; one that was taken before counts again as done. */
export const countedFeeds =
  (takeFeed: TakeFeed, { imports, importTimes }: ImportMetrics): TakeFeed =>
  async (sent) => {
    const count = (outcome: string) => imports.inc({ source: 'feed', outcome });
    try {
      const answer = await timed(importTimes, 'feed', () => takeFeed(sent));
      count('done');
      return answer;
    } catch (error) {
      count(outcomeOf(error));
      throw error;
    }
  };

function outcomeOf(error: unknown): string {
  if (error instanceof FeedRefusedError) return 'refused';
  return error instanceof ImportInProgressError ? 'busy' : 'failed';
}

async function timed<T>(times: Metrics['importTimes'], source: string, work: () => Promise<T>): Promise<T> {
  const end = times.startTimer({ source });
  try {
    return await work();
  } finally {
    end();
  }
}
