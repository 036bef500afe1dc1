import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { NamedRates } from '../../../../contract/rates/rateSets';

/** Set from responses with judged units, so that figures and verdicts use the same rates. */
interface RatesState {
  inForce: NamedRates | null;
}

const initialState: RatesState = { inForce: null };

/** By type, because the endpoints import the store. */
const isTelling = (action: UnknownAction): action is PayloadAction<{ rates?: NamedRates | null }> =>
  action.type === 'api/executeQuery/fulfilled' &&
  typeof action['payload'] === 'object' &&
  action['payload'] !== null &&
  'rates' in action['payload'];

export const ratesSlice = createSlice({
  name: 'rates',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(isTelling, (state, { payload: { rates } }) => {
      // Rate sets are immutable: the same id retains the same object.
      if (rates && (state.inForce === null || state.inForce.id !== rates.id)) state.inForce = rates;
    }),
});
