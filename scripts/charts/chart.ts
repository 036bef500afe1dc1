import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionName, eventName, nameOf } from './names';

export interface Step {
  event: string;
  /** Null if always taken; 'else' after other guards. */
  guard: string | null;
  /** The path of the next state; null to stay. */
  target: string | null;
  actions: readonly string[];
}

/** A state. Paths join names from the outside in: `open.idle`; the machine itself has the empty path. */
export interface Chart {
  path: string;
  name: string;
  isFinal: boolean;
  entry: readonly string[];
  exit: readonly string[];
  calls: readonly string[];
  steps: readonly Step[];
  initial: string | null;
  inner: readonly Chart[];
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

function guardOf({ guard }: AnyTransitionDefinition, index: number, place: string): string | null {
  if (guard !== undefined) return nameOf(guard, `A guard of ${place}`);
  return index > 0 ? 'else' : null;
}

/** The transitions of one event, in order of evaluation. */
const stepsOf = (event: string, candidates: readonly AnyTransitionDefinition[], place: string): Step[] =>
  candidates.map((candidate, index) => ({
    event: eventName(event),
    guard: guardOf(candidate, index, place),
    target: candidate.target?.map(pathOf).join(', ') ?? null,
    actions: candidate.actions.map((action) => actionName(action, place)),
  }));

/** Configured actions, without those that XState adds for `after` timers. */
const actionNames = (configured: unknown, place: string): string[] =>
  (configured === undefined ? [] : [configured]).flat().map((action) => actionName(action, place));

function callText({ id, src }: { id: string; src: unknown }, place: string): string {
  const name = nameOf(src, `A call of ${place}`);
  return name === id ? name : `${name} as ${id}`;
}

/** Throws for definitions that cannot be drawn: parallel and history states, anonymous guards and actions. */
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
