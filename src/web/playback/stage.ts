import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import type { AnyActorRef } from 'xstate';
import type { ActionStep, AnswerStep, MachineTraceStep, TraceStep } from '../../contract/trace';
import { toldAction, type ToldAction } from '../inspection/steps/actionStep';
import { createActorNames } from '../inspection/steps/actorNames';
import { observeMachineSteps, type MachineStep } from '../inspection/steps/machineSteps';
import { slicesOf } from '../inspection/recording/recordingMiddleware';
import { differences, noPlaceholders, type Difference } from '../inspection/replay/differences';
import type { StoreTools } from '../state/storeTools';
import { Heard } from './heard';
import { RecordedAnswers } from './recordedAnswers';

/** How long the app has for what it does by itself, ms. */
const PATIENCE = 3_000;
/** How long it may take until it is clear that a person did something, not the app by itself, ms. */
const BY_ITSELF = 150;

interface UsedStore {
  readonly dispatch: Dispatch;
  readonly getState: () => unknown;
}

const notHappened = (what: string): Difference[] => [{ path: 'step', recorded: what, today: '(did not happen)' }];

/** The real screens of one sign-in, and how a recording acts on them. */
export class Stage {
  /** Another one for each stage of a playback. */
  readonly id: number;
  readonly #placeholders;
  readonly #answers: RecordedAnswers;
  readonly #actors = new Map<string, AnyActorRef>();
  readonly #steps = new Heard<MachineStep>();
  readonly #actions = new Heard<ToldAction>();
  #store: UsedStore | null = null;

  constructor(id: number, steps: readonly TraceStep[], isComplete: boolean) {
    this.id = id;
    this.#answers = new RecordedAnswers(steps);
    this.#placeholders = isComplete ? null : noPlaceholders();
  }

  readonly inspect = observeMachineSteps(createActorNames(), (step, actor) => {
    this.#actors.set(step.actor, actor);
    this.#steps.add(step);
  });

  readonly #hearActions: Middleware = (store) => (next) => (action) => {
    const result = next(action);
    const told = toldAction(action);
    if (told) {
      this.#store = store;
      this.#actions.add(told);
    }
    return result;
  };

  get tools(): StoreTools {
    return { devTools: true, middleware: [this.#hearActions], fetchFn: this.#answers.fetchFn };
  }

  give(answer: AnswerStep): void {
    this.#answers.give(answer);
  }

  /** Does what a person did; waits for what the app does by itself. Where its state is another one, says so. */
  async playMachine({ actor, event, state }: MachineTraceStep): Promise<Difference[]> {
    if (!event.type.startsWith('xstate.')) this.#actors.get(actor)?.send(event);
    const heard = await this.#steps.take((step) => step.actor === actor, PATIENCE);
    if (!heard) return notHappened(event.type);
    const { value, context } = heard.state;
    return [
      ...differences({ event: event.type, value: state.value }, { event: heard.event.type, value }, null),
      ...differences({ context: state.context }, { context }, this.#placeholders),
    ];
  }

  /** Likewise for actions: calls to the server are always the app's own doing. */
  async playAction({ type, payload, state }: ActionStep): Promise<Difference[]> {
    const isCall = type.startsWith('api/');
    const isIt = (told: ToldAction) => told.type === type;
    const heard = await this.#actions.take(isIt, isCall ? PATIENCE : BY_ITSELF);
    if (isCall) return heard ? [] : notHappened(type);
    if (!heard) {
      this.#store?.dispatch({ type, payload });
      await this.#actions.take(isIt, PATIENCE);
    }
    const slices = slicesOf(this.#store?.getState());
    return differences(
      state,
      Object.fromEntries(Object.keys(state).map((name) => [name, slices[name]])),
      this.#placeholders,
    );
  }
}
