import type { TraceStep } from '../../../contract/trace/steps';
import { TRACE_SCHEMA, TRACE_VERSION, type Trace } from '../../../contract/trace/trace';
import type { StepListener } from '../steps/machineSteps';
import { serialize } from '../steps/serialize';
import { allowedInAction, allowedInAnswer, allowedInContext, allowedInEvent, allowedInSlices } from './allowlist';
import type { Allowed } from './allowedTypes';
import { recordingFetch } from './recordingFetch';
import { recordingMiddleware } from './recordingMiddleware';
import { createRedaction, tokensOnly } from './redaction';
import { StepLog, type LogBounds, type LogContent } from './stepLog';

/** What this tab has recorded, over all its pages. */
export interface Recorded extends LogContent {
  /** When the recording began, ms since 1970. */
  readonly began: number;
}

export interface RecorderOptions {
  /** No redaction: the recording leaves out tokens only. */
  readonly isComplete: boolean;
  readonly bounds: LogBounds;
  /** What the previous page of this tab recorded. */
  readonly before: Recorded | null;
  /** Ms since 1970. */
  readonly now: () => number;
  readonly fetchFn: (request: RequestInfo) => Promise<Response>;
}

type Untimed<T> = T extends TraceStep ? Omit<T, 'at'> : never;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records what happens in this tab, within bounds, without affecting it. */
export class Recorder {
  readonly #options: RecorderOptions;
  readonly #log: StepLog;
  readonly #began: number;
  readonly #redaction;
  readonly #listeners = new Set<() => void>();
  #isNotificationDue = false;
  #isEnded = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#log = new StepLog(options.bounds, options.before ?? undefined);
    this.#began = options.before?.began ?? options.now();
    this.#redaction = options.isComplete ? tokensOnly : createRedaction();
  }

  readonly onStep: StepListener = ({ event, state, actions, guards, ...step }) =>
    this.#add({
      kind: 'machine',
      ...step,
      event: { ...this.#fields(event, allowedInEvent(step.machine)), type: event.type },
      state: { ...state, context: this.#data(state.context, allowedInContext(step.machine)) },
      actions: actions.map((type) => ({ type })),
      guards: { ...guards },
    });

  readonly middleware = recordingMiddleware({
    onStart: (slices) => this.#add({ kind: 'store', state: this.#fields(slices, allowedInSlices()) }),
    onAction: ({ type, payload }, slices) =>
      this.#add({
        kind: 'action',
        type,
        payload: this.#data(payload, allowedInAction(type)),
        state: this.#fields(slices, allowedInSlices()),
      }),
  });

  readonly fetchFn = recordingFetch(
    (request) => this.#options.fetchFn(request),
    ({ address, body, ...answer }) =>
      this.#add({
        kind: 'answer',
        ...answer,
        path: this.#redaction.address(address),
        body: this.#data(body, allowedInAnswer(address)),
      }),
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
    const gap: TraceStep[] = dropped > 0 ? [{ kind: 'gap', at: 0, steps: dropped }] : [];
    const recordedAt = new Date(now()).toISOString();
    return { schema: TRACE_SCHEMA, version: TRACE_VERSION, app, recordedAt, isComplete, steps: [...gap, ...steps] };
  }

  /** Discards everything recorded, and records nothing more. */
  end(): void {
    this.#isEnded = true;
    this.#log.clear();
  }

  #data(value: unknown, allowed: Allowed): unknown {
    return this.#redaction.data(serialize(value), allowed);
  }

  #fields(value: unknown, allowed: Allowed): Record<string, unknown> {
    const data = this.#data(value, allowed);
    return isRecord(data) ? data : {};
  }

  #add(step: Untimed<TraceStep>): void {
    if (this.#isEnded) return;
    this.#log.add({ ...step, at: Math.round(this.#options.now() - this.#began) });
    if (this.#isNotificationDue) return;
    // A store may be created while React renders, when the panel that shows the count must not be updated.
    this.#isNotificationDue = true;
    queueMicrotask(() => {
      this.#isNotificationDue = false;
      for (const listener of this.#listeners) listener();
    });
  }
}
