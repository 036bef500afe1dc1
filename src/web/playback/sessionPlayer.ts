import type { Dispatch, Middleware, MiddlewareAPI } from '@reduxjs/toolkit';
import type { AnyActorRef } from 'xstate';
import type { ActionStep, IntentionStep, MachineTraceStep, RequestStep, TraceStep } from '../../contract/trace/steps';
import type { Trace } from '../../contract/trace/trace';
import {
  allowedInAction,
  allowedInContext,
  allowedInSlices,
  fieldOf as allowedIn,
} from '../inspection/recording/allowed/allowlist';
import type { Allowed } from '../inspection/recording/allowed/allowedTypes';
import { observe } from '../inspection/observed/observe';
import type { Observed } from '../inspection/observed/observed';
import { currentAddress } from '../inspection/recording/observeAddress';
import { differences, noPlaceholders, type Difference, type Placeholders } from '../inspection/replay/differences';
import { createActorNames } from '../inspection/steps/actorNames';
import { observeMachineSteps, type MachineStep } from '../inspection/steps/machineSteps';
import { isCall, toRecordedAction } from '../inspection/steps/recordedAction';
import { serialize } from '../inspection/steps/serialize';
import { slicesOf, type Slices } from '../inspection/steps/storeSlices';
import { Intentions } from '../state/intentions/intentions';
import type { RootState } from '../state/store';
import type { StoreTools } from '../state/storeTools';
import type { AppLife } from './appLife';
import { causeOfAction, causeOfEvent, mayBeOfDialog } from './causes';
import { RecordedAnswers } from './recorded/recordedAnswers';
import { performerOf } from './recorded/recordedIntention';

/** An action that the app's store took, and the slices after it. */
interface TakenAction {
  readonly type: string;
  readonly payload: unknown;
  readonly slices: Slices;
}

const missing = (step: string): Difference[] => [{ path: 'step', recorded: step, today: '(did not happen)' }];

