import { leaveOut } from './leaveOut';
import type { LogReader } from './stepLog';
import type { StoredStep } from './storedStep';

/** All steps held, some at a time. */
export async function* allSteps({ chunks, stepsOf }: LogReader): AsyncGenerator<readonly StoredStep[]> {
  for (const { number } of chunks) yield await stepsOf(number);
}

/**
 * The steps from a time on, ms since the recording began, and before them the starts that they need: of the page that
 * was open then, of its store and of its machines. Gaps stand for the rest of that page.
 */
export async function* stepsSince(log: LogReader, since: number): AsyncGenerator<readonly StoredStep[]> {
  let before: readonly StoredStep[] | null = [];
  for await (const steps of allSteps(log)) {
    const cut = before ? steps.findIndex(({ step }) => step.at >= since) : 0;
    const early = cut < 0 ? steps : steps.slice(0, cut);
    if (before) before = leaveOut(ofLatestPage([...before, ...early]));
    if (cut < 0) continue;
    if (before) yield before;
    before = null;
    yield steps.slice(cut);
  }
  if (before) yield before;
}

const ofLatestPage = (steps: readonly StoredStep[]) =>
  steps.slice(
    Math.max(
      0,
      steps.findLastIndex(({ step }) => step.kind === 'start'),
    ),
  );
