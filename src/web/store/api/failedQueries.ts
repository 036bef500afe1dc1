import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from './api';

const { unsubscribeQueryResult, removeQueryResult, internal_getRTKQSubscriptions } = api.internalActions;

type ApiState = ReturnType<typeof api.reducer>;
type QueryCacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];

interface Rejected extends UnknownAction {
  readonly meta: { readonly rejectedWithValue: boolean; readonly arg: { readonly queryCacheKey: QueryCacheKey } };
}

const isRejected = (action: UnknownAction): action is Rejected => action.type === 'api/executeQuery/rejected';

/** Counts a failure as fulfilled: RTK Query would otherwise resend the query for every new subscriber. */
export function cacheReducer(state: ApiState | undefined, action: UnknownAction): ApiState {
  const next = api.reducer(state, action);
  if (!isRejected(action) || !action.meta.rejectedWithValue) return next;
  const { queryCacheKey } = action.meta.arg;
  const entry = next.queries[queryCacheKey];
  if (entry?.status !== QueryStatus.rejected || entry.fulfilledTimeStamp !== undefined) return next;
  const failed = { ...entry, fulfilledTimeStamp: entry.startedTimeStamp };
  return { ...next, queries: { ...next.queries, [queryCacheKey]: failed } };
}

interface Subscriptions {
  readonly getSubscriptionCount: (queryCacheKey: QueryCacheKey) => number;
}

const areSubscriptions = (value: unknown): value is Subscriptions =>
  typeof value === 'object' && value !== null && 'getSubscriptionCount' in value;

export const forgetClosedFailures: Middleware<object, { api: ApiState }> = (store) => {
  const isShown = (key: QueryCacheKey): boolean => {
    const subscriptions: unknown = store.dispatch(internal_getRTKQSubscriptions());
    return areSubscriptions(subscriptions) && subscriptions.getSubscriptionCount(key) > 0;
  };
  const forget = (queryCacheKey: QueryCacheKey) => {
    const entry = store.getState().api.queries[queryCacheKey];
    const isFailure = entry?.status === QueryStatus.rejected && entry.data === undefined;
    if (isFailure && !isShown(queryCacheKey)) store.dispatch(removeQueryResult({ queryCacheKey }));
  };
  return (next) => (action) => {
    // A replacement subscribes in the same task.
    if (isAction(action) && unsubscribeQueryResult.match(action)) setTimeout(forget, 0, action.payload.queryCacheKey);
    return next(action);
  };
};
