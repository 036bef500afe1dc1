import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { NamedRates } from '../../../contract/rates/rateSets';

/**
 * The rates that hold, as the last response said; null before, and if the product API has none. They come with the units
 * that they judge, so that figures and verdicts on a screen are of the same rates.
 */
interface RatesState {
  inForce: NamedRates | null;
}

const initialState: RatesState = { inForce: null };

/** Any response with rates, by RTK Query's action: its endpoints import the store, which imports this file. */
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
      // A set never changes: the same id keeps the same object.
      if (rates && (state.inForce === null || state.inForce.id !== rates.id)) state.inForce = rates;
    }),
});
