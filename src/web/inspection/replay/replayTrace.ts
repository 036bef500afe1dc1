import type { ActionStep, MachineTraceStep, Trace, TraceStep } from '../../../contract/trace';
import type { Slices } from '../recording/recordingMiddleware';
import { differences, noPlaceholders, type Difference, type Placeholders } from './differences';
import { MachinePlayer, todaysMachines, type Machines, type Outcome } from './machinePlayer';
import { StorePlayer } from './storePlayer';

/** What came of one step of a recording today. */
export interface ReplayedStep {
  /** From 1, as in the file. */
  readonly number: number;
  /** E.g. 'unitOptions/SAVE' or 'pinnedUnits/unitPinned'. */
  readonly title: string;
  /** Whose state it is: an actor or the store. */
  readonly of: string;
  /** Whether there was something to compare; else the recorded state was taken as it is. */
  readonly isCompared: boolean;
  readonly differences: readonly Difference[];
}

/** Plays a recording step by step with today's machines and reducers, without any effect. */
class Replay {
  readonly #isComplete: boolean;
  readonly #machines: Machines;
  #placeholders: Placeholders = null;
  #actors = new Map<string, MachinePlayer>();
  #store = new StorePlayer();
  /** Slices whose state before a step is known. */
  #known = new Set<string>();

  constructor(isComplete: boolean, machines: Machines) {
    this.#isComplete = isComplete;
    this.#machines = machines;
    this.#begin();
  }

  /** Null for a step that says nothing of states of ours. */
  play(step: TraceStep, number: number): ReplayedStep | null {
    if (step.kind === 'start') this.#begin();
    if (step.kind === 'store') this.#beginStore(step.state);
    if (step.kind === 'machine')
      return { number, title: `${step.machine}/${step.event.type}`, of: step.actor, ...this.#playMachine(step) };
    if (step.kind !== 'action' || step.type.startsWith('api/')) return null;
    return { number, title: step.type, of: 'store', ...this.#playAction(step) };
  }

  #begin(): void {
    this.#placeholders = this.#isComplete ? null : noPlaceholders();
    this.#actors = new Map();
    this.#store = new StorePlayer();
    this.#known = new Set();
  }

  #beginStore(slices: Slices): void {
    this.#store = new StorePlayer();
    this.#store.restore(slices);
    this.#known = new Set(Object.keys(this.#store.slices));
  }

  #playMachine(step: MachineTraceStep) {
    const known = this.#actors.get(step.actor);
    const player = known ?? MachinePlayer.of(step.machine, this.#machines);
    if (!player) return different('machine', step.machine, undefined);
    this.#actors.set(step.actor, player);
    const isBeginning = !known && step.event.type === 'xstate.init' && !step.isRestored;
    const outcome = known || isBeginning ? outcomeOf(player, step, isBeginning) : null;
    const found = outcome ? this.#compare(step, outcome) : [];
    // Each step is judged alone: it goes on from what was recorded, where today's machine has such a state.
    const refused = found.length > 0 || !outcome ? player.restore(step.state) : null;
    if (outcome || refused === null) return { isCompared: outcome !== null, differences: found };
    return different('state.value', step.state.value, refused);
  }

  #compare({ state, actions }: MachineTraceStep, outcome: Outcome): Difference[] {
    const { context, ...where } = state;
    const { context: contextToday, ...whereToday } = outcome.state;
    return [
      ...differences({ state: where, actions }, { state: whereToday, actions: outcome.actions }, null),
      ...differences({ context }, { context: contextToday }, this.#placeholders),
    ];
  }

  #playAction({ type, payload, state }: ActionStep) {
    const changed = this.#store.take(type, payload);
    const names = [...new Set([...Object.keys(state), ...Object.keys(changed)])];
    const known = names.filter((name) => this.#known.has(name));
    const today = this.#store.slices;
    const found = known.flatMap((name) =>
      name in state
        ? differences({ [name]: state[name] }, { [name]: today[name] }, this.#placeholders)
        : [{ path: name, recorded: '(unchanged)', today: today[name] }],
    );
    for (const name of Object.keys(state)) this.#known.add(name);
    this.#store.restore(state);
    return { isCompared: known.length > 0 || names.length === 0, differences: found };
  }
}

const outcomeOf = (player: MachinePlayer, { event, guards }: MachineTraceStep, isBeginning: boolean) =>
  isBeginning ? player.start(event.input) : player.take(event, guards);

const different = (path: string, recorded: unknown, today: unknown) => ({
  isCompared: true,
  differences: [{ path, recorded, today }],
});

/** What today's machines and reducers make of every step of a recording that says something of their states. */
export function replayTrace({ steps, isComplete }: Trace, machines = todaysMachines): ReplayedStep[] {
  const replay = new Replay(isComplete, machines);
  return steps.map((step, index) => replay.play(step, index + 1)).filter((played) => played !== null);
}
