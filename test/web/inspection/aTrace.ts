import type { Trace, TraceStep } from '../../../src/contract/trace';
import { TRACE_VERSION } from '../../../src/contract/trace';

type WithoutTime<T> = T extends TraceStep ? Omit<T, 'at'> : never;

/** A recording of these steps. */
export const aTrace = (steps: WithoutTime<TraceStep>[], isComplete = false): Trace => ({
  schema: 'specai.trace',
  version: TRACE_VERSION,
  app: { version: '1', build: 'main.js' },
  recordedAt: '2026-03-05T15:30:00.000Z',
  isComplete,
  dropped: 0,
  steps: steps.map((step) => ({ at: 0, ...step })),
});
