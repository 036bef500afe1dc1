import type { Environment, TraceStep } from '../../../contract/trace/steps';
import type { PageListener } from '../page/pageStep';
import type { IntentionObserver } from '../../state/intentions/intentions';
import type { StepListener } from '../steps/machineSteps';
import { serialize } from '../steps/serialize';
import {
  allowedInAction,
  allowedInAnswer,
  allowedInContext,
  allowedInEvent,
  allowedInInput,
  allowedInIntention,
  allowedInParams,
  allowedInRequest,
  allowedInSlices,
} from './allowed/allowlist';
import type { Allowed } from './allowed/allowedTypes';
import type { Placeholders } from './placeholders';
import { recordingFetch } from './recordingFetch';
import { recordingMiddleware } from './recordingMiddleware';
import { redactedPageStep, type UntimedStep } from './redactedPageStep';
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records what happens in this tab without affecting it. */
export class Recorder {
  readonly #options: RecorderOptions;
  readonly #redaction;
  /** A field as it was typed last; before the next step, what is typed into it after that takes its place. */
  #typed: TraceStep | null = null;
  #isEnded = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#redaction = options.isComplete ? tokensOnly : createRedaction(options.placeholders);
  }

  readonly onStep: StepListener = ({ event, state, actions, calls, guards, ...step }) =>
    this.#add({
      kind: 'machine',
      ...step,
      event: { ...this.#fields(event, allowedInEvent(step.machine)), type: event.type },
      state: { ...state, context: this.#data(state.context, allowedInContext(step.machine)) },
      actions: actions.map(({ type, params }) => ({
        type,
        ...(params !== undefined && { params: this.#data(params, allowedInParams(step.machine, type)) }),
      })),
      calls: calls.map(({ id, input }) => ({
        id,
        ...(input !== undefined && { input: this.#data(input, allowedInInput(step.machine, id)) }),
      })),
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

  readonly fetchFn = recordingFetch((request) => this.#options.fetchFn(request), {
    onRequest: ({ address, body, ...request }) =>
      this.#add({
        kind: 'request',
        ...request,
        path: this.#redaction.address(address),
        body: this.#data(body, allowedInRequest(address)),
      }),
    onAnswer: ({ address, body, ...answer }) =>
      this.#add({
        kind: 'answer',
        ...answer,
        path: this.#redaction.address(address),
        body: this.#data(body, allowedInAnswer(address)),
      }),
    onAbort: (request) => this.#add({ kind: 'abort', request }),
  });

  start(address: string, capabilities: Readonly<Record<string, string>>, environment?: Environment): void {
    this.#add({
      kind: 'start',
      address: this.#redaction.address(address),
      capabilities: { ...capabilities },
      ...(environment && { environment }),
    });
  }

  readonly onPage: PageListener = (step) => {
    if (step.kind === 'field' && step.isContinued) this.#typed = null;
    this.#add(redactedPageStep(step, this.#redaction));
  };

  navigated(address: string): void {
    this.#add({ kind: 'navigation', address: this.#redaction.address(address) });
  }

  /** A person asked for what leads to a write or a call. */
  readonly intended: IntentionObserver = (name, args) =>
    this.#add({ kind: 'intention', name, args: this.#data(args, allowedInIntention(name)) });

  /** Passes on what was typed last. Called before what is recorded is read. */
  settle(): void {
    if (this.#typed) this.#options.add(this.#typed);
    this.#typed = null;
  }

  /** Records nothing more. */
  end(): void {
    this.#isEnded = true;
    this.#typed = null;
  }

  #data(value: unknown, allowed: Allowed): unknown {
    return this.#redaction.data(serialize(value), allowed);
  }

  #fields(value: unknown, allowed: Allowed): Record<string, unknown> {
    const data = this.#data(value, allowed);
    return isRecord(data) ? data : {};
  }

  #add(step: UntimedStep): void {
    if (this.#isEnded) return;
    const { add, now, began } = this.#options;
    const timed = { ...step, at: Math.round(now() - began) };
    this.settle();
    if (step.kind === 'field') this.#typed = timed;
    else add(timed);
  }
}
