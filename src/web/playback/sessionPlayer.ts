import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import type { AnyActorRef } from 'xstate';
import type { ActionStep, AnswerStep, MachineTraceStep, TraceStep } from '../../contract/trace/steps';
import { allowedInContext, allowedInSlices } from '../inspection/recording/allowlist';
import { differences, noPlaceholders, type Difference } from '../inspection/replay/differences';
import { createActorNames } from '../inspection/steps/actorNames';
import { observeMachineSteps, type MachineStep } from '../inspection/steps/machineSteps';
import { isCall, toRecordedAction, type RecordedAction } from '../inspection/steps/recordedAction';
import { slicesOf } from '../inspection/steps/storeSlices';
import type { StoreTools } from '../state/storeTools';
import { EventQueue } from './eventQueue';
import { RecordedAnswers } from './recordedAnswers';

/** How long to wait for what the app does by itself, ms. */
const TIMEOUT = 10_000;
/** How long to wait before taking an action for the user's rather than the app's own, ms. */
const OWN_ACTION_TIMEOUT = 150;

interface UsedStore {
  readonly dispatch: Dispatch;
  readonly getState: () => unknown;
}

const missing = (step: string): Difference[] => [{ path: 'step', recorded: step, today: '(did not happen)' }];

/** Plays the steps of one sign-in on the real screens. */
export class SessionPlayer {
  /** Unique within a playback. */
  readonly id: number;
  readonly #placeholders;
  readonly #answers: RecordedAnswers;
  readonly #actors = new Map<string, AnyActorRef>();
  readonly #machineSteps = new EventQueue<MachineStep>();
  readonly #actions = new EventQueue<RecordedAction>();
  #store: UsedStore | null = null;

  constructor(id: number, steps: readonly TraceStep[], isComplete: boolean) {
    this.id = id;
    this.#answers = new RecordedAnswers(steps);
    this.#placeholders = isComplete ? null : noPlaceholders();
  }

  readonly inspect = observeMachineSteps(createActorNames(), (step, actor) => {
    this.#actors.set(step.actor, actor);
    this.#machineSteps.add(step);
  });

  readonly #queueActions: Middleware = (store) => (next) => (action) => {
    const result = next(action);
    const recorded = toRecordedAction(action);
    if (recorded) {
      this.#store = store;
      this.#actions.add(recorded);
    }
    return result;
  };

  get tools(): StoreTools {
    return { devTools: true, middleware: [this.#queueActions], fetchFn: this.#answers.fetchFn };
  }

  playAnswer(answer: AnswerStep): void {
    this.#answers.deliver(answer);
  }

  /** Sends a user's event, or waits for one of the app itself; returns how the state differs from the recorded one. */
  async playMachine({ machine, actor, event, state }: MachineTraceStep): Promise<Difference[]> {
    if (!event.type.startsWith('xstate.')) this.#actors.get(actor)?.send(event);
    const step = await this.#machineSteps.take((each) => each.actor === actor, TIMEOUT);
    if (!step) return missing(event.type);
    const { value, context } = step.state;
    return [
      ...differences({ event: event.type, value: state.value }, { event: step.event.type, value }, null),
      ...differences({ context: state.context }, { context }, this.#placeholders, {
        context: allowedInContext(machine) ?? {},
      }),
    ];
  }

  /** The same for actions. Calls to the server are always the app's own. */
  async playAction({ type, payload, state }: ActionStep): Promise<Difference[]> {
    const isThis = (action: RecordedAction) => action.type === type;
    const action = await this.#actions.take(isThis, isCall(type) ? TIMEOUT : OWN_ACTION_TIMEOUT);
    if (isCall(type)) return action ? [] : missing(type);
    if (!action) {
      this.#store?.dispatch({ type, payload });
      await this.#actions.take(isThis, TIMEOUT);
    }
    const slices = slicesOf(this.#store?.getState());
    return differences(
      state,
      Object.fromEntries(Object.keys(state).map((name) => [name, slices[name]])),
      this.#placeholders,
      allowedInSlices(),
    );
  }
}
