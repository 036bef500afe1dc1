import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DescribedField, FieldValues } from '../../../contract/matching/quote';

/** What a person accepted from an order's descriptions and notes: per order id, the values by the field that they fill. */
export type AcceptedFields = Record<string, FieldValues>;

const initialState: AcceptedFields = {};

export const acceptedFieldsSlice = createSlice({
  name: 'acceptedFields',
  initialState,
  reducers: {
    fieldsFilled(state, { payload: { orderId, fields } }: PayloadAction<{ orderId: string; fields: FieldValues }>) {
      state[orderId] = { ...state[orderId], ...fields };
    },
    fieldEmptied(state, { payload: { orderId, field } }: PayloadAction<{ orderId: string; field: DescribedField }>) {
      const { [field]: _emptied, ...others } = state[orderId] ?? {};
      state[orderId] = others;
    },
  },
});

export const { fieldsFilled, fieldEmptied } = acceptedFieldsSlice.actions;
