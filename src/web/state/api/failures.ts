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

/**
 * The reducer of the cache, in which a failure counts as an answer: RTK Query sends a query again for each new subscriber
 * until its entry has a time of fulfillment. 'Try again' and invalidation still send it. An aborted query has no answer.
 */
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

/** Forgets a failure when the last screen that shows it is closed: the person who opens one again sends the query again. */
export const forgetClosedFailures: Middleware<object, { api: ApiState }> = (store) => {
  const isShown = (key: QueryCacheKey): boolean => {
    // The middleware of the cache answers this action with its subscriptions.
    const subscriptions: unknown = store.dispatch(internal_getRTKQSubscriptions());
    return areSubscriptions(subscriptions) && subscriptions.getSubscriptionCount(key) > 0;
  };
  const forget = (queryCacheKey: QueryCacheKey) => {
    const entry = store.getState().api.queries[queryCacheKey];
    const isFailure = entry?.status === QueryStatus.rejected && entry.data === undefined;
    if (isFailure && !isShown(queryCacheKey)) store.dispatch(removeQueryResult({ queryCacheKey }));
  };
  return (next) => (action) => {
    // A part that replaces another one subscribes in the same task.
    if (isAction(action) && unsubscribeQueryResult.match(action)) setTimeout(forget, 0, action.payload.queryCacheKey);
    return next(action);
  };
};
