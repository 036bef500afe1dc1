import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import { api } from './api/api';
import type { ServerPortOptions } from './api/server/serverPort';
import { ServerPort } from './api/server/serverPort';
import { rootReducer } from './rootReducer';
import type { ComparisonState } from './slices/comparison';
import type { StoreTools } from './storeTools';

export interface AppStoreOptions extends ServerPortOptions {
  /** What watches the store; absent, nobody does. */
  readonly tools?: StoreTools | null;
  /** What session storage remembers of this tab's comparison pages. */
  readonly preloadedState?: Partial<ComparisonState>;
}

/** Milliseconds from which Redux's development checks complain of themselves; busy machines are not a fault. */
const checks = { warnAfter: 1_000 };

/** The store of one signed-in person. It is dropped at logout, so nothing of one person is seen by the next. */
export function createAppStore({ tools, preloadedState, ...port }: AppStoreOptions) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: new ServerPort({ ...port, ...tools }) },
        serializableCheck: checks,
        immutableCheck: checks,
      }).concat(api.middleware, ...(tools?.middleware ?? [])),
    devTools: tools?.devTools ?? false,
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppThunk<T = void> = ThunkAction<T, RootState, unknown, UnknownAction>;
export type AppDispatch = AppStore['dispatch'];
export type RootState = ReturnType<typeof rootReducer>;

/** Forgets everything the server said and drops the requests that still run. */
export function forgetServerAnswers(store: AppStore) {
  store.dispatch(api.util.resetApiState());
}
