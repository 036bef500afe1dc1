import type { Middleware } from '@reduxjs/toolkit';
import { toldAction, type ToldAction } from '../steps/actionStep';

/** Slices by name, without what other steps tell: the server's answers and the machines. */
export type Slices = Record<string, unknown>;

const TOLD_ELSEWHERE = ['api', 'machines'];

export const slicesOf = (state: unknown): Slices =>
  Object.fromEntries(
    Object.entries(typeof state === 'object' && state !== null ? state : {}).filter(
      ([name]) => !TOLD_ELSEWHERE.includes(name),
    ),
  );

function changed(before: unknown, after: unknown): Slices {
  const old = slicesOf(before);
  return Object.fromEntries(Object.entries(slicesOf(after)).filter(([name, slice]) => slice !== old[name]));
}

interface Listeners {
  /** A store is used that has begun with these. */
  began: (slices: Slices) => void;
  /** An action, and the slices that it changed, as they are now. */
  acted: (action: ToldAction, slices: Slices) => void;
}

/** Tells what the reducers did. */
export function recordingMiddleware({ began, acted }: Listeners): Middleware {
  return (store) => {
    let isNew = true;
    return (next) => (action) => {
      const before: unknown = store.getState();
      const told = toldAction(action);
      // React may make a store and drop it unused: until something happens nothing is told of it.
      if (told && isNew) began(slicesOf(before));
      if (told) isNew = false;
      const result = next(action);
      if (told) acted(told, changed(before, store.getState()));
      return result;
    };
  };
}