/** Removes and returns the first that fits; null where none does. */
function takeFirst<T>(queue: T[], fits: (each: T) => boolean): T | null {
  const index = queue.findIndex(fits);
  return index < 0 ? null : (queue.splice(index, 1)[0] ?? null);
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** Plays the steps of one sign-in on the real screens. */
export class SessionPlayer {
  readonly #life: AppLife;
  readonly #placeholders: Placeholders;
  /** Recordings of version 1 have none. */
  readonly #hasRequests: boolean;
  readonly #answers: RecordedAnswers;
  readonly #intentions = new Intentions();
  readonly #actors = new Map<string, AnyActorRef>();
  readonly #machineSteps: MachineStep[] = [];
  readonly #actions: TakenAction[] = [];
  #store: MiddlewareAPI<Dispatch, RootState> | null = null;

  constructor(life: AppLife, { isComplete, steps }: Pick<Trace, 'isComplete' | 'steps'>) {
    this.#life = life;
    this.#hasRequests = steps.some(({ kind }) => kind === 'request');
    this.#placeholders = isComplete ? null : noPlaceholders();
    this.#answers = new RecordedAnswers(life.sign);
    this.#intentions.subscribe(life.sign);
  }

  readonly inspect = observeMachineSteps(createActorNames(), (step, actor) => {
    this.#actors.set(step.actor, actor);
    this.#machineSteps.push(step);
    this.#life.sign();
  });

  readonly #queueActions: Middleware<object, RootState> = (store) => {
    this.#store = store;
    return (next) => (action) => {
      const result = next(action);
      const recorded = toRecordedAction(action);
      if (recorded) {
        const payload = serialize(recorded.payload);
        this.#actions.push({ type: recorded.type, payload, slices: slicesOf(store.getState()) });
      }
      this.#life.sign();
      return result;
    };
  };

  get tools(): StoreTools {
    return {
      ...{ devTools: true, middleware: [this.#queueActions] },
      ...{ fetchFn: this.#answers.fetchFn, intentions: this.#intentions },
    };
  }

  /** Does what a person did, or waits for what the app does by itself; returns what differs from the recording. */
  async play(step: TraceStep): Promise<Difference[]> {
    switch (step.kind) {
      case 'machine':
        return this.#playMachine(step);
      case 'action':
        return this.#playAction(step);
      case 'intention':
        return this.#playIntention(step);
      case 'request':
        return this.#playRequest(step);
      case 'abort':
        return this.#comesTrue(
          'abort',
          () => this.#answers.isOver(step.request),
          () => this.#answers.timeOut(step.request),
        );
      case 'answer':
        this.#answers.hold(step);
        return [];
      default:
        return [];
    }
  }

  /** What the screens show at this address; null before they are there, and where the effect of an answer is held back. */
  observe(address: string): Observed | null {
    if (!this.#store || address !== currentAddress() || this.#answers.isHolding) return null;
    return observe(this.#store.getState(), address);
  }

  /** Leads the screens to an address, leaving unsaved work where a screen asks. */
  async navigate(address: string, go: (address: string) => void): Promise<Difference[]> {
    if (address === currentAddress()) return [];
    go(address);
    const leave = () => {
      this.#intentions.find('leave', '')?.({});
      return false;
    };
    return this.#comesTrue(`navigation to ${address}`, () => address === currentAddress(), leave);
  }

  async #comesTrue(name: string, isTrue: () => boolean, help?: () => boolean): Promise<Difference[]> {
    return (await this.#life.until(() => isTrue() || null, help)) === null ? missing(name) : [];
  }

  async #playRequest(step: RequestStep): Promise<Difference[]> {
    const missed = await this.#comesTrue(`${step.method} ${step.path}`, () => this.#answers.claim(step));
    return mayBeOfDialog(step) ? [] : missed;
  }

  async #playIntention(step: IntentionStep): Promise<Difference[]> {
    // The navigation that follows leaves.
    if (step.name === 'leave') return [];
    await this.#life.settle();
    const perform = await this.#life.until(() => performerOf(this.#intentions, step));
    perform?.();
    return perform ? [] : missing(step.name);
  }

  async #playMachine({ machine, actor, event, state }: MachineTraceStep): Promise<Difference[]> {
    const cause = causeOfEvent(machine, event.type);
    const isOfActor = (each: MachineStep) => each.actor === actor;
    if (cause !== 'app') await this.#life.settle();
    if (cause === 'person' || (cause === 'intention' && !this.#machineSteps.some(isOfActor)))
      this.#actors.get(actor)?.send(event);
    const step = await this.#life.until(() => takeFirst(this.#machineSteps, isOfActor));
    if (!step) return missing(event.type);
    const { value, context } = step.state;
    return [
      ...differences({ event: event.type, value: state.value }, { event: step.event.type, value }, null),
      ...differences({ context: state.context }, { context }, this.#placeholders, {
        context: allowedInContext(machine) ?? {},
      }),
    ];
  }

  async #playAction(step: ActionStep): Promise<Difference[]> {
    if (isCall(step.type)) return this.#playCall(step);
    const { type, payload, state } = step;
    const cause = causeOfAction(type);
    if (cause === 'person' || cause === 'outside') {
      await this.#life.settle();
      this.#store?.dispatch({ type, payload });
    }
    const action = await this.#life.until(() => takeFirst(this.#actions, (each) => each.type === type));
    if (!action) return missing(type);
    return differences(
      state,
      Object.fromEntries(Object.keys(state).map((name) => [name, action.slices[name]])),
      this.#placeholders,
      allowedInSlices(),
    );
  }

  /** How a call ended comes with an answer, unless the app aborted it. */
  async #playCall(step: ActionStep): Promise<Difference[]> {
    const { type, payload } = step;
    const isTimeout = fieldOf(fieldOf(payload, 'error'), 'status') === 'TIMEOUT_ERROR';
    const isIt = (each: TakenAction) => each.type === type && this.#isSameCall(type, payload, each.payload);
    // Redaction may hide that it is the same: a typed text and the trimmed one have different placeholders.
    const isAlike = (each: TakenAction) => each.type === type && this.#isAlike(type, payload, each.payload);
    let isDue = false;
    const help = () => {
      if (!type.endsWith('/pending') && (this.#answers.release() || (isTimeout && this.#answers.timeOut())))
        return true;
      const wasDue = isDue;
      isDue = true;
      return !wasDue;
    };
    const find = () => takeFirst(this.#actions, isIt) ?? (isDue ? takeFirst(this.#actions, isAlike) : null);
    const call = await this.#life.until(find, help);
    return call || mayBeOfDialog(step) ? [] : missing(type);
  }

  #isSameCall(type: string, recorded: unknown, today: unknown): boolean {
    const { values, names } = this.#placeholders ?? noPlaceholders();
    const copy = this.#placeholders && { values: new Map(values), names: new Map(names) };
    const isSame = this.#argsDifference(type, recorded, today, copy).length === 0;
    return isSame && this.#argsDifference(type, recorded, today, this.#placeholders).length === 0;
  }

  /** The same but for what a recording replaces. */
  #isAlike(type: string, recorded: unknown, today: unknown): boolean {
    return this.#argsDifference(type, recorded, today, this.#placeholders && noPlaceholders()).length === 0;
  }

  #argsDifference(type: string, recorded: unknown, today: unknown, placeholders: Placeholders): Difference[] {
    return differences(fieldOf(recorded, 'args'), fieldOf(today, 'args'), placeholders, this.#allowedInArgs(type));
  }

  /** Version 1 replaced the ids that calls take. */
  #allowedInArgs(type: string): Allowed {
    const allowed = allowedIn(allowedInAction(type), 'args', false);
    return allowed === 'code' && !this.#hasRequests ? undefined : allowed;
  }
}
