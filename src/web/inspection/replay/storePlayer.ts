import { rootReducer } from '../../state/rootReducer';
import { changedSlices, slicesOf, type Slices } from '../steps/storeSlices';

type State = ReturnType<typeof rootReducer>;

const INIT = { type: 'replay/init' };

/** The store of a recording, computed by today's reducers. */
export class StorePlayer {
  #state: State = rootReducer(undefined, INIT);

  get slices(): Slices {
    return slicesOf(this.#state);
  }

  /** Replaces slices by recorded ones. */
  restore(slices: Slices): void {
    this.#state = rootReducer({ ...this.#state, ...slices }, INIT);
  }

  /** Reduces an action; returns the slices that changed. */
  take(type: string, payload: unknown): Slices {
    const before = this.slices;
    this.#state = rootReducer(this.#state, { type, payload });
    return changedSlices(before, this.slices);
  }
}
