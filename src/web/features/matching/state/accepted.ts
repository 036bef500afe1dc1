import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Constraint, DescribedField, FieldValues } from '../../../../contract/matching/quote';

export type AcceptedConstraints = Record<string, Constraint[]>;

interface Counted {
  orderId: string;
  constraint: Constraint;
  isCounted: boolean;
}

const initialState: AcceptedConstraints = {};

export const acceptedConstraintsSlice = createSlice({
  name: 'acceptedConstraints',
  initialState,
  reducers: {
    constraintCounted(state, { payload: { orderId, constraint, isCounted } }: PayloadAction<Counted>) {
      const others = (state[orderId] ?? []).filter((each) => each !== constraint);
      state[orderId] = isCounted ? [...others, constraint] : others;
    },
  },
});

export const { constraintCounted } = acceptedConstraintsSlice.actions;

export type AcceptedFields = Record<string, FieldValues>;

const noFields: AcceptedFields = {};

export const acceptedFieldsSlice = createSlice({
  name: 'acceptedFields',
  initialState: noFields,
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
