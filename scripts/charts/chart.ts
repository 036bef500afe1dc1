import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionName, eventName, nameOf } from './names';

/** A transition. */
export interface Step {
  event: string;
  /** Null where it is always taken; 'else' where the guards before it returned false. */
  guard: string | null;
  /** The path of the next state; null where the state stays. */
  target: string | null;
  actions: readonly string[];
}

/** A state to draw. Paths join the names from the outside in: `open.idle`; the machine itself has the empty path. */
export interface Chart {
  path: string;
  name: string;
  isFinal: boolean;
  entry: readonly string[];
  exit: readonly string[];
  calls: readonly string[];
  steps: readonly Step[];
  /** The path of the initial state inside. */
  initial: string | null;
  inner: readonly Chart[];
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

function guardOf({ guard }: AnyTransitionDefinition, index: number, place: string): string | null {
  if (guard !== undefined) return nameOf(guard, `A guard of ${place}`);
  return index > 0 ? 'else' : null;
}

/** The transitions of one event, in the order in which they are tried. */
const stepsOf = (event: string, candidates: readonly AnyTransitionDefinition[], place: string): Step[] =>
  candidates.map((candidate, index) => ({
    event: eventName(event),
    guard: guardOf(candidate, index, place),
    target: candidate.target?.map(pathOf).join(', ') ?? null,
    actions: candidate.actions.map((action) => actionName(action, place)),
  }));

/** Actions of the configuration, without those that XState adds for the timers of `after`. */
const actionNames = (configured: unknown, place: string): string[] =>
  (configured === undefined ? [] : [configured]).flat().map((action) => actionName(action, place));

function callText({ id, src }: { id: string; src: unknown }, place: string): string {
  const name = nameOf(src, `A call of ${place}`);
  return name === id ? name : `${name} as ${id}`;
}

/**
 * Reads a machine's definition.
 *
 * @throws where it uses what cannot be drawn: parallel and history states, anonymous guards and actions.
 */
export function readChart({ root }: AnyStateMachine): Chart {
  return readState(root);
}

function readState(node: AnyStateNode): Chart {
  const { id, type } = node;
  if (type === 'parallel' || type === 'history')
    throw new Error(`${id} is a ${type} state: scripts/charts cannot draw one.`);
  return {
    path: pathOf(node),
    name: node.key,
    isFinal: type === 'final',
    entry: actionNames(node.config.entry, id),
    exit: actionNames(node.config.exit, id),
    calls: node.invoke.map((call) => callText(call, id)),
    steps: [
      ...stepsOf('', node.always ?? [], id),
      ...[...node.transitions].flatMap(([event, candidates]) => stepsOf(event, candidates, id)),
    ],
    initial: node.initial.target[0] ? pathOf(node.initial.target[0]) : null,
    inner: Object.values(node.states).map(readState),
  };
}
