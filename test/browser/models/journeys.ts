import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type StateValueFrom,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { walksOver, type Edge } from './walk';

/**
 * A model is a flat machine without calls and clocks: its states are what a person sees, its events what a person does or
 * what happens to them. `meta.shows` says in words what a state must show; `context.told` is what has just been said in
 * passing, a toast, and makes no state of its own.
 */
export type Model = AnyStateMachine;
export type StateOf<M extends Model> = StateValueFrom<M> & string;
export type EventOf<M extends Model> = EventFrom<M>['type'];

/** How the states of a model are recognised and its events done, in a `world` such as a page: one for each, and no other. */
export interface Implementation<M extends Model, World> {
  states: Record<StateOf<M>, (world: World, context: ContextFrom<M>) => Promise<void>>;
  events: Record<EventOf<M>, (world: World, context: ContextFrom<M>) => Promise<void>>;
}

export interface Step<M extends Model> {
  event: EventOf<M>;
  /** Where it leads. */
  state: StateOf<M>;
  /** Before and after the event. */
  before: ContextFrom<M>;
  after: ContextFrom<M>;
  title: string;
}

interface Transition extends Edge {
  event: string;
}

interface MapEntry {
  state: AnyMachineSnapshot;
  event: { type: string };
  nextState: AnyMachineSnapshot;
}

/** What there is to do next depends on the state and its context, not on what has just been told. */
const keyOf = ({ value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context], (name, part: unknown) => (name === 'told' ? undefined : part));

/** Every transition from every situation that the model can come to. */
export function transitionsOf(model: Model): Transition[] {
  const map = getAdjacencyMap(model, {
    filterEvents: (state: AnyMachineSnapshot, event: never) => state.can(event),
    serializeState: keyOf,
  } as never);
  const entries = adjacencyMapToArray(map) as MapEntry[];
  return entries.map(({ state, event, nextState }) => ({
    from: keyOf(state),
    event: event.type,
    to: keyOf(nextState),
  }));
}

const startOf = (model: Model): AnyMachineSnapshot => initialTransition(model, undefined)[0] as AnyMachineSnapshot;
const after = (model: Model, state: AnyMachineSnapshot, event: object): AnyMachineSnapshot =>
  transition(model, state, event as never)[0] as AnyMachineSnapshot;

/** The steps of a walk, as the model itself takes them: what was told depends on the way. */
function stepsOf<M extends Model>(model: M, walk: readonly Transition[]): Step<M>[] {
  let state = startOf(model);
  return walk.map(({ event, to }) => {
    const before = state;
    state = after(model, before, { type: event });
    if (keyOf(state) !== to) throw new Error(`${model.id}: ${event} leads to ${keyOf(state)}, not to ${to}.`);
    const name = state.value as StateOf<M>;
    const { shows } = model.states[name]?.meta as { shows: string };
    const contexts = { before: before.context as ContextFrom<M>, after: state.context as ContextFrom<M> };
    return { event: event as EventOf<M>, state: name, ...contexts, title: `${event}: ${shows}` };
  });
}

/** Journeys that together take every transition of a model, as few and as long as may be. */
export function journeysOf<M extends Model>(model: M): Step<M>[][] {
  return walksOver(transitionsOf(model), keyOf(startOf(model))).map((walk) => stepsOf(model, walk));
}

/** What is in the model and not implemented, or implemented and not in the model; empty where they agree. */
export function disagreements<M extends Model, World>(
  model: M,
  { states, events }: Implementation<M, World>,
): string[] {
  const compare = (what: string, inModel: readonly string[], implemented: readonly string[]) => [
    ...inModel.filter((name) => !implemented.includes(name)).map((name) => `${what} ${name} is not implemented`),
    ...implemented.filter((name) => !inModel.includes(name)).map((name) => `${what} ${name} is not in the model`),
  ];
  return [
    ...compare('state', Object.keys(model.states), Object.keys(states)),
    ...compare('event', model.events, Object.keys(events)),
  ];
}
