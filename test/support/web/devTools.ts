import type { Action, Reducer, StoreEnhancer } from '@reduxjs/toolkit';
import type { RootState } from '../../../src/web/store/store';

const BOOKKEEPING = 'api/internalSubscriptions/subscriptionsUpdated';

interface Remote {
  /** Without RTK Query's bookkeeping, which follows half a second later. */
  readonly types: () => string[];
  readonly log: () => { type: string; state: RootState }[];
  readonly jumpTo: (type: string) => void;
  readonly jumpToPresent: () => void;
  readonly toggle: (type: string) => void;
  readonly lock: (isLocked: boolean) => void;
}

/** What Redux DevTools show, newest store last. */
export const shownStores: Remote[] = [];

/**
 * Redux DevTools as far as a store can tell: they keep every action, compute the states from them, and the store is in the
 * state that they show. An action taken while they show the past comes last and does not change what they show.
 */
const instrument: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const logged: { action: Action; isSkipped: boolean }[] = [];
  const states: unknown[] = [];
  let shown = 0;
  let isLocked = false;
  const reduce = reducer as Reducer<unknown>;
  const compute = (from: number) => {
    for (let at = from; at < logged.length; at += 1)
      states[at] = logged[at]!.isSkipped
        ? states[at - 1]
        : reduce(at === 0 ? preloadedState : states[at - 1], logged[at]!.action);
  };
  const lifted = createStore(() => states[shown] as never);
  const show = (index: number) => {
    shown = index;
    lifted.dispatch({ type: 'lifted' } as never);
  };
  const latest = (type: string) => logged.map(({ action }) => action.type).lastIndexOf(type);
  logged.push({ action: { type: '@@INIT' }, isSkipped: false });
  compute(0);
  shownStores.push({
    types: () => logged.map(({ action }) => action.type).filter((type) => type !== BOOKKEEPING),
    log: () => logged.map(({ action }, at) => ({ type: action.type, state: states[at] as RootState })),
    jumpTo: (type) => show(latest(type)),
    jumpToPresent: () => show(logged.length - 1),
    toggle: (type) => {
      const index = latest(type);
      logged[index]!.isSkipped = !logged[index]!.isSkipped;
      compute(index);
      show(shown);
    },
    lock: (next) => void (isLocked = next),
  });
  return {
    ...lifted,
    getState: () => states[shown] as never,
    dispatch: (action: Action) => {
      if (isLocked) return action;
      const isPresent = shown === logged.length - 1;
      logged.push({ action, isSkipped: false });
      compute(logged.length - 1);
      show(isPresent ? logged.length - 1 : shown);
      return action;
    },
  } as never;
};

/** Redux Toolkit asks for the extension when it is loaded: import this file before the store. */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      enhancers.reduceRight((next, enhancer) => enhancer(next), instrument(createStore)),
});

export const devTools = (): Remote => shownStores.at(-1)!;
