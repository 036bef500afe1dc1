import { isAction, type UnknownAction } from '@reduxjs/toolkit';

/** An action as a recording tells it, not replaced yet. */
export interface ToldAction {
  readonly type: string;
  readonly payload: unknown;
}

const CALL = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** A call to the server: which one, what was asked, how it ended; null for one that the cache answers. */
function toldCall({ meta, payload }: UnknownAction, status: string): ToldAction | null {
  if (fieldOf(meta, 'condition') === true) return null;
  const arg = fieldOf(meta, 'arg');
  const error = status === 'rejected' ? { error: payload } : {};
  return {
    type: `api/${String(fieldOf(arg, 'endpointName'))}/${status}`,
    payload: { args: fieldOf(arg, 'originalArgs'), ...error },
  };
}

/** What a recording tells of an action; null for the inner life of RTK Query and for what machines did, told elsewhere. */
export function toldAction(action: unknown): ToldAction | null {
  if (!isAction(action) || action.type.startsWith('machine/')) return null;
  const status = CALL.exec(action.type)?.[1];
  if (status !== undefined) return toldCall(action, status);
  return action.type.startsWith('api/')
    ? null
    : { type: action.type, payload: 'payload' in action ? action.payload : null };
}
