import type { Action, Reducer, StoreEnhancer } from '@reduxjs/toolkit';
import type { EffectGate } from './effectGate';

/** The state reached by the app's own actions. */
class Present<S, A extends Action> {
  #reducer: ((state: S | undefined, action: A) => S) | null = null;
  #state: S | undefined;
  #current: A | null = null;
  #isReached = false;
  /** DevTools that recompute history get the same objects. */
  #results = new WeakMap<A, { before: unknown; after: S }>();

  get state(): S | undefined {
    return this.#state;
  }

  restart(state: S): void {
    this.#state = state;
  }

  reducerFor<P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> {
    this.#reducer = reducer;
    this.#results = new WeakMap();
    return (state, action) => {
      if (action === this.#current) this.#isReached = true;
      const known = this.#results.get(action);
      return known && known.before === state ? known.after : reducer(state, action);
    };
  }

  /** Locked DevTools do not pass actions on to the reducer. */
  take<R>(action: A, pass: () => R): R {
    const before = this.#state;
    if (!this.#reducer) return pass();
    this.#current = action;
    this.#isReached = false;
    this.#state = this.#reducer(before, action);
    this.#results.set(action, { before, after: this.#state });
    try {
      return pass();
    } finally {
      this.#settle(before);
    }
  }

  #settle(before: S | undefined): void {
    if (!this.#isReached) this.#state = before;
  }
}

const withPresent = <S>(shown: S, present: unknown, slices: readonly string[]): S =>
  Object.assign({}, shown, Object.fromEntries(Object.entries(present ?? {}).filter(([name]) => slices.includes(name))));

/** The gate is open while the store shows the latest state. These slices always stay current. */
export function createTimeTravel(slices: readonly string[]): { gate: EffectGate; enhancer: StoreEnhancer } {
  let gate: EffectGate | null = null;
  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const present = new Present<ReturnType<typeof reducer>, Parameters<typeof reducer>[1]>();
    const store = createStore(present.reducerFor(reducer), preloadedState);
    present.restart(store.getState());
    const isOpen = () => store.getState() === present.state;
    gate = { isOpen, subscribe: (listener) => store.subscribe(listener) };
    let seen = { shown: store.getState(), present: present.state, state: store.getState() };
    const past = () => {
      const shown = store.getState();
      if (seen.shown !== shown || seen.present !== present.state)
        seen = { shown, present: present.state, state: withPresent(shown, present.state, slices) };
      return seen.state;
    };
    return {
      ...store,
      dispatch: (action) => present.take(action, () => store.dispatch(action)),
      getState: () => (isOpen() ? store.getState() : past()),
      replaceReducer: (next) => {
        store.replaceReducer(present.reducerFor(next));
        present.restart(store.getState());
      },
    };
  };
  return {
    gate: {
      isOpen: () => gate?.isOpen() ?? true,
      subscribe: (listener) => gate?.subscribe(listener) ?? (() => undefined),
    },
    enhancer,
  };
}
