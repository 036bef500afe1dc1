import { lruMemoize } from 'reselect';
import type { ActionStep, MachineTraceStep, NoticeStep, TraceStep } from '../../../contract/trace/steps';
import type { Trace } from '../../../contract/trace/trace';
import type { Notice } from '../../adapters/notifier';
import { observe } from '../observed/observe';
import type { Observed } from '../observed/observed';
import { allowedInSlices } from '../recording/allowed/allowlist';
import { isCall } from '../steps/recordedAction';
import type { Slices } from '../steps/storeSlices';
import { compareMachine } from './compareMachine';
import { differences, noPlaceholders, type Difference, type Placeholders } from './differences';
import { noticeOf, recordedNotice } from './expectedNotices';
import { MachinePlayer, type Machines } from './machinePlayer';
import { RecordedCalls } from './recordedCalls';
import { StorePlayer } from './store/storePlayer';

/** How today's code fares with one step. */
export interface PlayedStep {
  /** E.g. 'unitOptions/SAVE' or 'pinnedUnits/unitPinned'. */
  readonly title: string;
  /** The owner of the state: an actor's name or 'store'. */
  readonly owner: string;
  /** False where there was no earlier state to start from, so that the recorded state was taken as it is. */
  readonly isCompared: boolean;
  readonly differences: readonly Difference[];
}

/** Runs today's machines and store along a recording, with its answers in place of the server and without other effects. */
export class Replay {
  readonly #trace: Trace;
  readonly #machines: Machines;
  #placeholders: Placeholders = null;
  #actors = new Map<string, MachinePlayer>();
  #store = new StorePlayer();
  #calls: RecordedCalls;
  /** Slices whose current state is known. */
  #known = new Set<string>();
  #isSignedIn = false;
  #address = '/';
  /** Most steps change neither. */
  #observe = lruMemoize(observe);
  /** What today's app says when a call has ended, by the step that recorded it. */
  #notices = new Map<TraceStep, Notice>();

  constructor(trace: Trace, machines: Machines) {
    this.#trace = trace;
    this.#machines = machines;
    this.#calls = this.#startStore();
    this.#reset();
  }

  /** Null for a step with nothing to compare. A replay takes the steps in their order, each once. */
  async play(step: TraceStep, index: number): Promise<PlayedStep | null> {
    const played = await this.#play(step, index);
    const isOfCalls = step.kind === 'request' || step.kind === 'answer' || step.kind === 'action';
    const surplus = isOfCalls ? await this.#calls.surplus(this.#trace.steps.slice(index + 1)) : [];
    if (surplus.length === 0) return played;
    return { ...titleOf(step), isCompared: true, differences: [...(played?.differences ?? []), ...surplus] };
  }

  /** What today's app shows; null while nobody is signed in. */
  observe(): Observed | null {
    return this.#isSignedIn ? this.#observe(this.#store.state, this.#address) : null;
  }

  end(): void {
    this.#store.end();
  }

  #play(step: TraceStep, index: number): Promise<PlayedStep | null> | PlayedStep | null {
    if (step.kind === 'start') this.#reset();
    if (step.kind === 'start' || step.kind === 'navigation') this.#address = step.address;
    if (step.kind === 'store') this.#signIn(step.state);
    if (step.kind === 'gap') this.#forgetStates();
    if (step.kind === 'machine') return { ...titleOf(step), ...this.#playMachine(step) };
    if (step.kind === 'action' && isCall(step.type)) return this.#playCall(step, index);
    if (step.kind === 'action') return { ...titleOf(step), ...this.#playAction(step) };
    if (step.kind === 'notice') return this.#playNotice(step);
    if (step.kind === 'request') return compared(step, this.#calls.send(step));
    if (step.kind === 'abort') return compared(step, this.#calls.abort(step.request));
    return step.kind === 'answer' ? this.#calls.answer(step).then(() => null) : null;
  }

  #reset(): void {
    this.#placeholders = this.#trace.isComplete ? null : noPlaceholders();
    this.#actors = new Map();
    this.#calls = this.#startStore();
    this.#known = new Set();
    this.#isSignedIn = false;
  }

  /** What was left out may have changed everything but the answers of earlier calls. */
  #forgetStates(): void {
    this.#actors = new Map();
    this.#known = new Set();
    this.#calls = this.#callsOf(this.#store, true);
  }

  #callsOf(store: StorePlayer, isAfterGap: boolean): RecordedCalls {
    const hasRequests = this.#trace.steps.some(({ kind }) => kind === 'request');
    return new RecordedCalls(store, noPlaceholders(), { hasRequests, isAfterGap });
  }

