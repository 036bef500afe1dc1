import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Constraint } from '../../../contract/matching/quote';

/** Which demands of the notes a person lets count: per order id, each once, in the order in which they were accepted. */
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
