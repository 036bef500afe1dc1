import type { Trace, TraceStep } from '../../../contract/trace';
import { TRACE_SCHEMA, TRACE_VERSION } from '../../../contract/traceVersion';
import type { HearStep } from '../steps/machineSteps';
import { readable } from '../steps/readable';
import { recordingFetch } from './recordingFetch';
import { recordingMiddleware } from './recordingMiddleware';
import { complete, createRedaction } from './redaction';
import { StepLog, type LogBounds, type LogContent } from './stepLog';

/** What was recorded in this tab before the page was loaded. */
export interface Recorded extends LogContent {
  /** Milliseconds since 1970. */
  readonly began: number;
}

export interface RecorderOptions {
  readonly isComplete: boolean;
  readonly bounds: LogBounds;
  readonly before: Recorded | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly fetchFn: (request: RequestInfo) => Promise<Response>;
}

type Untimed<T> = T extends TraceStep ? Omit<T, 'at'> : never;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes down what happens in this tab, within bounds. Nothing comes of it: whoever is recorded sees and does the same. */
export class Recorder {
  readonly #options: RecorderOptions;
  readonly #log: StepLog;
  readonly #began: number;
  readonly #redaction;
  readonly #listeners = new Set<() => void>();
  #isTold = true;
  #isOver = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#log = new StepLog(options.bounds, options.before ?? undefined);
    this.#began = options.before?.began ?? options.now();
    this.#redaction = options.isComplete ? complete : createRedaction();
  }

  readonly hear: HearStep = ({ event, state, actions, guards, ...step }) =>
    this.#add({
      kind: 'machine',
      ...step,
      event: { ...this.#fields(event), type: event.type },
      state: { ...state, context: this.#data(state.context) },
      actions: [...actions],
      guards: { ...guards },
    });

  readonly middleware = recordingMiddleware({
    began: (slices) => this.#add({ kind: 'store', state: this.#fields(slices) }),
    acted: ({ type, payload }, slices) =>
      this.#add({ kind: 'action', type, payload: this.#data(payload), state: this.#fields(slices) }),
  });

  readonly fetchFn = recordingFetch(
    (request) => this.#options.fetchFn(request),
    ({ address, body, ...answer }) =>
      this.#add({ kind: 'answer', ...answer, path: this.#redaction.address(address), body: this.#data(body) }),
  );

  start(address: string, capabilities: Readonly<Record<string, string>>): void {
    this.#add({ kind: 'start', address: this.#redaction.address(address), capabilities: { ...capabilities } });
  }

  navigated(address: string): void {
    this.#add({ kind: 'navigation', address: this.#redaction.address(address) });
  }

  readonly count = (): number => this.#log.length;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get isComplete(): boolean {
    return this.#options.isComplete;
  }

  get recorded(): Recorded {
    return { ...this.#log.content, began: this.#began };
  }

  trace(app: Trace['app']): Trace {
    const { isComplete, now } = this.#options;
    const { steps, dropped } = this.#log.content;
    const recordedAt = new Date(now()).toISOString();
    return { schema: TRACE_SCHEMA, version: TRACE_VERSION, app, recordedAt, isComplete, dropped, steps: [...steps] };
  }

  /** Forgets everything and writes nothing down any more. */
  end(): void {
    this.#isOver = true;
    this.#log.clear();
  }

  #data(value: unknown): unknown {
    return this.#redaction.data(readable(value));
  }

  #fields(value: unknown): Record<string, unknown> {
    const told = this.#data(value);
    return isRecord(told) ? told : {};
  }

  #add(step: Untimed<TraceStep>): void {
    if (this.#isOver) return;
    this.#log.add({ ...step, at: Math.round(this.#options.now() - this.#began) });
    if (!this.#isTold) return;
    // A store may begin while React renders: what shows the count must not be told in between.
    this.#isTold = false;
    queueMicrotask(() => {
      this.#isTold = true;
      for (const listener of this.#listeners) listener();
    });
  }
}
