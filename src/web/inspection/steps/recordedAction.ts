import { isAction, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import { api } from '../../state/api/api';

/** An action as a recording shows it, before redaction. */
export interface RecordedAction {
  readonly type: string;
  readonly payload: unknown;
}

/** Actions that mirror a machine's step start with this: 'machine/unitOptions/SAVE'. */
export const MACHINE_PREFIX = 'machine/';

const CALL_PREFIX = 'api/';

/** Whether a recorded action is a call to the server: 'api/getOrders/pending'. */
export const isCall = (type: string): boolean => type.startsWith(CALL_PREFIX);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** The endpoint, its arguments, how the call ended and the result as the app read it; null for a call that the cache answers and for RTK Query's own actions. */
function recordedCall(action: unknown): RecordedAction | null {
  if (!isPending(action) && !isFulfilled(action) && !isRejected(action)) return null;
  if (isRejected(action) && action.meta.condition) return null;
  const { arg, requestStatus } = action.meta;
  return {
    type: `${CALL_PREFIX}${String(fieldOf(arg, 'endpointName'))}/${requestStatus}`,
    payload: {
      args: fieldOf(arg, 'originalArgs'),
      ...(requestStatus === 'rejected' && { error: action.payload }),
      ...(requestStatus === 'fulfilled' && { result: action.payload }),
    },
  };
}

/** The action as a recording shows it; null for what it shows otherwise (machine steps) or not at all (RTK Query's own). */
export function toRecordedAction(action: unknown): RecordedAction | null {
  if (!isAction(action) || action.type.startsWith(MACHINE_PREFIX)) return null;
  if (action.type.startsWith(`${api.reducerPath}/`)) return recordedCall(action);
  return { type: action.type, payload: 'payload' in action ? action.payload : null };
}
