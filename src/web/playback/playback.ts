import type { Trace, TraceStep } from '../../contract/trace';
import type { Difference } from '../inspection/replay/differences';
import { currentAddress } from '../inspection/recording/watchAddress';
import { comparisonKey } from '../state/slices/comparisonKey';
import { Stage } from './stage';

/** Whose screens they are: nobody real. */
export const PLAYER_ID = 'playback';

/** What is to be seen at the moment. */
export interface PlaybackView {
  /** Steps played. */
  readonly position: number;
  /** Where what happened was not what was recorded, by the number of the step, from 0. */
  readonly found: Readonly<Record<number, readonly Difference[]>>;
  readonly stage: Stage | null;
  readonly capabilities: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
}

const BEGINNING: PlaybackView = { position: 0, found: {}, stage: null, capabilities: {}, isBusy: false };

/** Leads the router there: it listens to the browser's Back and Forward. */
function goTo(address: string): void {
  if (currentAddress() === address) return;
  const state = { idx: window.history.length };
  window.history.pushState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Plays a recording on the real screens, a step at a time. */
export class Playback {
  readonly trace: Trace;
  readonly #listeners = new Set<() => void>();
  #view = BEGINNING;
  #address = '/';
  #stages = 0;

  constructor(trace: Trace) {
    this.trace = trace;
  }

  readonly view = (): PlaybackView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Plays on, or anew from the beginning, until so many steps are played. */
  async playTo(position: number): Promise<void> {
    if (this.#view.isBusy) return;
    const end = Math.min(Math.max(position, 0), this.trace.steps.length);
    this.#show(end < this.#view.position ? { ...BEGINNING, isBusy: true } : { isBusy: true });
    while (this.#view.position < end) await this.#next();
    this.#show({ isBusy: false });
  }

  #show(change: Partial<PlaybackView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  async #next(): Promise<void> {
    const { position, found } = this.#view;
    const step = this.trace.steps[position];
    if (!step) return;
    const differences = await this.#play(step, position);
    this.#show({
      position: position + 1,
      ...(differences.length > 0 ? { found: { ...found, [position]: differences } } : {}),
    });
  }

  async #play(step: TraceStep, position: number): Promise<Difference[]> {
    const { stage } = this.#view;
    if (step.kind === 'start') this.#show({ stage: null, capabilities: step.capabilities });
    if (step.kind === 'start' || step.kind === 'navigation') this.#address = step.address;
    if (step.kind === 'navigation' && stage) goTo(step.address);
    if (step.kind === 'store') this.#signIn(step.state, position);
    if (step.kind === 'answer') stage?.give(step);
    if (step.kind === 'action') return (await stage?.playAction(step)) ?? [];
    // Authentication has no stage: nobody signs in here.
    return step.kind === 'machine' && stage && step.machine !== 'authentication' ? stage.playMachine(step) : [];
  }

  #signIn(slices: object, position: number): void {
    window.history.replaceState({ idx: 0 }, '', this.#address);
    window.sessionStorage.setItem(comparisonKey(PLAYER_ID), JSON.stringify(slices));
    this.#stages += 1;
    const { steps, isComplete } = this.trace;
    this.#show({ stage: new Stage(this.#stages, steps.slice(position), isComplete) });
  }
}
