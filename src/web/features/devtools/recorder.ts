import { isAsyncThunkAction, isRejected, type Middleware } from '@reduxjs/toolkit';
import { observeAnswers } from '../../store/api/server/answer';
import { type StepListener, serialize } from './machineSteps';
import { changedSlices, isRecorded, slicesOf } from './mirror';
import { FORMAT, VERSION, type ActionStep, type Recording, type Step } from './recording';
import { Redaction, withoutTokens } from './redaction';

const MAX_STEPS = 10_000;

function callOf(action: unknown): Pick<ActionStep, 'endpoint' | 'args' | 'error'> {
  if (!isAsyncThunkAction(action)) return {};
  const arg: { endpointName?: string; originalArgs?: unknown } = Object.assign({}, action.meta.arg);
  const failure: { status?: string | number } = Object.assign({}, isRejected(action) ? action.payload : {});
  const { status: error = 'rejected' } = failure;
  return { endpoint: arg.endpointName, args: arg.originalArgs, ...(isRejected(action) && { error }) };
}

export class Recorder {
  #steps: Step[] = [];
  #dropped = 0;
  #began: number;
  #isOn = true;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #redaction = new Redaction();

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#began = now();
    observeAnswers((schema, answer) => this.#redaction.learn(schema, answer));
  }

  readonly onStep: StepListener = ({ machine, actor, event, state, actions }) =>
    this.#add({ kind: 'event', at: this.#at, machine, actor, event, state, actions: [...actions] });

  readonly middleware: Middleware = (store) => {
    let isUsed = false;
    return (next) => (action) => {
      if (!isRecorded(action)) return next(action);
      const before: unknown = store.getState();
      // React may create a store and discard it: the first recorded action shows that it is used.
      if (!isUsed) this.#add({ kind: 'store', at: this.#at, state: slicesOf(before) });
      isUsed = true;
      const result = next(action);
      const { type, payload = null } = action;
      const state = changedSlices(before, store.getState());
      this.#add({ kind: 'action', at: this.#at, type, ...callOf(action), payload, state });
      return result;
    };
  };

  get #at(): number {
    return this.#now() - this.#began;
  }

  #add(step: Step): void {
    if (!this.#isOn) return;
    this.#steps.push(step);
    if (this.#steps.length > MAX_STEPS) {
      this.#steps.shift();
      this.#dropped += 1;
    }
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly count = (): number => this.#steps.length;
  readonly isOn = (): boolean => this.#isOn;

  readonly stop = (): void => {
    this.#isOn = false;
    this.#notify();
  };

  readonly start = (): void => {
    this.#steps = [];
    this.#dropped = 0;
    this.#began = this.#now();
    this.#isOn = true;
    this.#notify();
  };

  /** @param isFull - Redacts only tokens. */
  recording(app: Recording['app'], isFull: boolean): Recording {
    const clean = isFull ? withoutTokens : this.#redaction.redactor();
    const fields = (value: unknown): Record<string, unknown> => Object.assign({}, clean(serialize(value)));
    const steps = this.#steps.map((step): Step => {
      if (step.kind === 'store') return { ...step, state: fields(step.state) };
      if (step.kind === 'event')
        return {
          ...step,
          event: { ...fields(step.event), type: step.event.type },
          state: { ...step.state, context: clean(step.state.context) },
        };
      const { args, payload, state } = step;
      const redacted = { payload: clean(serialize(payload)), state: fields(state) };
      return { ...step, ...redacted, ...(args !== undefined && { args: clean(serialize(args)) }) };
    });
    const recordedAt = new Date(this.#now()).toISOString();
    return { format: FORMAT, version: VERSION, app, recordedAt, isFull, dropped: this.#dropped, steps };
  }
}
