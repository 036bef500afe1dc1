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
 * A model is a flat machine without calls and timers: its states are what a user sees, its events what a user does or what
 * happens meanwhile. `meta.shows` describes what a state must show. `context.toast` is the toast just shown; it does not
 * distinguish states.
 */
export type Model = AnyStateMachine;
export type StateOf<M extends Model> = StateValueFrom<M> & string;
export type EventOf<M extends Model> = EventFrom<M>['type'];

export interface Implementation<M extends Model, World> {
  states: Record<StateOf<M>, (world: World, context: ContextFrom<M>) => Promise<void>>;
  events: Record<EventOf<M>, (world: World, context: ContextFrom<M>) => Promise<void>>;
}

export interface Step<M extends Model> {
  event: EventOf<M>;
  state: StateOf<M>;
  before: ContextFrom<M>;
  after: ContextFrom<M>;
  title: string;
}

interface Transition extends Edge {
  event: string;
  kind: string;
}

interface MapEntry {
  state: AnyMachineSnapshot;
  event: { type: string };
  nextState: AnyMachineSnapshot;
}

const keyOf = ({ value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context], (name, part: unknown) => (name === 'toast' ? undefined : part));

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
    kind: JSON.stringify([state.value, event.type, nextState.value, (nextState.context as { toast?: unknown }).toast]),
  }));
}

const startOf = (model: Model): AnyMachineSnapshot => initialTransition(model, undefined)[0] as AnyMachineSnapshot;
const after = (model: Model, state: AnyMachineSnapshot, event: object): AnyMachineSnapshot =>
  transition(model, state, event as never)[0] as AnyMachineSnapshot;

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

export function journeysOf<M extends Model>(model: M): Step<M>[][] {
  return walksOver(transitionsOf(model), keyOf(startOf(model))).map((walk) => stepsOf(model, walk));
}

export function shortJourneysOf<M extends Model>(model: M): Step<M>[][] {
  const walks = walksOver(transitionsOf(model), keyOf(startOf(model)), ({ kind }) => kind);
  return walks.map((walk) => stepsOf(model, walk));
}

export function mismatches<M extends Model, World>(model: M, { states, events }: Implementation<M, World>): string[] {
  const compare = (what: string, inModel: readonly string[], implemented: readonly string[]) => [
    ...inModel.filter((name) => !implemented.includes(name)).map((name) => `${what} ${name} is not implemented`),
    ...implemented.filter((name) => !inModel.includes(name)).map((name) => `${what} ${name} is not in the model`),
  ];
  return [
    ...compare('state', Object.keys(model.states), Object.keys(states)),
    ...compare('event', model.events, Object.keys(events)),
  ];
}
