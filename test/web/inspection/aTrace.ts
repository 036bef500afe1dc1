import type { TraceStep } from '../../../src/contract/trace/steps';
import type { Trace } from '../../../src/contract/trace/trace';
import { TRACE_VERSION } from '../../../src/contract/trace/trace';

type WithoutTime<T> = T extends TraceStep ? Omit<T, 'at'> : never;

/** A recording of these steps. */
export const aTrace = (steps: WithoutTime<TraceStep>[], isComplete = false): Trace => ({
  schema: 'specai.trace',
  version: TRACE_VERSION,
  app: { version: '1', build: 'main.js' },
  recordedAt: '2026-03-05T15:30:00.000Z',
  isComplete,
  steps: steps.map((step) => ({ at: 0, ...step })),
});
