import { Actor, isMachineSnapshot, type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent } from 'xstate';
import { sourceOf, type InspectionObserver, type MachineState } from '../../state/inspection';
import type { ActorName } from './actorNames';
import { guardResults } from './guardResults';
import { requestedActions, startedCalls, type RequestedAction, type StartedCall } from './requestedActions';
import { serialize } from './serialize';
import { takenTransitions } from './takenTransitions';

/** An event that a machine took, and the state it led to. */
export interface MachineStep {
  readonly machine: string;
  readonly actor: string;
  readonly event: { readonly type: string; readonly [key: string]: unknown };
  readonly state: MachineState;
  /** The actions that the machine asked for, in order, without XState's own. */
  readonly actions: readonly RequestedAction[];
  readonly calls: readonly StartedCall[];
  /** What the guards returned, as far as the transitions taken reveal it. */
  readonly guards: Readonly<Record<string, boolean>>;
  /** The actor started from a given snapshot. */
  readonly isRestored: boolean;
}

/** Receives a step, the actor that took it and the snapshot it led to. */
export type StepListener = (step: MachineStep, actor: AnyActorRef, snapshot: AnyMachineSnapshot) => void;

const isRestored = (actor: AnyActorRef, event: { type: string }): boolean =>
  event.type === 'xstate.init' && actor instanceof Actor && actor.options.snapshot !== undefined;

/** The state as JSON-compatible data. */
export const serializeState = ({ value, context, status }: AnyMachineSnapshot): MachineState => ({
  value: serialize(value),
  context: serialize(context),
  status,
});

const serializeEvent = ({ type, ...rest }: { type: string }) => {
  const fields = serialize(rest);
  return { ...(typeof fields === 'object' ? fields : {}), type };
};

/** What XState has reported since the last snapshot of an actor. */
interface PendingStep {
  readonly actions: RequestedAction[];
  readonly calls: StartedCall[];
  readonly guards: [string, boolean][];
  event: { type: string } | null;
  isEmitted: boolean;
}

/** Combines XState's inspection events into steps. */
class StepAssembler {
  readonly #pending = new WeakMap<object, PendingStep>();
  readonly #nameOf: ActorName;
  readonly #onStep: StepListener;

  constructor(nameOf: ActorName, onStep: StepListener) {
    this.#nameOf = nameOf;
    this.#onStep = onStep;
  }

  observe(inspected: InspectionEvent, source: unknown): void {
    const { type, actorRef: actor } = inspected;
    if (type === '@xstate.action' && !this.#pendingOf(actor).isEmitted) {
      this.#pendingOf(actor).actions.push(...requestedActions([inspected.action]));
      this.#pendingOf(actor).calls.push(...startedCalls([inspected.action]));
    }
    if (type === '@xstate.microstep') {
      this.#pendingOf(actor).event = inspected.event;
      this.#pendingOf(actor).guards.push(...takenTransitions(inspected).flatMap(guardResults));
    }
    if (type === '@xstate.event' && inspected.event.type === 'xstate.init' && actor instanceof Actor)
      this.#emitParent(inspected.sourceRef, source, { id: actor.id, input: inspected.event['input'] });
    if (type !== '@xstate.snapshot' || !(actor instanceof Actor) || !isMachineSnapshot(inspected.snapshot)) return;
    this.#emit(actor, inspected.event, inspected.snapshot);
    this.#pending.delete(actor);
  }

  #pendingOf(actor: object): PendingStep {
    const pending = this.#pending.get(actor) ?? { actions: [], calls: [], guards: [], event: null, isEmitted: false };
    this.#pending.set(actor, pending);
    return pending;
  }

  #emit(actor: AnyActorRef, event: { type: string }, snapshot: AnyMachineSnapshot): void {
    const pending = this.#pendingOf(actor);
    if (pending.isEmitted) return;
    const machine = snapshot.machine.id;
    const step = {
      ...{
        machine,
        actor: this.#nameOf(actor, machine),
        event: serializeEvent(event),
        state: serializeState(snapshot),
      },
      ...{ actions: pending.actions, calls: pending.calls, guards: Object.fromEntries(pending.guards) },
      isRestored: isRestored(actor, event),
    };
    this.#onStep(step, actor, snapshot);
    pending.isEmitted = true;
  }

  /** The parent of a starting actor is in its new state already, but XState has not reported its snapshot yet. */
  #emitParent(parent: object | undefined, snapshot: unknown, started: { id: string; input: unknown }): void {
    if (!(parent instanceof Actor)) return;
    const { calls } = this.#pendingOf(parent);
    // Of the actors that an initial state starts, XState reports the action after the start.
    if (!calls.some(({ id }) => id === started.id))
      calls.push(...startedCalls([{ type: 'xstate.spawnChild', params: started }]));
    const event = this.#pending.get(parent)?.event;
    if (event && isMachineSnapshot(snapshot)) this.#emit(parent, event, snapshot);
  }
}

/**
 * An observer that turns XState's inspection events into one step per event that a machine takes. A step is emitted before
 * the actors that it starts begin their work, and after the effects of the machine's own synchronous actions.
 */
export function observeMachineSteps(nameOf: ActorName, onStep: StepListener): InspectionObserver {
  const assembler = new StepAssembler(nameOf, onStep);
  return (inspected, source = sourceOf(inspected)) => assembler.observe(inspected, source);
}
