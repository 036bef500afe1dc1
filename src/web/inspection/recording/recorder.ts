import type { TraceStep } from '../../../contract/trace/steps';
import type { StepListener } from '../steps/machineSteps';
import { serialize } from '../steps/serialize';
import { allowedInAction, allowedInAnswer, allowedInContext, allowedInEvent, allowedInSlices } from './allowlist';
import type { Allowed } from './allowedTypes';
import type { Placeholders } from './placeholders';
import { recordingFetch } from './recordingFetch';
import { recordingMiddleware } from './recordingMiddleware';
import { createRedaction, tokensOnly } from './redaction';

export interface RecorderOptions {
  /** No redaction: the recording leaves out tokens only. */
  readonly isComplete: boolean;
  /** Those of the recording's earlier pages and of this one. */
  readonly placeholders: Placeholders;
  /** When the recording began, ms since 1970. */
  readonly began: number;
  /** Ms since 1970. */
  readonly now: () => number;
  readonly fetchFn: (request: RequestInfo) => Promise<Response>;
  /** Receives every step. */
  readonly add: (step: TraceStep) => void;
}

type Untimed<T> = T extends TraceStep ? Omit<T, 'at'> : never;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records what happens in this tab without affecting it. */
export class Recorder {
  readonly #options: RecorderOptions;
  readonly #redaction;
  #isEnded = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#redaction = options.isComplete ? tokensOnly : createRedaction(options.placeholders);
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

  /** Records nothing more. */
  end(): void {
    this.#isEnded = true;
  }

  #data(value: unknown, allowed: Allowed): unknown {
    return this.#redaction.data(serialize(value), allowed);
  }

  #fields(value: unknown, allowed: Allowed): Record<string, unknown> {
    const data = this.#data(value, allowed);
    return isRecord(data) ? data : {};
  }

  #add(step: Untimed<TraceStep>): void {
    const { add, now, began } = this.#options;
    if (!this.#isEnded) add({ ...step, at: Math.round(now() - began) });
  }
}
