import { isAction, isAsyncThunkAction, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../state/api/api';
import { isMachineStepped } from '../state/slices/machines';

/** Whether a recording holds the action: no mirrored machine step, no call answered by the cache, none of RTK Query's own. */
export function isRecorded(action: unknown): action is UnknownAction {
  if (!isAction(action) || isMachineStepped(action)) return false;
  if (!action.type.startsWith(`${api.reducerPath}/`)) return true;
  return isAsyncThunkAction(action) && !(isRejected(action) && action.meta.condition);
}

/** What comes from the server, and the mirrored machines: payloads and event steps hold those. */
const HELD_ELSEWHERE: ReadonlySet<string> = new Set([api.reducerPath, 'changes', 'loads', 'machines']);

export const slicesOf = (state: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(Object.assign({}, state)).filter(([name]) => !HELD_ELSEWHERE.has(name)));

/** The slices of `after` that are not the same objects in `before`. */
export function changedSlices(before: unknown, after: unknown): Record<string, unknown> {
  const old = slicesOf(before);
  return Object.fromEntries(Object.entries(slicesOf(after)).filter(([name, slice]) => slice !== old[name]));
}
