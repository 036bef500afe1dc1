import type { TraceStep } from '../../contract/trace/steps';
import type { Trace } from '../../contract/trace/trace';
import type { Difference } from '../inspection/replay/differences';
import { createWorkMemory } from '../adapters/workMemory';
import { currentAddress } from '../inspection/recording/observeAddress';
import { SessionPlayer } from './sessionPlayer';

/** The id of the user whose screens a playback shows. */
export const PLAYER_ID = 'playback';

/** What a playback shows at the moment. */
export interface PlaybackView {
  /** The number of steps played. */
  readonly position: number;
  /** Differences from the recording, by the index of the step. */
  readonly differences: Readonly<Record<number, readonly Difference[]>>;
  /** Null while the recording is signed out. */
  readonly session: SessionPlayer | null;
  readonly capabilities: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
}

const START: PlaybackView = { position: 0, differences: {}, session: null, capabilities: {}, isBusy: false };

/** Sets the address with which the router of the next sign-in starts. */
const openAt = (address: string): void => window.history.replaceState(null, '', address);

/** Plays a recording on the real screens, step by step. */
export class Playback {
  readonly trace: Trace;
  readonly #listeners = new Set<() => void>();
  #view = START;
  #address = '/';
  #sessions = 0;
  #navigate = openAt;

  constructor(trace: Trace) {
    this.trace = trace;
  }

  readonly view = (): PlaybackView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets how the recorded navigations are done while the screens are shown. Returns how to stop. */
  navigateWith(navigate: (address: string) => void): () => void {
    this.#navigate = navigate;
    return () => (this.#navigate = openAt);
  }

  /** Plays on, or again from the start, until `position` steps are played. Ignored while busy. */
  async playTo(position: number): Promise<void> {
    if (this.#view.isBusy) return;
    const end = Math.min(Math.max(position, 0), this.trace.steps.length);
    this.#update(end < this.#view.position ? { ...START, isBusy: true } : { isBusy: true });
    while (this.#view.position < end) await this.#playNext();
    this.#update({ isBusy: false });
  }

  #update(change: Partial<PlaybackView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  async #playNext(): Promise<void> {
    const { position, differences } = this.#view;
    const step = this.trace.steps[position];
    if (!step) return;
    const found = await this.#play(step, position);
    this.#update({
      position: position + 1,
      ...(found.length > 0 ? { differences: { ...differences, [position]: found } } : {}),
    });
  }

  async #play(step: TraceStep, position: number): Promise<Difference[]> {
    const { session } = this.#view;
    if (step.kind === 'start') this.#update({ session: null, capabilities: step.capabilities });
    if (step.kind === 'start' || step.kind === 'navigation') this.#address = step.address;
    if (step.kind === 'navigation' && session && step.address !== currentAddress()) this.#navigate(step.address);
    if (step.kind === 'store') this.#startSession(step.state, position);
    if (step.kind === 'answer') session?.playAnswer(step);
    if (step.kind === 'action') return (await session?.playAction(step)) ?? [];
    // A playback shows the signed-in screens only, without the machine that signs in.
    return step.kind === 'machine' && session && step.machine !== 'authentication' ? session.playMachine(step) : [];
  }

  #startSession(slices: object, position: number): void {
    openAt(this.#address);
    createWorkMemory(window.sessionStorage).write(PLAYER_ID, JSON.stringify(slices));
    this.#sessions += 1;
    const { steps, isComplete } = this.trace;
    this.#update({ session: new SessionPlayer(this.#sessions, steps.slice(position), isComplete) });
  }
}
