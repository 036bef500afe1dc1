import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { InspectionObserver, MachineState } from '../../state/inspection';
import type { ActorName } from './actorNames';
import { readable } from './readable';

/** One event that a machine took, and the state it led to. */
export interface MachineStep {
  readonly machine: string;
  readonly actor: string;
  readonly event: { readonly type: string; readonly [key: string]: unknown };
  readonly state: MachineState;
  /** The actions that it asked for, those of XState itself left out. */
  readonly actions: readonly string[];
  /** What its guards said, as far as the transitions that were taken tell it. */
  readonly guards: Readonly<Record<string, boolean>>;
  /** The actor began with a state that it was given. */
  readonly isRestored: boolean;
}

/** A step, the actor that took it and the snapshot it led to. */
export type HearStep = (step: MachineStep, actor: AnyActorRef, snapshot: AnyMachineSnapshot) => void;

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
const isActor = (actor: object): actor is AnyActorRef => 'getSnapshot' in actor && 'logic' in actor;

const guardName = ({ guard }: AnyTransitionDefinition): string | null => {
  const type: unknown = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  return typeof type === 'string' ? type : null;
};

/** The guards before the transition that was taken said no, its own said yes. */
function answersOf(taken: AnyTransitionDefinition): [string, boolean][] {
  const { always = [], transitions } = taken.source;
  const type: string = String(taken.eventType);
  const candidates: AnyTransitionDefinition[] = type === '' ? always : (transitions.get(type) ?? []);
  const before = candidates.slice(0, Math.max(candidates.indexOf(taken), 0)).map((each) => [guardName(each), false]);
  return [...before, [guardName(taken), true]].filter((each): each is [string, boolean] => each[0] !== null);
}

/** Beginning from a state that was given to the actor. */
const isRestored = (actor: AnyActorRef, event: { type: string }): boolean =>
  event.type === 'xstate.init' && 'options' in actor && isGiven(actor.options);
const isGiven = (options: unknown) =>
  typeof options === 'object' && options !== null && 'snapshot' in options && options.snapshot !== undefined;

const machineOf = ({ machine }: AnyMachineSnapshot): string => machine.id;

/** The state as data. */
export const stateOf = ({ value, context, status }: AnyMachineSnapshot): MachineState => ({
  value: readable(value),
  context: readable(context),
  status,
});

const asEvent = ({ type, ...rest }: { type: string }) => {
  const data = readable(rest);
  return { ...(typeof data === 'object' ? data : {}), type };
};

/** What XState has told of an event so far. */
interface SoFar {
  readonly actions: string[];
  readonly guards: [string, boolean][];
  event: { type: string } | null;
  isHeard: boolean;
}

/**
 * Makes one step of everything that XState tells between an event and the state it leads to. A step is told before the
 * actors that it starts begin their work, and after what the machine's own actions did at once.
 */
export function observeMachineSteps(nameOf: ActorName, hear: HearStep): InspectionObserver {
  const known = new WeakMap<object, SoFar>();
  const soFar = (actor: object) => {
    const found = known.get(actor) ?? { actions: [], guards: [], event: null, isHeard: false };
    known.set(actor, found);
    return found;
  };
  const tell = (actor: AnyActorRef, event: { type: string }, snapshot: AnyMachineSnapshot) => {
    const { actions, guards, isHeard } = soFar(actor);
    if (isHeard) return;
    const machine = machineOf(snapshot);
    const told = { machine, actor: nameOf(actor, machine), event: asEvent(event), state: stateOf(snapshot) };
    const how = { actions, guards: Object.fromEntries(guards), isRestored: isRestored(actor, event) };
    hear({ ...told, ...how }, actor, snapshot);
    soFar(actor).isHeard = true;
  };
  /** The starting actor's parent is in its new state already, and has not told so yet. */
  const tellOfParent = (parent: object | undefined) => {
    if (!parent || !isActor(parent)) return;
    const event = known.get(parent)?.event;
    const snapshot: unknown = parent.getSnapshot();
    if (event && isOfMachine(snapshot)) tell(parent, event, snapshot);
  };
  return (told) => {
    const actor = told.actorRef;
    if (told.type === '@xstate.action' && !told.action.type.startsWith('xstate.'))
      soFar(actor).actions.push(told.action.type);
    if (told.type === '@xstate.microstep') {
      soFar(actor).event = told.event;
      soFar(actor).guards.push(...told._transitions.flatMap(answersOf));
    }
    if (told.type === '@xstate.event' && told.event.type === 'xstate.init') tellOfParent(told.sourceRef);
    if (told.type !== '@xstate.snapshot' || !isActor(actor) || !isOfMachine(told.snapshot)) return;
    tell(actor, told.event, told.snapshot);
    known.delete(actor);
  };
}