  #startStore(): RecordedCalls {
    this.#store.end();
    this.#store = new StorePlayer();
    return this.#callsOf(this.#store, false);
  }

  #signIn(slices: Slices): void {
    this.#calls = this.#startStore();
    this.#store.restore(slices);
    this.#known = new Set(Object.keys(this.#store.slices));
    this.#isSignedIn = true;
  }

  #playMachine(step: MachineTraceStep) {
    const known = this.#actors.get(step.actor);
    const player = known ?? MachinePlayer.of(step.machine, this.#machines);
    if (!player) return oneDifference('machine', step.machine, undefined);
    this.#actors.set(step.actor, player);
    const isStart = !known && step.event.type === 'xstate.init' && !step.isRestored;
    const outcome = known || isStart ? transitionOf(player, step, isStart) : null;
    const found = outcome ? compareMachine(step, outcome, this.#placeholders) : [];
    // Each step is compared alone: the next one starts from the recorded state, where today's machine has it.
    const refusal = found.length > 0 || !outcome ? player.restore(step.state) : null;
    if (outcome || refusal === null) return { isCompared: outcome !== null, differences: found };
    return oneDifference('state.value', step.state.value, refusal);
  }

  async #playCall(step: ActionStep, index: number): Promise<PlayedStep> {
    if (step.type.endsWith('/pending')) return compared(step, this.#calls.begin(step));
    this.#expectNotice(step, index);
    return compared(step, this.#calls.end(step));
  }

  /** The first message after a call is about it. */
  #expectNotice(step: ActionStep, index: number): void {
    const expected = noticeOf(step);
    const shown = this.#trace.steps
      .slice(index + 1)
      .find((later) => later.kind === 'notice' || (later.kind === 'action' && isCall(later.type) && noticeOf(later)));
    if (expected && shown) this.#notices.set(shown, expected);
  }

  #playNotice(step: NoticeStep): PlayedStep | null {
    const expected = this.#notices.get(step);
    if (!expected) return null;
    const { tone, title, description } = step;
    const notice = { tone: 'value', title: 'value' } as const;
    return {
      ...titleOf(step),
      isCompared: true,
      differences: differences(
        { notice: { tone, title, description } },
        { notice: recordedNotice(expected) },
        this.#placeholders,
        { notice },
      ),
    };
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

/** The name of a step and whose it is. */
export function titleOf(step: TraceStep): Pick<PlayedStep, 'title' | 'owner'> {
  if (step.kind === 'machine') return { title: `${step.machine}/${step.event.type}`, owner: step.actor };
  if (step.kind === 'action') return { title: step.type, owner: 'store' };
  if (step.kind === 'request' || step.kind === 'answer')
    return { title: `${step.kind} ${step.method} ${step.path}`, owner: 'store' };
  if (step.kind === 'start' || step.kind === 'navigation')
    return { title: `${step.kind} ${step.address}`, owner: 'store' };
  return { title: step.kind, owner: 'store' };
}

const compared = async (step: TraceStep, found: Promise<Difference[]>): Promise<PlayedStep> => ({
  ...titleOf(step),
  isCompared: true,
  differences: await found,
});

const transitionOf = (player: MachinePlayer, { event, guards }: MachineTraceStep, isStart: boolean) =>
  isStart ? player.start(event.input) : player.take(event, guards);

const oneDifference = (path: string, recorded: unknown, today: unknown) => ({
  isCompared: true,
  differences: [{ path, recorded, today }],
});
