import { type ThunkAction, type UnknownAction, configureStore } from '@reduxjs/toolkit';
import { api } from './api/api';
import { ownEntries, ownChanges } from '../features/changes/state/ownChanges';
import { forgetClosedFailures } from './api/failedQueries';
import { refetchOutdated } from './api/outdatedQueries';
import type { ServerConnection } from './api/server/serverConnection';
import { ServerPort } from './api/server/serverPort';
import { alwaysOpen, gateMiddleware } from './gate/effectGate';
import { createTimeTravel } from './gate/timeTravel';
import { rootReducer } from './rootReducer';
import { acceptedConstraintsSlice, acceptedFieldsSlice } from '../features/matching/state/accepted';
import type { ComparisonState } from '../features/comparison/state/rememberedComparison';
import { isMachineStepped } from './machinesSlice';
import { loadsSlice } from '../features/changes/state/loads';
import { planMemorySlice } from '../features/plan/state/planMemory';
import { requestDeskSlice, type DeskState } from '../features/requests/state/requestDesk';
import { ratesSlice } from '../features/rates/state/ratesSlice';
import type { StoreTools } from './inspection';

export interface AppStoreOptions {
  readonly connection: ServerConnection;
  readonly tools?: StoreTools | null;
  readonly preloadedState?: Partial<ComparisonState & DeskState>;
}

/** Disables duration warnings. */
const checks = { warnAfter: Infinity };

/** Cached responses and request inputs stay current during time travel. */
const CURRENT = [
  api,
  acceptedConstraintsSlice,
  acceptedFieldsSlice,
  planMemorySlice,
  requestDeskSlice,
  ratesSlice,
  loadsSlice,
].map((slice) => slice.reducerPath);

const isOfMachinery = (type: string): boolean => type.startsWith(`${api.reducerPath}/`) || isMachineStepped({ type });

export function createAppStore({ connection, tools, preloadedState }: AppStoreOptions) {
  const devTools = tools?.devTools ?? false;
  const { gate, enhancer } = devTools ? createTimeTravel(CURRENT) : { gate: alwaysOpen, enhancer: null };
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
        refetchOutdated,
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

export function forgetServerAnswers(store: AppStore) {
  store.dispatch(api.util.resetApiState());
}
