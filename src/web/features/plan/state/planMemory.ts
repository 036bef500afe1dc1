import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PlanSettings } from '../../../../contract/plan/planRequest';

export interface PlanMemory {
  settings: PlanSettings | null;
  /** Whether comparisons show each unit's effect on the plan. */
  isShown: boolean;
}

const initialState: PlanMemory = { settings: null, isShown: false };

export const planMemorySlice = createSlice({
  name: 'planMemory',
  initialState,
  reducers: {
    plannedBy(state, { payload }: PayloadAction<PlanSettings>) {
      state.settings = payload;
    },
    planEffectsShown(state, { payload }: PayloadAction<{ isShown: boolean }>) {
      state.isShown = payload.isShown;
    },
  },
});

export const { plannedBy, planEffectsShown } = planMemorySlice.actions;
