import type { ActionStep, MachineTraceStep, TraceStep } from '../../../contract/trace/steps';
import type { Trace } from '../../../contract/trace/trace';
import { allowedInContext, allowedInSlices } from '../recording/allowlist';
import { isCall } from '../steps/recordedAction';
import type { Slices } from '../steps/storeSlices';
import { differences, noPlaceholders, type Difference, type Placeholders } from './differences';
import { MachinePlayer, currentMachines, type Machines, type Outcome } from './machinePlayer';
import { StorePlayer } from './storePlayer';

/** The outcome of replaying one step. */
export interface ReplayedStep {
  /** Counted from 1. */
  readonly number: number;
  /** E.g. 'unitOptions/SAVE' or 'pinnedUnits/unitPinned'. */
  readonly title: string;
  /** The owner of the state: an actor's name or 'store'. */
  readonly owner: string;
  /** False where there was no earlier state to start from, so that the recorded state was taken as it is. */
  readonly isCompared: boolean;
  readonly differences: readonly Difference[];
}

/** Replays a recording step by step with today's machines and reducers, without any effect. */
class Replay {
  readonly #isComplete: boolean;
  readonly #machines: Machines;
  #placeholders: Placeholders = null;
  #actors = new Map<string, MachinePlayer>();
  #store = new StorePlayer();
  /** Slices whose current state is known. */
  #known = new Set<string>();

  constructor(isComplete: boolean, machines: Machines) {
    this.#isComplete = isComplete;
    this.#machines = machines;
    this.#reset();
  }

  /** Null for a step without a state to compare. */
  play(step: TraceStep, number: number): ReplayedStep | null {
    if (step.kind === 'start') this.#reset();
    if (step.kind === 'gap') this.#forget();
    if (step.kind === 'store') this.#startStore(step.state);
    if (step.kind === 'machine')
      return { number, title: `${step.machine}/${step.event.type}`, owner: step.actor, ...this.#playMachine(step) };
    if (step.kind !== 'action' || isCall(step.type)) return null;
    return { number, title: step.type, owner: 'store', ...this.#playAction(step) };
  }

  #reset(): void {
    this.#placeholders = this.#isComplete ? null : noPlaceholders();
    this.#store = new StorePlayer();
    this.#forget();
  }

  /** Steps are missing: the next state of every actor and slice is taken as recorded. */
  #forget(): void {
    this.#actors = new Map();
    this.#known = new Set();
  }

  #startStore(slices: Slices): void {
    this.#store = new StorePlayer();
    this.#store.restore(slices);
    this.#known = new Set(Object.keys(this.#store.slices));
  }

  #playMachine(step: MachineTraceStep) {
    const known = this.#actors.get(step.actor);
    const player = known ?? MachinePlayer.of(step.machine, this.#machines);
    if (!player) return oneDifference('machine', step.machine, undefined);
    this.#actors.set(step.actor, player);
    const isStart = !known && step.event.type === 'xstate.init' && !step.isRestored;
    const outcome = known || isStart ? transitionOf(player, step, isStart) : null;
    const found = outcome ? this.#compare(step, outcome) : [];
    // Each step is compared alone: the next one starts from the recorded state, where today's machine has it.
    const refusal = found.length > 0 || !outcome ? player.restore(step.state) : null;
    if (outcome || refusal === null) return { isCompared: outcome !== null, differences: found };
    return oneDifference('state.value', step.state.value, refusal);
  }

  #compare({ machine, state, actions }: MachineTraceStep, outcome: Outcome): Difference[] {
    const { context, ...rest } = state;
    const { context: contextToday, ...restToday } = outcome.state;
    return [
      ...differences(
        { state: rest, actions: actions.map(({ type }) => type) },
        { state: restToday, actions: outcome.actions },
        null,
      ),
      ...differences({ context }, { context: contextToday }, this.#placeholders, {
        context: allowedInContext(machine) ?? {},
      }),
    ];
  }

  #playAction({ type, payload, state }: ActionStep) {
    const changed = this.#store.take(type, payload);
    const names = [...new Set([...Object.keys(state), ...Object.keys(changed)])];
    const known = names.filter((name) => this.#known.has(name));
    const today = this.#store.slices;
    const found = known.flatMap((name) =>
      name in state
        ? differences({ [name]: state[name] }, { [name]: today[name] }, this.#placeholders, allowedInSlices())
        : [{ path: name, recorded: '(unchanged)', today: today[name] }],
    );
    for (const name of Object.keys(state)) this.#known.add(name);
    this.#store.restore(state);
    return { isCompared: known.length > 0 || names.length === 0, differences: found };
  }
}

const transitionOf = (player: MachinePlayer, { event, guards }: MachineTraceStep, isStart: boolean) =>
  isStart ? player.start(event.input) : player.take(event, guards);

const oneDifference = (path: string, recorded: unknown, today: unknown) => ({
  isCompared: true,
  differences: [{ path, recorded, today }],
});

/** Replays every step of a recording that contains a state of a machine or of the store. */
export function replayTrace({ steps, isComplete }: Trace, machines = currentMachines): ReplayedStep[] {
  const replay = new Replay(isComplete, machines);
  return steps.map((step, index) => replay.play(step, index + 1)).filter((played) => played !== null);
}
