import { isAction, type Middleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from './api';
import type { ServerPort } from './server/serverPort';

type ApiState = ReturnType<typeof api.reducer>;
type Dispatch = ThunkDispatch<{ api: ApiState }, ServerPort, UnknownAction>;

interface Arg {
  readonly endpointName: string;
  readonly originalArgs: unknown;
  readonly queryCacheKey: keyof ApiState['queries'];
  readonly forceRefetch?: unknown;
}

interface QueryAction extends UnknownAction {
  readonly meta: { readonly arg: Arg; readonly condition?: boolean };
}

const OF_QUERY = /^api\/executeQuery\/(?:pending|fulfilled|rejected)$/;
const isOfQuery = (action: UnknownAction): action is QueryAction => OF_QUERY.test(action.type);

interface Query {
  readonly initiate: (args: unknown, options: object) => Parameters<Dispatch>[0];
}

const isQuery = (value: unknown): value is Query => typeof value === 'object' && value !== null && 'initiate' in value;

/**
 * RTK Query skips a refetch while the query is running, whose answer can be older than the write that asked for it. Such
 * an answer is asked for once more; a failure is not (docs/decisions/0179).
 */
export const refetchOutdated: Middleware<object, { api: ApiState }, Dispatch> = (store) => {
  const outdated = new Set<Arg['queryCacheKey']>();
  /** Began in this task: after the write, whose tags can name it twice. */
  const justBegun = new Set<Arg['queryCacheKey']>();
  const refetch = ({ endpointName, originalArgs }: Arg) => {
    const query: unknown = Object.getOwnPropertyDescriptor(api.endpoints, endpointName)?.value;
    if (isQuery(query)) store.dispatch(query.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
  };
  /** Not after a failure, nor after logging out, which forgets all. */
  const isAnswered = (key: Arg['queryCacheKey']) => store.getState().api.queries[key]?.status === QueryStatus.fulfilled;
  return (next) => (action) => {
    const result = next(action);
    if (!isAction(action) || !isOfQuery(action)) return result;
    const { arg, condition } = action.meta;
    const key = arg.queryCacheKey;
    if (action.type.endsWith('pending')) {
      justBegun.add(key);
      queueMicrotask(() => justBegun.delete(key));
    } else if (condition === true) {
      const isRunning = store.getState().api.queries[key]?.status === QueryStatus.pending;
      if (isRunning && arg.forceRefetch === true && !justBegun.has(key)) outdated.add(key);
    } else if (outdated.delete(key) && isAnswered(key)) refetch(arg);
    return result;
  };
};
