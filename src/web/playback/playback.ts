import type { StartStep, TraceStep } from '../../contract/trace/steps';
import type { Trace } from '../../contract/trace/trace';
import { createWorkMemory } from '../adapters/workMemory';
import type { Difference } from '../inspection/replay/differences';
import { AppLife } from './appLife';
import { nextStart, requirePlayable } from './recorded/playable';
import { SessionPlayer } from './sessionPlayer';
import { isAfterRest, ShownScreens } from './shownScreens';

/** The id of the user whose screens a playback shows. */
export const PLAYER_ID = 'playback';

/** A sign-in whose screens are shown. */
export interface ShownSession {
  /** Unique within a playback. */
  readonly id: number;
  readonly capabilities: StartStep['capabilities'];
  readonly player: SessionPlayer;
  readonly shown: ShownScreens;
}

/** What a playback shows at the moment. */
export interface PlaybackView {
  /** The number of steps played. */
  readonly position: number;
  /** Differences from the recording, by the index of the step. */
  readonly differences: Readonly<Record<number, readonly Difference[]>>;
  /** Null while the recording is signed out. */
  readonly session: ShownSession | null;
  /** What cannot be played from here on, and why; null where everything can. */
  readonly remark: string | null;
  readonly isBusy: boolean;
}

const START: PlaybackView = { position: 0, differences: {}, session: null, remark: null, isBusy: false };

/** Sets the address with which the router of the next sign-in starts. */
const openAt = (address: string): void => window.history.replaceState(null, '', address);

/** Whether the screens of a signed-in person are shown after a step of the machine that signs in. */
const isSignedOut = (step: TraceStep): boolean =>
  step.kind === 'machine' && step.machine === 'authentication' && step.state.value !== 'authenticated';

/** Plays a recording on the real screens, step by step. */
export class Playback {
  readonly trace: Trace;
  readonly life = new AppLife();
  readonly #listeners = new Set<() => void>();
  #view = START;
  #start: Pick<StartStep, 'address' | 'capabilities'> = { address: '/', capabilities: {} };
  #sessions = 0;
  /** Also after the screens are gone: their machines stop. */
  #player: SessionPlayer | null = null;
  #isInGap = false;
  #navigate = openAt;

  /** @throws TraceError for a recording that lacks what a playback begins with. */
  constructor(trace: Trace) {
    requirePlayable(trace);
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
    this.life.sign();
    return () => (this.#navigate = openAt);
  }

  /** Plays on, or again from the start, until `position` steps are played. Ignored while busy. */
  async playTo(position: number): Promise<void> {
    if (this.#view.isBusy) return;
    if (position < this.#view.position) createWorkMemory(window.sessionStorage).forget(PLAYER_ID);
    const end = Math.min(Math.max(position, 0), this.trace.steps.length);
    this.#update(end < this.#view.position ? { ...START, isBusy: true } : { isBusy: true });
    while (this.#view.position < end) await this.#playNext();
    await this.life.settle();
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
    const played = await this.#play(step, position);
    const found = [...played, ...(await this.#compareShown(step, position))];
    this.#update({
      position: position + 1,
      ...(found.length > 0 ? { differences: { ...differences, [position]: found } } : {}),
    });
  }

  async #play(step: TraceStep, position: number): Promise<Difference[]> {
    if (step.kind === 'start') this.#loadPage(step);
    if (step.kind === 'gap') this.#skip(step.steps, position);
    if (this.#isInGap) return [];
    if (step.kind === 'store') this.#startSession(step.state);
    if (step.kind === 'navigation') return this.#playNavigation(step.address, position);
    // A playback shows the signed-in screens only, without the machine that signs in.
    if (isSignedOut(step)) this.#update({ session: null });
    if (step.kind === 'machine' && step.machine === 'authentication') return [];
    return (await this.#player?.play(step)) ?? [];
  }

  async #playNavigation(address: string, position: number): Promise<Difference[]> {
    this.#start = { ...this.#start, address };
    if (!this.#view.session || !this.#player) return [];
    // Where nothing came of the navigation before, the person was quicker than the screen.
    if (this.trace.steps[position - 1]?.kind !== 'navigation') await this.life.settle();
    return this.#player.navigate(address, (to) => this.#navigate(to));
  }

  /** An app that does something by itself may be ahead of the recording: only one at rest is compared. */
  async #compareShown(step: TraceStep, position: number): Promise<Difference[]> {
    const { session } = this.#view;
    session?.shown.take(step);
    if (!session || !isAfterRest(this.trace.steps[position + 1])) return [];
    await this.life.settle();
    const today = session.player.observe(this.#start.address);
    return today ? session.shown.compare(today) : [];
  }

  #loadPage({ address, capabilities }: StartStep): void {
    this.#start = { address, capabilities };
    this.#player = null;
    this.#isInGap = false;
    this.#update({ session: null, remark: null });
  }

  /** Without the steps left out, nothing is known of the screens until the next page load. */
  #skip(steps: number, position: number): void {
    const next = nextStart(this.trace.steps, position);
    const why = `${steps} ${steps === 1 ? 'step was' : 'steps were'} left out of the recording here.`;
    const then =
      next === null ? 'What follows cannot be played.' : `Playback goes on with the page load at step ${next + 1}.`;
    this.#isInGap = true;
    this.#player = null;
    this.#update({ session: null, remark: `${why} ${then}` });
  }

  #startSession(slices: object): void {
    const { address, capabilities } = this.#start;
    openAt(address);
    createWorkMemory(window.sessionStorage).write(PLAYER_ID, JSON.stringify(slices));
    this.#sessions += 1;
    this.#player = new SessionPlayer(this.life, this.trace);
    const shown = new ShownScreens(this.trace.steps);
    this.#update({ session: { id: this.#sessions, capabilities, player: this.#player, shown } });
  }
}
