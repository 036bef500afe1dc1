import type { Middleware } from '@reduxjs/toolkit';
import { toRecordedAction, type RecordedAction } from '../steps/recordedAction';
import { changedSlices, slicesOf, type Slices } from '../steps/storeSlices';

interface Listeners {
  /** Receives the slices that a store in use started with. */
  onStart: (slices: Slices) => void;
  /** Receives an action and the slices that it changed, as they are after it. */
  onAction: (action: RecordedAction, slices: Slices) => void;
}

/** Notifies its listeners of what the reducers did. */
export function recordingMiddleware({ onStart, onAction }: Listeners): Middleware {
  return (store) => {
    let isStarted = false;
    return (next) => (action) => {
      const before: unknown = store.getState();
      const recorded = toRecordedAction(action);
      // React may create a store and discard it unused: only the first action to record shows that it is used.
      if (recorded && !isStarted) onStart(slicesOf(before));
      if (recorded) isStarted = true;
      const result = next(action);
      if (recorded) onAction(recorded, changedSlices(slicesOf(before), slicesOf(store.getState())));
      return result;
    };
  };
}
