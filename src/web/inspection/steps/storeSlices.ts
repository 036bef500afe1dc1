import { api } from '../../state/api/api';

/** Slices by name, without what other steps show: the server's answers, when they were asked for, and the machines. */
export type Slices = Record<string, unknown>;

const SHOWN_ELSEWHERE: readonly string[] = [api.reducerPath, 'loads', 'machines'];

export const slicesOf = (state: unknown): Slices =>
  Object.fromEntries(
    Object.entries(typeof state === 'object' && state !== null ? state : {}).filter(
      ([name]) => !SHOWN_ELSEWHERE.includes(name),
    ),
  );

/** The slices of `after` that are not the same objects in `before`. */
export const changedSlices = (before: Slices, after: Slices): Slices =>
  Object.fromEntries(Object.entries(after).filter(([name, slice]) => slice !== before[name]));
