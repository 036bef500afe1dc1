import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine, type StateValue } from 'xstate';
import { authenticationMachine } from '../../state/machines/authentication';
import { icPanelMachine } from '../../state/machines/icPanel';
import { unitOptionsMachine } from '../../state/machines/unitOptions';
import { StaleOptionsError } from '../../state/machines/unitOptionsPort';
import type { MachineState } from '../../state/inspection';
import { stateOf } from '../steps/machineSteps';
import { ERROR_NAME } from '../steps/readable';

/** What a machine makes of an event. */
export interface Outcome {
  readonly state: MachineState;
  readonly actions: readonly string[];
}

type Answers = Readonly<Record<string, boolean>>;

/** Machines by name, and the guards that not they but the outside answers. */
export type Machines = Readonly<Record<string, { machine: AnyStateMachine; outside: readonly string[] }>>;

export const todaysMachines: Machines = {
  authentication: { machine: authenticationMachine, outside: [] },
  icPanel: { machine: icPanelMachine, outside: ['isKnown'] },
  unitOptions: { machine: unitOptionsMachine, outside: [] },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Errors are errors again, of the kind that machines ask for. */
function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (!isObject(value)) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revived(each)]));
  if (!(ERROR_NAME in fields)) return fields;
  const { [ERROR_NAME]: name, message, ...rest } = fields;
  const error = name === 'StaleOptionsError' ? new StaleOptionsError(String(message)) : new Error(String(message));
  return Object.assign(error, rest);
}

/** One actor of a recording, played by today's machine: what it would do, without doing it. */
export class MachinePlayer {
  readonly #machine: AnyStateMachine;
  #answers: Answers = {};
  #snapshot: AnyMachineSnapshot | null = null;

  private constructor(machine: AnyStateMachine, outside: readonly string[]) {
    const guards = outside.map((name) => [name, () => this.#answers[name] ?? false] as const);
    this.#machine = machine.provide({ guards: Object.fromEntries(guards) });
  }

  /** Null where there is no such machine. */
  static of(name: string, machines: Machines): MachinePlayer | null {
    const known = machines[name];
    return known ? new MachinePlayer(known.machine, known.outside) : null;
  }

  /** Begins as it would by itself. */
  start(input: unknown): Outcome {
    return this.#outcome(initialTransition(this.#machine, revived(input)));
  }

  /** Puts it into a state; where today's machine has no such state it stays in its own, and says why. */
  restore({ value, context, status }: MachineState): string | null {
    try {
      this.#snapshot = this.#resolved(stateValue(value), revived(context), status === 'stopped' ? status : 'active');
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Takes an event; guards of the outside answer as they did. Null before there is a state. */
  take(event: { type: string }, answers: Answers): Outcome | null {
    if (!this.#snapshot) return null;
    this.#answers = answers;
    if (event.type === 'xstate.init')
      return this.#outcome([this.#resolved(stateValue(this.#snapshot.value), this.#snapshot.context, 'active'), []]);
    const fields = revived(event);
    return this.#outcome(
      transition(this.#machine, this.#snapshot, { ...(isObject(fields) ? fields : {}), type: event.type }),
    );
  }

  #resolved(value: StateValue, context: unknown, status: 'active' | 'stopped'): AnyMachineSnapshot {
    return this.#machine.resolveState({ value, context, status });
  }

  #outcome([snapshot, actions]: [AnyMachineSnapshot, readonly { type: string }[]]): Outcome {
    this.#snapshot = snapshot;
    return {
      state: stateOf(snapshot),
      actions: actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.')),
    };
  }
}

/** As XState takes it. */
function stateValue(value: unknown): StateValue {
  if (!isObject(value)) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, stateValue(each)]));
}
