import { Actor, isMachineSnapshot, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import type { InspectionObserver, MachineState } from '../state/inspection';
import { serialize } from './serialize';

/** An event that a machine took, and the state it led to. */
export interface MachineStep {
  readonly machine: string;
  readonly actor: string;
  readonly event: { readonly type: string; readonly [key: string]: unknown };
  readonly state: MachineState;
  /** The types of the actions that ran, in order, without XState's own and assignments. */
  readonly actions: readonly string[];
}

/** Receives a step, the actor that took it and the snapshot it led to. */
export type StepListener = (step: MachineStep, actor: AnyActorRef, snapshot: AnyMachineSnapshot) => void;

export const serializeState = ({ value, context, status }: AnyMachineSnapshot): MachineState => ({
  value: serialize(value),
  context: serialize(context),
  status,
});

export const ownActions = (actions: readonly { type: string }[]): string[] =>
  actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'));

function serializeEvent({ type, ...rest }: { type: string }): MachineStep['event'] {
  const fields = serialize(rest);
  return { ...(typeof fields === 'object' ? fields : {}), type };
}

/** Names a machine's first actor after the machine, later ones 'unitOptions 2', 'unitOptions 3' … */
function createActorNames() {
  const names = new WeakMap<object, string>();
  const counts = new Map<string, number>();
  return (actor: object, machine: string): string => {
    const known = names.get(actor);
    if (known !== undefined) return known;
    const count = (counts.get(machine) ?? 0) + 1;
    counts.set(machine, count);
    const name = count === 1 ? machine : `${machine} ${count}`;
    names.set(actor, name);
    return name;
  };
}

/** An observer that turns XState's inspection events into one step per event that a machine takes. */
export function observeMachineSteps(onStep: StepListener): InspectionObserver {
  const nameOf = createActorNames();
  const pending = new WeakMap<object, string[]>();
  return (inspected) => {
    const { type, actorRef: actor } = inspected;
    if (type === '@xstate.action')
      pending.set(actor, [...(pending.get(actor) ?? []), ...ownActions([inspected.action])]);
    if (type !== '@xstate.snapshot' || !(actor instanceof Actor) || !isMachineSnapshot(inspected.snapshot)) return;
    const { event, snapshot } = inspected;
    const machine = snapshot.machine.id;
    const step = {
      ...{ machine, actor: nameOf(actor, machine), event: serializeEvent(event) },
      ...{ state: serializeState(snapshot), actions: pending.get(actor) ?? [] },
    };
    pending.delete(actor);
    onStep(step, actor, snapshot);
  };
}
