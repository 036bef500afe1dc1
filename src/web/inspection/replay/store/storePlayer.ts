import { configureStore, type Reducer, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../../state/api/api';
import '../../../state/api/audit/audit';
import '../../../state/api/audit/auditExport';
import '../../../state/api/contention/contention';
import '../../../state/api/estimates/drafts';
import '../../../state/api/estimates/estimates';
import '../../../state/api/imports/imports';
import '../../../state/api/imports/profiles';
import '../../../state/api/inventory/inventoryExport';
import '../../../state/api/inventory/inventoryPages';
import '../../../state/api/judgedUnit';
import '../../../state/api/lastRefresh';
import '../../../state/api/matchIc';
import '../../../state/api/me';
import '../../../state/api/notices/notices';
import '../../../state/api/orders/orderSummary';
import '../../../state/api/orders/orders';
import '../../../state/api/ordersExport/ordersExport';
import '../../../state/api/overview/overview';
import '../../../state/api/plan/plan';
import '../../../state/api/plan/planEffects';
import '../../../state/api/plan/scenarios';
import '../../../state/api/quotations/quotationSettings';
import '../../../state/api/quotations/quotations';
import '../../../state/api/rates/rates';
import '../../../state/api/recommendations';
import '../../../state/api/reservations';
import '../../../state/api/retirement';
import '../../../state/api/search/search';
import '../../../state/api/orders/servableOrders';
import '../../../state/api/states';
import '../../../state/api/unitFiles/fileAddress';
import '../../../state/api/unitFiles/unitFiles';
import '../../../state/api/unitOptions';
import '../../../state/api/views/views';
import { ServerPort } from '../../../state/api/server/serverPort';
import { rootReducer } from '../../../state/rootReducer';
import type { RootState } from '../../../state/store';
import { changedSlices, slicesOf, type Slices } from '../../steps/storeSlices';
import { CallsToday } from './callsToday';

const RESTORE = 'replay/restore';
/** Where the requests seem to go. */
const ORIGIN = 'http://localhost';
/** An answer comes with its step, however late: the longest time that a timer takes, ms. */
const NEVER = 2 ** 31 - 1;

type Running = Promise<unknown> & { abort: () => void };
type Initiate = (args: unknown, options: object) => ThunkAction<Running, RootState, ServerPort, UnknownAction>;

const isInitiate = (value: unknown): value is Initiate => typeof value === 'function';

const endpointOf = (name: string): object | undefined =>
  Object.entries<object>(api.endpoints).find(([each]) => each === name)?.[1];

/** Starts a call of an endpoint; null where there is none of this name. */
function initiateOf(name: string): Initiate | null {
  const endpoint = endpointOf(name);
  return endpoint && 'initiate' in endpoint && isInitiate(endpoint.initiate) ? endpoint.initiate : null;
}

type Upsert = (entries: readonly { endpointName: string; arg: unknown; value: unknown }[]) => UnknownAction;

/** Endpoints are known by name only. */
const isUpsert = (value: unknown): value is Upsert => typeof value === 'function';

/** Today's reducers, which also replace slices by recorded ones. */
const reducer: Reducer<RootState> = (state, action) =>
  action.type === RESTORE && 'payload' in action
    ? rootReducer({ ...rootReducer(state, action), ...slicesOf(action.payload) }, action)
    : rootReducer(state, action);

function createStore(calls: CallsToday) {
  const connection = { apiBaseUrl: ORIGIN, getToken: () => Promise.resolve(null), onUnauthorized: () => undefined };
  const port = new ServerPort({ ...connection, timeoutMs: NEVER, fetchFn: calls.fetchFn });
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: port }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
        calls.middleware,
      ),
    devTools: false,
  });
}

/** Today's store, with recorded answers in place of the server. */
export class StorePlayer {
  readonly calls = new CallsToday();
  readonly #store = createStore(this.calls);

  get state(): RootState {
    return this.#store.getState();
  }

  get slices(): Slices {
    return slicesOf(this.state);
  }

  /** Replaces slices by recorded ones. */
  restore(slices: Slices): void {
    this.#store.dispatch({ type: RESTORE, payload: slices });
  }

  /** Reduces an action; returns the slices that changed. */
  take(type: string, payload: unknown): Slices {
    const before = this.slices;
    this.#store.dispatch({ type, payload });
    return changedSlices(before, this.slices);
  }

  /** Starts a call; returns how to give it up, or null where there is no such endpoint. */
  start(endpoint: string, args: unknown): (() => void) | null {
    const initiate = initiateOf(endpoint);
    if (!initiate) return null;
    const running = this.#store.dispatch(initiate(args, { subscribe: false, forceRefetch: true, track: false }));
    return () => running.abort();
  }

  /** Goes on as if a query had ended with a recorded result. */
  keepResult(name: string, arg: unknown, value: unknown): void {
    const endpoint = endpointOf(name);
    const upsert: unknown = api.util.upsertQueryEntries;
    if (endpoint && 'useQuery' in endpoint && isUpsert(upsert))
      this.#store.dispatch(upsert([{ endpointName: name, arg, value }]));
  }

  /** Ends what today's app would do by itself from now on. */
  end(): void {
    this.#store.dispatch(api.util.resetApiState());
  }
}
