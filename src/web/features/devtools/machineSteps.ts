import { Actor, isMachineSnapshot, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import type { InspectionObserver, MachineState } from '../../store/inspection';

const MAX_DEPTH = 12;

export const ERROR_NAME = '$error';

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const serializeFields = (value: object, depth: number) =>
  Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => [key, serialize(each, depth + 1)] as const);

const serializeError = (error: Error, depth: number) => ({
  ...Object.fromEntries(serializeFields(error, depth).filter(([key]) => key !== 'name')),
  ...{ [ERROR_NAME]: error.name, message: error.message },
});

/** A JSON copy: errors retain name, message and own fields; other instances become labels. */
export function serialize(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return `[function ${value.name}]`;
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth > MAX_DEPTH) return '[deeper]';
  if (Array.isArray(value)) return value.map((each) => serialize(each, depth + 1));
  if (value instanceof Date) return value.toJSON();
  if (value instanceof Error) return serializeError(value, depth);
  return isPlain(value) ? Object.fromEntries(serializeFields(value, depth)) : `[${value.constructor.name}]`;
}

export interface MachineStep {
  readonly machine: string;
  readonly actor: string;
  readonly event: { readonly type: string; readonly [key: string]: unknown };
  readonly state: MachineState;
  readonly actions: readonly string[];
}

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
