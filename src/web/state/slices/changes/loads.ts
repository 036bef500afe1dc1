import { createSlice, isAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { touchedBy } from './touchedBy';
import { changesReceived } from './changes';

/** Which calls were begun before which changes were told. */
export interface LoadsState {
  /** How many times the server told of changes. */
  told: number;
  /** How many times it had when a query began, by request id; absent: never. */
  asked: Record<string, number>;
  /** What is being changed by this tab, by request id. */
  saving: Record<string, readonly string[]>;
}

interface CallMeta {
  readonly requestId: string;
  readonly arg: { readonly endpointName: string; readonly originalArgs: unknown };
}
type Call = PayloadAction<unknown, string, CallMeta>;

/** An action of a call by RTK Query; its endpoints import the store, which imports this file. */
const isCall =
  (ending: RegExp) =>
  (action: UnknownAction): action is Call =>
    isAction(action) && ending.test(action.type);

const initialState: LoadsState = { told: 0, asked: {}, saving: {} };

export const loadsSlice = createSlice({
  name: 'loads',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(changesReceived, (state) => {
        state.told += 1;
      })
      .addMatcher(isCall(/^api\/executeQuery\/pending$/), (state, { meta }) => {
        // Before the first change there is nothing to tell apart.
        if (state.told > 0) state.asked[meta.requestId] = state.told;
      })
      .addMatcher(isCall(/^api\/executeMutation\/pending$/), (state, { meta: { requestId, arg } }) => {
        const touched = touchedBy(arg.endpointName, arg.originalArgs);
        if (touched !== null && touched !== 'all') state.saving[requestId] = [...touched];
      })
      .addMatcher(isCall(/^api\/executeMutation\/(fulfilled|rejected)$/), (state, { meta }) => {
        if (Object.hasOwn(state.saving, meta.requestId))
          state.saving = Object.fromEntries(Object.entries(state.saving).filter(([id]) => id !== meta.requestId));
      });
  },
});
