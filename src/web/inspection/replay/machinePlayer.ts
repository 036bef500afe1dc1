import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine, type StateValue } from 'xstate';
import { authenticationMachine } from '../../state/machines/authentication';
import { estimateStepsMachine } from '../../state/machines/estimateSteps';
import { estimateEditingMachine } from '../../state/machines/estimateEditing';
import { StaleEstimateError } from '../../state/machines/estimateEditingPort';
import { icPanelMachine } from '../../state/machines/icPanel';
import { unitOptionsMachine } from '../../state/machines/unitOptions';
import { StaleOptionsError } from '../../state/machines/unitOptionsPort';
import type { MachineState } from '../../state/inspection';
import { serializeState } from '../steps/machineSteps';
import { requestedActions, startedCalls, type RequestedAction, type StartedCall } from '../steps/requestedActions';
import { ERROR_NAME } from '../steps/serialize';

/** The result of a transition. */
export interface Outcome {
  readonly state: MachineState;
  readonly actions: readonly RequestedAction[];
  readonly calls: readonly StartedCall[];
}

type GuardResults = Readonly<Record<string, boolean>>;

/** Machines by name, and the guards that the app provides: a replay takes their results from the recording. */
export type Machines = Readonly<Record<string, { machine: AnyStateMachine; providedGuards: readonly string[] }>>;

export const currentMachines: Machines = {
  authentication: { machine: authenticationMachine, providedGuards: [] },
  icPanel: { machine: icPanelMachine, providedGuards: ['isKnown'] },
  unitOptions: { machine: unitOptionsMachine, providedGuards: [] },
  estimateSteps: { machine: estimateStepsMachine, providedGuards: [] },
  estimateEditing: { machine: estimateEditingMachine, providedGuards: [] },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Restores serialized errors, of the class that machines test for. */
function deserialize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deserialize);
  if (!isObject(value)) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deserialize(each)]));
  if (!(ERROR_NAME in fields)) return fields;
  const { [ERROR_NAME]: name, message, ...rest } = fields;
  return Object.assign(errorOf(name, String(message)), rest);
}

function errorOf(name: unknown, message: string): Error {
  if (name === 'StaleOptionsError') return new StaleOptionsError(message);
  return name === 'StaleEstimateError' ? new StaleEstimateError(message) : new Error(message);
}

/** One actor of a recording, computed by today's machine without running any effect. */
export class MachinePlayer {
  readonly #machine: AnyStateMachine;
  #guardResults: GuardResults = {};
  #snapshot: AnyMachineSnapshot | null = null;

  private constructor(machine: AnyStateMachine, providedGuards: readonly string[]) {
    const guards = providedGuards.map((name) => [name, () => this.#guardResults[name] ?? false] as const);
    this.#machine = machine.provide({ guards: Object.fromEntries(guards) });
  }

  /** Null where there is no such machine. */
  static of(name: string, machines: Machines): MachinePlayer | null {
    const known = machines[name];
    return known ? new MachinePlayer(known.machine, known.providedGuards) : null;
  }

  /** Enters the initial state. */
  start(input: unknown): Outcome {
    return this.#outcome(initialTransition(this.#machine, deserialize(input)));
  }

  /** Enters a recorded state. Where today's machine has no such state, keeps its own and returns the reason; else null. */
  restore({ value, context, status }: MachineState): string | null {
    try {
      this.#snapshot = this.#snapshotOf(
        toStateValue(value),
        deserialize(context),
        status === 'stopped' ? status : 'active',
      );
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Takes an event; provided guards return the given results. Null before there is a state. */
  take(event: { type: string }, guardResults: GuardResults): Outcome | null {
    if (!this.#snapshot) return null;
    this.#guardResults = guardResults;
    if (event.type === 'xstate.init')
      return this.#outcome([
        this.#snapshotOf(toStateValue(this.#snapshot.value), this.#snapshot.context, 'active'),
        [],
      ]);
    const fields = deserialize(event);
    return this.#outcome(
      transition(this.#machine, this.#snapshot, { ...(isObject(fields) ? fields : {}), type: event.type }),
    );
  }

  #snapshotOf(value: StateValue, context: unknown, status: 'active' | 'stopped'): AnyMachineSnapshot {
    return this.#machine.resolveState({ value, context, status });
  }

  #outcome([snapshot, actions]: [AnyMachineSnapshot, readonly { type: string; params?: unknown }[]]): Outcome {
    this.#snapshot = snapshot;
    return { state: serializeState(snapshot), actions: requestedActions(actions), calls: startedCalls(actions) };
  }
}

/** A recorded state value as XState types it. */
function toStateValue(value: unknown): StateValue {
  if (!isObject(value)) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toStateValue(each)]));
}
