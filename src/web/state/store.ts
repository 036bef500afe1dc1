import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import { api } from './api/api';
import { ownEntries } from './activity/ownEntries';
import { forgetClosedFailures } from './api/failures';
import type { ServerConnection } from './api/server/serverConnection';
import { ServerPort } from './api/server/serverPort';
import { alwaysOpen } from './gate/effectGate';
import { gateMiddleware } from './gate/gateMiddleware';
import { createTimeTravel } from './gate/timeTravel';
import { ownChanges } from './changes/ownChanges';
import { rootReducer } from './rootReducer';
import { acceptedConstraintsSlice } from './slices/acceptedConstraints';
import { acceptedFieldsSlice } from './slices/acceptedFields';
import type { ComparisonState } from './slices/comparison';
import { isMachineStepped } from './slices/machines';
import { loadsSlice } from './slices/changes/loads';
import { planMemorySlice } from './slices/planMemory';
import { ratesSlice } from './slices/rates';
import type { StoreTools } from './storeTools';

export interface AppStoreOptions {
  readonly connection: ServerConnection;
  /** What observes the store. */
  readonly tools?: StoreTools | null;
  /** What the tab remembers of its comparison pages. */
  readonly preloadedState?: Partial<ComparisonState>;
}

/** Redux's development checks never complain of how long they take: a busy machine is not a fault. */
const checks = { warnAfter: Infinity };

/** Answers, and what decides what the server is asked: both stay as they are while the store shows the past. */
const KEPT = [api, acceptedConstraintsSlice, acceptedFieldsSlice, planMemorySlice, ratesSlice, loadsSlice].map(
  (slice) => slice.reducerPath,
);

const isOfMachinery = (type: string): boolean => type.startsWith(`${api.reducerPath}/`) || isMachineStepped({ type });

/** The store of one signed-in person. It is dropped at logout, so nothing of one person is seen by the next; with its gate. */
export function createAppStore({ connection, tools, preloadedState }: AppStoreOptions) {
  const devTools = tools?.devTools ?? false;
  const { gate, enhancer } = devTools ? createTimeTravel(KEPT) : { gate: alwaysOpen, enhancer: null };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: new ServerPort(connection, gate) },
        serializableCheck: checks,
        immutableCheck: checks,
      }).concat(
        gateMiddleware(gate, { isOfMachinery }),
        ownChanges,
        ownEntries,
        forgetClosedFailures,
        api.middleware,
        ...(tools?.middleware ?? []),
      ),
    enhancers: (defaults) => (enhancer ? defaults().concat(enhancer) : defaults()),
    devTools,
  });
  return Object.assign(store, { gate });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppThunk<T = void> = ThunkAction<T, RootState, ServerPort, UnknownAction>;
export type AppDispatch = AppStore['dispatch'];
export type RootState = ReturnType<typeof rootReducer>;

/** Forgets everything the server said and drops the requests that still run. */
export function forgetServerAnswers(store: AppStore) {
  store.dispatch(api.util.resetApiState());
}
