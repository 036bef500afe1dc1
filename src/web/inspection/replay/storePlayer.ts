import { rootReducer } from '../../state/rootReducer';
import '../../state/slices/comparisonView';
import '../../state/slices/costOptions';
import '../../state/slices/manualUnits';
import '../../state/slices/pinnedUnits';
import { slicesOf, type Slices } from '../recording/recordingMiddleware';

type State = ReturnType<typeof rootReducer>;

const BEGIN = { type: 'replay/begin' };

/** The store of a recording, played by today's reducers. */
export class StorePlayer {
  #state: State = rootReducer(undefined, BEGIN);

  get slices(): Slices {
    return slicesOf(this.#state);
  }

  /** Puts slices in place as they were recorded. */
  restore(slices: Slices): void {
    this.#state = rootReducer({ ...this.#state, ...slices }, BEGIN);
  }

  /** Reduces; returns the slices that changed. */
  take(type: string, payload: unknown): Slices {
    const before = this.slices;
    this.#state = rootReducer(this.#state, { type, payload });
    return Object.fromEntries(Object.entries(this.slices).filter(([name, slice]) => slice !== before[name]));
  }
}
