import type { TraceStep } from '../../../../src/contract/trace/steps';
import type { Trace } from '../../../../src/contract/trace/trace';
import { Placeholders } from '../../../../src/web/inspection/recording/placeholders';
import { Recorder, type RecorderOptions } from '../../../../src/web/inspection/recording/recorder';
import { aTrace } from '../aTrace';

const NOW = 1_772_000_000_000;

/** A recorder and what it recorded, the field that was typed last included. */
export function aRecorder(change: Partial<RecorderOptions> = {}) {
  const steps: TraceStep[] = [];
  const recorder = new Recorder({
    isComplete: false,
    placeholders: new Placeholders(),
    began: NOW,
    now: () => NOW,
    fetchFn: (request) => fetch(request),
    add: (step) => steps.push(step),
    ...change,
  });
  const trace = (app: Trace['app']): Trace => ({ ...aTrace([], change.isComplete), app, steps });
  const recorded = {
    get steps() {
      recorder.settle();
      return steps;
    },
  };
  return Object.assign(recorder, { recorded, trace });
}

export type TestedRecorder = ReturnType<typeof aRecorder>;
