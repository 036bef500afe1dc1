import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UnitSort } from '../../../../domain/comparison/sortUnits';

export interface ComparisonView {
  view: 'cards' | 'table';
  sort: UnitSort;
}

export type ComparisonViews = Record<string, ComparisonView>;

export const defaultComparisonView: ComparisonView = { view: 'cards', sort: 'specs' };

const initialState: ComparisonViews = {};

export const comparisonViewSlice = createSlice({
  name: 'comparisonView',
  initialState,
  reducers: {
    comparisonViewChanged(state, { payload }: PayloadAction<{ orderId: string; change: Partial<ComparisonView> }>) {
      state[payload.orderId] = { ...defaultComparisonView, ...state[payload.orderId], ...payload.change };
    },
  },
});

export const { comparisonViewChanged } = comparisonViewSlice.actions;
