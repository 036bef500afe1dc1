import { transition, type AnyMachineSnapshot, type AnyStateMachine, type StateValue } from 'xstate';
import { authenticationMachine } from '../../machines/authentication';
import { estimateEditingMachine, StaleEstimateError } from '../../machines/estimateEditing';
import { estimateStepsMachine } from '../../machines/estimateSteps';
import { icPanelMachine } from '../../machines/icPanel';
import { unitOptionsMachine, StaleOptionsError } from '../../machines/unitOptions';
import { ownReducer } from '../../store/rootReducer';
import { differences, type Difference } from './redaction';
import { ownActions, serializeState, ERROR_NAME } from './machineSteps';
import { changedSlices } from './mirror';
import type { ActionStep, EventStep, Recording, Step } from './recording';

export interface ReplayedStep {
  readonly number: number;
  readonly title: string;
  readonly differences: readonly Difference[];
}

export type Machines = Readonly<Record<string, readonly AnyStateMachine[]>>;

export const currentMachines: Machines = {
  authentication: [authenticationMachine],
  icPanel: [icPanelMachine, icPanelMachine.provide({ guards: { isKnown: () => true } })],
  unitOptions: [unitOptionsMachine],
  estimateSteps: [estimateStepsMachine],
  estimateEditing: [estimateEditingMachine],
};

const errors: Readonly<Record<string, new (message: string) => Error>> = { StaleOptionsError, StaleEstimateError };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function deserialize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deserialize);
  if (!isObject(value)) return value;
  const { [ERROR_NAME]: name, ...rest } = value;
  const fields = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, deserialize(each)]));
  if (typeof name !== 'string') return fields;
  return Object.assign(new (errors[name] ?? Error)(String(value['message'])), fields);
}

function toStateValue(value: unknown): StateValue {
  if (!isObject(value)) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toStateValue(each)]));
}

const snapshotOf = (machine: AnyStateMachine, { state: { value, context } }: EventStep): AnyMachineSnapshot =>
  machine.resolveState({ value: toStateValue(value), context: deserialize(context), status: 'active' });

function differencesOf(
  machine: AnyStateMachine,
  before: EventStep,
  { event, state, actions }: EventStep,
): Difference[] {
  const fields = deserialize(event);
  try {
    const taken = { ...(isObject(fields) ? fields : {}), type: event.type };
    const [snapshot, requested] = transition(machine, snapshotOf(machine, before), taken);
    return differences({ state, actions }, { state: serializeState(snapshot), actions: ownActions(requested) });
  } catch (error) {
    return [{ path: 'state.value', recorded: state.value, today: String(error) }];
  }
}

class Replay {
  readonly #machines: Machines;
  readonly #actors = new Map<string, EventStep>();
  #slices: Record<string, unknown> = {};

  constructor(machines: Machines) {
    this.#machines = machines;
  }

  take(step: Step): Difference[] | null {
    if (step.kind === 'event') return this.#takeEvent(step);
    if (step.kind === 'action') return this.#takeAction(step);
    this.#slices = step.state;
    return null;
  }

  #takeEvent(step: EventStep): Difference[] | null {
    const before = this.#actors.get(step.actor);
    this.#actors.set(step.actor, step);
    // Actors can restart from a given state.
    if (!before || step.event.type === 'xstate.init') return null;
    const machines = this.#machines[step.machine] ?? [];
    const found = machines.map((machine) => differencesOf(machine, before, step));
    const best = found.find(({ length }) => length === 0) ?? found[0];
    return best ?? [{ path: 'machine', recorded: step.machine, today: undefined }];
  }

  #takeAction({ type, payload, state }: ActionStep): Difference[] | null {
    const before = { ...ownReducer(undefined, { type: '@@replay' }), ...this.#slices };
    const today = changedSlices(before, ownReducer(before, { type, payload }));
    const names = Object.keys({ ...state, ...today }).filter((name) => name in this.#slices);
    const pick = (slices: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, slices[name]]));
    const found = differences(pick({ ...this.#slices, ...state }), pick({ ...this.#slices, ...today }));
    this.#slices = { ...this.#slices, ...state };
    return names.length > 0 ? found : null;
  }
}

const titleOf = (step: Step): string => {
  if (step.kind === 'event') return `${step.machine}/${step.event.type}`;
  return step.kind === 'store' ? 'store' : [step.type, step.endpoint ?? []].flat().join(' ');
};

export function replay({ steps }: Recording, machines = currentMachines): ReplayedStep[] {
  const player = new Replay(machines);
  return steps.flatMap((step, index) => {
    const found = player.take(step);
    return found === null ? [] : [{ number: index + 1, title: titleOf(step), differences: found }];
  });
}
