import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import { api } from './api/api';
import type { ServerConnection } from './api/server/serverConnection';
import { ServerPort } from './api/server/serverPort';
import { rootReducer } from './rootReducer';
import type { ComparisonState } from './slices/comparison';
import type { StoreTools } from './storeTools';

export interface AppStoreOptions {
  readonly connection: ServerConnection;
  /** What observes the store. */
  readonly tools?: StoreTools | null;
  /** What the tab remembers of its comparison pages. */
  readonly preloadedState?: Partial<ComparisonState>;
}

/** Milliseconds from which Redux's development checks complain of themselves; busy machines are not a fault. */
const checks = { warnAfter: 1_000 };

/** The store of one signed-in person. It is dropped at logout, so nothing of one person is seen by the next. */
export function createAppStore({ connection, tools, preloadedState }: AppStoreOptions) {
  const { fetchFn = connection.fetchFn } = tools ?? {};
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: new ServerPort({ ...connection, fetchFn }) },
        serializableCheck: checks,
        immutableCheck: checks,
      }).concat(api.middleware, ...(tools?.middleware ?? [])),
    devTools: tools?.devTools ?? false,
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppThunk<T = void> = ThunkAction<T, RootState, ServerPort, UnknownAction>;
export type AppDispatch = AppStore['dispatch'];
export type RootState = ReturnType<typeof rootReducer>;

/** Forgets everything the server said and drops the requests that still run. */
export function forgetServerAnswers(store: AppStore) {
  store.dispatch(api.util.resetApiState());
}
